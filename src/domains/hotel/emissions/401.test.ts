import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys('/v1/hotel/emissions?country=GB&nights=3')
