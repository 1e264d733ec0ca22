import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/sources/desnz-2025', {
  same: '/v1/sources/desnz-2025?strict=1',
  different: '/v1/sources/desnz-2021',
})
