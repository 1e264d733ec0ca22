/**
 * How electricity without a contract is accounted for in each country (GHG Protocol Scope 2 Guidance, table 6.3). It
 * decides whether a market-based result is determined, and no number: it holds for every edition.
 */

/**
 * published: a residual mix is published; an edition or the operator has its value, or not. full_disclosure: every kWh
 * is declared by its supplier. by_supplier: each supplier has a value of its own. Of other countries none is known.
 */
export type MarketKind = 'published' | 'full_disclosure' | 'by_supplier'

export interface Market {
  readonly kind: MarketKind
  /** Who publishes the residual mix, or says how electricity is declared. */
  readonly publisher: string
  /** Where it is found; absent where no page was named. */
  readonly url?: string
  /** The first year of those for which it was seen; absent where none was named. */
  readonly since?: number
}

/** Undefined where no residual mix is known. */
export function marketOf(countryCode: string): Market | undefined {
  return OWN[countryCode] ?? (OF_AIB.has(countryCode) ? AIB : undefined)
}

const AIB_URL = 'https://www.aib-net.org/facts/european-residual-mix'
/** European Residual Mixes, CO2, direct: data years 2022 to 2024 were seen. */
const AIB: Market = {
  kind: 'published',
  publisher: 'Association of Issuing Bodies (AIB)',
  url: AIB_URL,
  since: 2022,
}
const OF_AIB: ReadonlySet<string> = new Set(
  'BA BE BG CY CZ DE EE ES FR GR HR HU IE IS IT LT LU LV ME MT PL PT RO RS SI SK'.split(' '),
)

/** Those with a publisher of their own, and those without a residual mix. */
const OWN: Readonly<Record<string, Market>> = {
  // Every kWh needs a guarantee of origin (E-Control, disclosure report); AIB prints no value for it.
  AT: {
    kind: 'full_disclosure',
    publisher: 'E-Control',
    url: 'https://www.e-control.at/en/marktteilnehmer/oeko-energie/stromkennzeichnung',
    since: 2015,
  },
  AU: {
    kind: 'published',
    publisher: 'DCCEEW, National Greenhouse Accounts Factors',
    url: 'https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors',
    since: 2023,
  },
  // No electricity is untracked there (RECS, "European Residual Mixes 2022", 27 June 2023).
  CH: {
    kind: 'full_disclosure',
    publisher: 'Association of Issuing Bodies (AIB)',
    url: AIB_URL,
    since: 2022,
  },
  // The national mean without market-traded non-fossil power: the announcement of January 2026 for 2023.
  CN: {
    kind: 'published',
    publisher: 'Ministry of Ecology and Environment, China (MEE)',
    url: 'https://www.mee.gov.cn/',
    since: 2023,
  },
  // Generel eldeklaration, every year on 1 June.
  DK: { kind: 'published', publisher: 'Energinet', url: 'https://energinet.dk/el/gron-el/eldeklarationer' },
  FI: { kind: 'published', publisher: 'Energiavirasto' },
  // UK fuel mix disclosure data: the residual fuel mix.
  GB: { kind: 'published', publisher: 'UK Government (DESNZ), fuel mix disclosure' },
  // Emission factors by utility, with a residual menu for each.
  JP: {
    kind: 'by_supplier',
    publisher: 'Ministry of the Environment, Japan (MOE)',
    url: 'https://policies.env.go.jp/earth/ghg-santeikohyo/calc.html',
    since: 2023,
  },
  // Printed by AIB without a value, because of full disclosure.
  NL: {
    kind: 'full_disclosure',
    publisher: 'Association of Issuing Bodies (AIB)',
    url: AIB_URL,
    since: 2022,
  },
  // Varedeklarasjon for strømleverandører: 2016, 2020 and 2023 were seen.
  NO: {
    kind: 'published',
    publisher: 'Norwegian Water Resources and Energy Directorate (NVE)',
    url: 'https://www.nve.no/nytt-fra-nve/nyheter-energi/varedeklarasjon-for-stroemleverandoerer-2023/',
    since: 2016,
  },
  // Residual Supply Factor of the New Zealand Energy Certificate System, from the production year 2019/20.
  NZ: {
    kind: 'published',
    publisher: 'BraveTrace (New Zealand Energy Certificate System)',
    url: 'https://bravetrace.co.nz/how-it-works/residual-supply-mix/',
    since: 2020,
  },
  // Sweden declares with the Nordic mix; AIB's value for Sweden alone differs in kind.
  SE: {
    kind: 'published',
    publisher: 'Energimarknadsinspektionen (Ei), Nordic residual mix',
    url: 'https://ei.se/bransch/ursprungsmarkning-av-el/residualmix',
    since: 2019,
  },
  // By eGRID subregion.
  US: {
    kind: 'published',
    publisher: 'Center for Resource Solutions (Green-e)',
    url: 'https://www.green-e.org/residual-mix',
  },
}
