import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/refrigerant/emissions?gas=R-134a&amount=2&year=2025', {
  same: '/v1/refrigerant/emissions?gas=hfc%20134A&amount=2.0&unit=KG&year=2025',
  different: '/v1/refrigerant/emissions?gas=R-134a&amount=3&year=2025',
})
