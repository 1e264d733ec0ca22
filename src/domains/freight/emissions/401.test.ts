import { refusesBadKeys } from '../../../../test/support/unauthorized.ts'

refusesBadKeys(
  '/v1/freight/emissions?origin_location=LHR&destination_location=JFK&weight=1&transport_mode=air',
)
