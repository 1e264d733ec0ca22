/** What is wrong with the lines of an answer: nothing, of a sound one. Everything is read from the answer alone. */
import {
  type RatedEntry,
  type RatedLine,
  type RatedNotice,
  type Rating,
  rated,
  type TierName,
} from './rated.ts'

interface Line extends RatedLine {
  scope: 1 | 2 | 3 | null
  category: number | null
  basis: 'location' | 'market' | null
  kind: string
  co2e_kg?: number | null
  co2e_grams?: number | null
  co2e?: number | null
  reason?: string
  tier: TierName | null
  quality: Rating['quality']
}

interface Notice extends RatedNotice {
  code: string
  is_fallback: boolean
}

interface Emissions {
  co2e: number
  co2e_grams?: number
  tier: TierName
  quality: Rating['quality']
  lines: Line[]
  source_trail: RatedEntry[]
  ghg_protocol_scopes?: Scopes
}

type Scopes = { [name: string]: number | null | string | Scopes }

export interface Answered {
  readonly attributes: { readonly emissions: Emissions; readonly notices: readonly Notice[] }
  /** By strict=true. */
  readonly isRefused: boolean
  /** By strict=total. */
  readonly isTotalRefused: boolean
}

export function faultsOf({ attributes, ...refused }: Answered): string[] {
  const { emissions, notices } = attributes
  return [
    ...ofSum(emissions),
    ...[emissions, ...emissions.lines].flatMap(ofShares),
    ...ofFallbacks(emissions, notices),
    ...ofInputs(emissions),
    ...ofRating(emissions, notices),
    ...ofScopes(emissions),
    ...ofStrict(emissions.lines, notices, refused),
  ]
}

/** The lines that are part of the total add up to it, to the gram; of language models to the microgram. */
function ofSum({ co2e, co2e_grams, lines }: Emissions): string[] {
  const counted = lines.filter(isOfTotal)
  const [sum, total] =
    co2e_grams === undefined
      ? [counted.reduce((all, line) => all + micro(line.co2e ?? Number.NaN), 0), micro(co2e)]
      : [counted.reduce((all, line) => all + (line.co2e_grams ?? Number.NaN), 0), co2e_grams]
  return sum === total ? [] : [`its lines add up to ${sum}, not ${total}`]
}

const micro = (grams: number) => Math.round(grams * 1e6)

const isOfTotal = ({ perspective, part_of_total }: Line) => part_of_total && perspective === 'reporter'

/** Thousandths that add up to 1; none exactly where there are no kilograms. */
function ofShares(of: Emissions | Line): string[] {
  const { quality, tier } = of
  const thousandths = Object.values(quality ?? {}).map((share) => share * 1000)
  const sum = Math.round(thousandths.reduce((all, one) => all + one, 0))
  const isInThousandths = thousandths.every((one) => Math.abs(one - Math.round(one)) < 1e-9)
  if ('status' in of && of.status === 'not_determined') {
    const isNull = [of.co2e_kg ?? of.co2e ?? null, tier, quality].every((value) => value === null)
    return isNull && of.reason !== undefined ? [] : ['a line that is not determined has a number']
  }
  if (quality === null) return amountOf(of) > 0 ? ['kilograms without quality'] : []
  if (sum !== 1000 || !isInThousandths) return [`quality adds up to ${sum / 1000}`]
  return (quality.exact === 1) === (tier === 'exact')
    ? []
    : [`tier ${tier} of quality ${quality.exact} exact`]
}

const amountOf = ({ co2e, co2e_grams }: Emissions | Line) => co2e_grams ?? co2e ?? 0

/** A fallback leaves nothing of its lines exact. */
const ofFallbacks = ({ lines }: Emissions, notices: readonly Notice[]) =>
  notices
    .filter(({ is_fallback }) => is_fallback)
    .flatMap(({ code, lines: touched }) => {
      if (touched === undefined) return [`${code} says of no line whether it touches it`]
      return touched
        .filter((at) => lines[at] === undefined || hasExact(lines[at]))
        .map((at) => `line ${at} is exact in spite of ${code}`)
    })

const hasExact = ({ tier, quality }: Line) => tier === 'exact' || (quality?.exact ?? 0) > 0

/** What an estimate scales is not exact. */
const ofInputs = ({ lines, source_trail }: Emissions) =>
  source_trail
    .filter(({ role, tier }) => role === 'input' && tier === 'estimate')
    .flatMap(({ scales = [] }) => scales.flatMap((at) => source_trail[at]?.lines ?? []))
    .filter(({ line }) => lines[line]?.tier === 'exact')
    .map(({ line }) => `line ${line} is exact, and an estimate scales it`)

