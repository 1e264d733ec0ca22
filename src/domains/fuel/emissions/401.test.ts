import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys('/v1/fuel/emissions?fuel_type=diesel&amount=10')
