import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/factors?domain=water', {
  same: '/v1/factors?limit=50&domain=WATER&strict=true',
  different: '/v1/factors?domain=fuel',
})
