/** What a shipment complies with, and how far. */
import type { Standards } from '../../method/method.ts'
import type { FreightJourney } from '../transport/journey.ts'

const HOW =
  'transport chain elements well to wheel, modelled distances, default intensities (UK conversion factors; ships and countries as docs/methods/freight.md says), no hub operations'

const WHOLE: Standards = {
  GHG_Protocol:
    'Scope 1, 2 and 3 category 3 for who runs the vehicles; Scope 3 category 4 for who buys the transport',
  ISO_14064: 'ISO 14064-1: indirect emissions from transportation',
  ISO_14083: `Aligned with ISO 14083:2023, not certified: ${HOW}`,
}

/** ISO 14083 counts every element of the chain: without the ferry the total is not that of the standard. */
const WITHOUT_FERRY: Standards = {
  ...WHOLE,
  ISO_14083: `Not aligned with ISO 14083:2023, since the emissions of a ferry on the route are left out. Otherwise by its method: ${HOW}`,
}

export function standardsOf({ chain }: FreightJourney): Standards {
  const isFerryLeftOut = chain.legs.some(({ notices }) =>
    notices.some(({ code }) => code === 'ferry_on_route'),
  )
  return isFerryLeftOut ? WITHOUT_FERRY : WHOLE
}
