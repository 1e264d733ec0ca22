/** Electricity: of countries and their parts, as they are and as their own reporting schemes publish them. */
import { localeOf } from '../../../locale.ts'
import { ENERGY } from '../labels/energy.ts'
import { GERMAN_REGIONS } from '../regions.ts'
import { from, lookup, type NameRule, type NameRules } from './rules.ts'

const COUNTRY = /^[A-Z]{2}$/

export function areaName(area: string): string | undefined {
  return COUNTRY.test(area) ? localeOf('de').countries.of(area) : lookup(GERMAN_REGIONS, area)
}

/** `Netzstrom, Frankreich`. */
export function ofArea(title: string): NameRule {
  return (area) => {
    const name = areaName(area)
    return name === undefined ? undefined : `${title}, ${name}`
  }
}

const AREA_AND_PART = /^(?<area>.+)-(?<part>[^-]+)$/

function official(rest: string): string | undefined {
  const { area, part } = AREA_AND_PART.exec(rest)?.groups ?? {}
  const [place, partName] = [area && areaName(area), lookup(ENERGY.grid_part, part)]
  return place && partName && `Netzstrom, amtlicher Wert, ${place}: ${partName}`
}

export const ELECTRICITY: NameRules = {
  'grid-': ofArea('Netzstrom'),
  'grid-estimate-': ofArea('Netzstrom, Schätzwert'),
  'grid-life-cycle-': ofArea('Netzstrom, Lebenszyklus im Jahr des amtlichen Werts'),
  'grid-official-': official,
  'grid-residual-': ofArea('Restmix des Stroms'),
  'grid-share-': ofArea('Netzstrom, Anteil der direkten Verbrennung'),
  'grid-loss-': ofArea('Netzverluste des Stroms'),
  'grid_mix-': ofArea('Stromerzeugung nach Energieträgern'),
  'grid_technologies-': from(ENERGY.technology ?? {}, 'Stromerzeugung, '),
  'grid-default-': from({
    'direct-share': 'Netzstrom, Anteil der direkten Verbrennung, Standardwert',
    upstream: 'Netzstrom, Anteil der Vorkette, Standardwert',
    loss: 'Netzverluste des Stroms, Standardwert',
  }),
}
