import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/hotel/emissions?country=GB&nights=3', {
  same: '/v1/hotel/emissions?rooms=1&nights=3&country=uk&equivalents=false',
  different: '/v1/hotel/emissions?country=GB&nights=4',
})
