import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys('/v1/spend/emissions?amount=10000&naics=337214&country=US')
