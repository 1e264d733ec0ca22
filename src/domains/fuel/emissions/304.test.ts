import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/fuel/emissions?fuel_type=diesel&amount=10', {
  same: '/v1/fuel/emissions?amount=1e1&unit=LITRE&fuel_type=Diesel&include_wtt=1',
  different: '/v1/fuel/emissions?fuel_type=diesel&amount=10&include_wtt=false',
})
