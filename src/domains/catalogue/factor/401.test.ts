import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys('/v1/factors/hotel-GB')
