import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/fuel/types?category=solid', {
  same: '/v1/fuel/types?category=SOLID',
  different: '/v1/fuel/types',
})