function ofRating(emissions: Emissions, notices: readonly Notice[]): string[] {
  const { tier, quality, lines, source_trail } = emissions
  const again = rated(source_trail, lines, notices)
  const pairs: [string, Rating | null, Rating | null][] = [
    ['total', { tier, quality }, again.total],
    ...lines.map((line, at): [string, Rating | null, Rating | null] => [
      `line ${at}`,
      line.tier === null ? null : { tier: line.tier, quality: line.quality },
      again.lines[at] ?? null,
    ]),
  ]
  return pairs
    .filter(([, said, found]) => JSON.stringify(said) !== JSON.stringify(found))
    .map(([what, said, found]) => `${what}: ${JSON.stringify(found)} again, not ${JSON.stringify(said)}`)
}

/** `scope_3_category_6` and the two of scope 2; of transport that is bought, one list of each who reports. */
function ofScopes({ lines, ghg_protocol_scopes: scopes = {} }: Emissions): string[] {
  const { asset_owner, freight_buyer, ...own } = scopes
  return [
    ...scopeFaults(own, lines.filter(isOfTotal), lines),
    ...scopeFaults(
      asset_owner,
      lines.filter(({ perspective }) => perspective === 'asset_owner'),
      [],
    ),
    ...scopeFaults(freight_buyer, lines.filter(isOfTotal), []),
  ]
}

const LINE = /^scope_(\d)(?:_category_(\d+))?$/

function scopeFaults(
  scopes: Scopes[string] | undefined,
  lines: readonly Line[],
  all: readonly Line[],
): string[] {
  if (typeof scopes !== 'object' || scopes === null) return []
  return Object.entries(scopes).flatMap(([name, value]) => {
    if (name === 'scope_2' && typeof value === 'object' && value !== null) return scope2Faults(value, all)
    const [, scope, category] = LINE.exec(name) ?? []
    if (typeof value !== 'number' || scope === undefined) return []
    const sum = gramsOf(lines, Number(scope), category === undefined ? null : Number(category))
    return sum === Math.round(value * 1000) ? [] : [`${name} is ${value} kg, its lines are ${sum} g`]
  })
}

function scope2Faults(of: Scopes, lines: readonly Line[]): string[] {
  const market = lines.find(({ basis }) => basis === 'market')
  const location = gramsOf(
    lines.filter(({ basis }) => basis === 'location'),
    2,
    null,
  )
  const isDetermined = market?.status === 'determined'
  return [
    ...(typeof of.location_based === 'number' && location !== Math.round(of.location_based * 1000)
      ? [`scope 2 by location is ${of.location_based} kg, its lines are ${location} g`]
      : []),
    ...(isDetermined && market.co2e_grams !== Math.round(Number(of.market_based) * 1000)
      ? [`scope 2 by contract is ${of.market_based} kg, its line is ${market.co2e_grams} g`]
      : []),
    ...(market && !isDetermined && of.market_based_status !== 'not_determined'
      ? ['scope 2 by contract is determined, its line is not']
      : []),
  ]
}

const gramsOf = (lines: readonly Line[], scope: number, category: number | null) =>
  lines
    .filter((line) => line.scope === scope && line.category === category)
    .reduce((sum, { co2e_grams }) => sum + (co2e_grams ?? 0), 0)

/** A market-based line that nobody asked for has no number with strict: that is no fallback. */
function ofStrict(
  lines: readonly Line[],
  notices: readonly Notice[],
  { isRefused, isTotalRefused }: Omit<Answered, 'attributes'>,
): string[] {
  const fallbacks = notices.filter(({ is_fallback }) => is_fallback)
  const touchesTotal = (notice: Notice) => !movesOnlyLines(notice, lines) && isOfAny(notice, lines, isOfTotal)
  const refuses = fallbacks.some((one) => !isOfMarketAlone(one, lines))
  return [
    ...(refuses === isRefused ? [] : [`strict=true ${isRefused ? 'refuses' : 'passes'} ${codes(fallbacks)}`]),
    ...(fallbacks.some(touchesTotal) === isTotalRefused
      ? []
      : [`strict=total ${isTotalRefused ? 'refuses' : 'passes'} ${codes(fallbacks)}`]),
  ]
}

const isOfMarketAlone = (notice: Notice, lines: readonly Line[]) =>
  ['residual_mix_not_held', 'supplier_factor_required'].includes(notice.code) &&
  !isOfAny(notice, lines, ({ basis }) => basis !== 'market')

/** What is estimated of scope 2 is taken from, or given to, the upstream emissions, where the total holds both. */
const movesOnlyLines = ({ code }: Notice, lines: readonly Line[]) =>
  code === 'scope_2_by_share' && lines.some((line) => line.kind === 'upstream' && isOfTotal(line))

const isOfAny = ({ lines: touched = [] }: Notice, lines: readonly Line[], holds: (line: Line) => boolean) =>
  touched.some((at) => lines[at] !== undefined && holds(lines[at]))

const codes = (notices: readonly Notice[]) => `[${notices.map(({ code }) => code).join(', ')}]`
