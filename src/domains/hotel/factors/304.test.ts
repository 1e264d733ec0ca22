import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/hotel/factors', { same: '/v1/hotel/factors?strict=true' })
