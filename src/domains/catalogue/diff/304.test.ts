import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/editions/diff?from=2024&to=2026&domain=water', {
  same: '/v1/editions/diff?to=2026.1&from=2024.1&domain=WATER',
  different: '/v1/editions/diff?from=2026&to=2024&domain=water',
})
