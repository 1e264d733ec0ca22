import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/spend/sectors?q=office', {
  same: '/v1/spend/sectors?q=%20office',
  different: '/v1/spend/sectors?q=farming',
})
