import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/homeworking/emissions?hours=1000&country=GB&year=2025', {
  same: '/v1/homeworking/emissions?country=uk&hours=1e3&people=1&with_heating=1&year=2025',
  different: '/v1/homeworking/emissions?hours=1001&country=GB&year=2025',
})
