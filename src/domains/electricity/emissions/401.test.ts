import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys('/v1/electricity/emissions?kwh=100&country=DE')
