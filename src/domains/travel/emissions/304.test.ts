import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/travel/emissions?origin_location=LHR&destination_location=JFK&transport_mode=flight', {
  same: '/v1/travel/emissions?passengers=1&transport_mode=FLIGHT&destination_location=JFK&origin_location=lhr&cabin_class=economy',
  different:
    '/v1/travel/emissions?origin_location=LHR&destination_location=JFK&transport_mode=flight&cabin_class=first',
})
