import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

const ENDS = 'origin_location=NLRTM&destination_location=CNSHA'

confirmsUnchanged(`/v1/freight/emissions?${ENDS}&weight=100&transport_mode=sea`, {
  same: `/v1/freight/emissions?transport_mode=SEA&unit=KG&weight=1e2&${ENDS}&vehicle_type=average`,
  different: `/v1/freight/emissions?${ENDS}&weight=100&transport_mode=sea&avoid=suez`,
})
