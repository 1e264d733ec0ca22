import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged(
  '/v1/waste/emissions?amount=100&material=commercial_and_industrial&treatment=landfill&country=GB&year=2025',
  {
    same: '/v1/waste/emissions?country=uk&treatment=LANDFILL&unit=kg&amount=1e2&material=commercial%20waste&year=2025',
    different: '/v1/waste/emissions?amount=100&material=household&treatment=landfill&country=GB&year=2025',
  },
)
