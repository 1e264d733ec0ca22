import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys('/v1/travel/emissions?origin_country=GB&destination_country=US')
