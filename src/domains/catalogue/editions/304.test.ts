import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/editions', { same: '/v1/editions?strict=true' })
