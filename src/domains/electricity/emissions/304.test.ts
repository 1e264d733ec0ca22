import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/electricity/emissions?kwh=1000&country=US&state=CA', {
  same: '/v1/electricity/emissions?state=us-ca&country=us&kwh=1e3&unit=KWH',
  different: '/v1/electricity/emissions?kwh=1000&country=US&state=NY',
})
