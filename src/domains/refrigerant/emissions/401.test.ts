import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys('/v1/refrigerant/emissions?gas=R-410A&amount=2&year=2025')
