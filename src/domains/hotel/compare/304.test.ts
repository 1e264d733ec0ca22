import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/hotel/compare?countries=GB,MV', {
  same: '/v1/hotel/compare?rooms=1&nights=1&countries=uk,%20mv',
  different: '/v1/hotel/compare?countries=GB,US',
})
