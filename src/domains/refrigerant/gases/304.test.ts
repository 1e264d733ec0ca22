import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/refrigerant/gases?year=2025', {
  same: '/v1/refrigerant/gases?edition=2025.2',
  different: '/v1/refrigerant/gases?q=R4&year=2025',
})
