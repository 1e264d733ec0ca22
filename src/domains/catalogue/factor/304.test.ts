import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/factors/hotel-GB', {
  same: '/v1/factors/hotel-GB?strict=true',
  different: '/v1/factors/hotel-FR',
})
