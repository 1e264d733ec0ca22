import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/electricity/grid?region=europe', {
  same: '/v1/electricity/grid?region=EUROPE&strict=false',
  different: '/v1/electricity/grid?region=asia',
})
