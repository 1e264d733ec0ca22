import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys('/v1/homeworking/emissions?hours=1000&country=GB&year=2025')
