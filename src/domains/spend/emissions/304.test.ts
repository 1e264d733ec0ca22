import { confirmsUnchanged } from '../../../../test/support/unchanged.ts'

confirmsUnchanged('/v1/spend/emissions?amount=10000&naics=337214&country=US', {
  same: '/v1/spend/emissions?country=us&currency=usd&price_year=2022&naics=Office%20Furniture%20(except%20wood)%20manufacturing&amount=1e4',
  different: '/v1/spend/emissions?amount=10001&naics=337214&country=US',
})
