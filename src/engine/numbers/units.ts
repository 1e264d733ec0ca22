/** Units that can be converted into each other, exactly. */
import { type Decimal, decimal, multiply } from './decimal.ts'
import { type Rational, rational } from './rational.ts'

/** How much of the first unit of its kind one is: a quotient of two decimals. */
type Size = string | readonly [numerator: string, denominator: string]

/** Names are those of data/synonyms/units.csv. */
const KINDS: Readonly<Record<string, Readonly<Record<string, Size>>>> = {
  /** The international avoirdupois pound is 0.45359237 kg exactly (agreement of 1959), an ounce a sixteenth of it. */
  mass: { kg: '1', g: '0.001', tonne: '1000', lb: '0.45359237', oz: ['0.45359237', '16'] },
  /** A watt hour is 3,600 joules. */
  energy: {
    kwh: '1',
    wh: '0.001',
    mwh: '1000',
    gwh: '1000000',
    mj: ['1', '3.6'],
    gj: ['1000', '3.6'],
  },
  /** The international mile is 1.609344 km exactly (1959), the nautical mile 1.852 km (1929). */
  length: { km: '1', m: '0.001', mile: '1.609344', nautical_mile: '1.852' },
  /** A foot is 0.3048 m exactly (1959), its cube 28.316846592 litres. */
  volume: { litre: '1', ml: '0.001', m3: '1000', ft3: '28.316846592' },
  /** A day of work has no fixed hours. */
  time: { hour: '1', minute: ['1', '60'] },
  days: { day: '1' },
}

interface Unit {
  readonly kind: string
  readonly size: Rational
}

const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(KINDS).flatMap(([kind, units]) =>
    Object.entries(units).map(([name, size]): [string, Unit] => [name, { kind, size: sizeOf(size) }]),
  ),
)

function sizeOf(size: Size): Rational {
  const [numerator, denominator] = typeof size === 'string' ? [size, '1'] : size
  return rational(decimal(numerator), decimal(denominator))
}

export const isUnit = (name: string): boolean => UNITS.has(name)

/** An amount in another unit; undefined where one cannot be converted into the other. */
export function converted(amount: Decimal, from: string, to: string): Rational | undefined {
  const [unit, other] = [UNITS.get(from), UNITS.get(to)]
  if (!unit || !other || unit.kind !== other.kind) return undefined
  return {
    numerator: multiply(multiply(amount, unit.size.numerator), other.size.denominator),
    denominator: multiply(unit.size.denominator, other.size.numerator),
  }
}
