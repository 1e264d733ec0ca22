import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys('/v1/waste/emissions?amount=100&material=household&treatment=landfill&country=GB&year=2025')
