import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/water/emissions?amount=100&country=GB', {
  same: '/v1/water/emissions?country=uk&service=BOTH&unit=m3&amount=1e2',
  different: '/v1/water/emissions?amount=101&country=GB',
})
