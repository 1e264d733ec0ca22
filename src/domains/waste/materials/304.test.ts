import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/waste/materials?year=2025', {
  same: '/v1/waste/materials?edition=2025.2',
  different: '/v1/waste/materials?year=2024',
})
