import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/sources', { same: '/v1/sources?strict=true', different: '/v1/sources?year=2024' })
