import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys('/v1/editions/diff?from=2024&to=2025')
