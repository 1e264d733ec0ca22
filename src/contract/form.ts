/** Templates whose figures are groups and lists by name: those of journeys (contract/template.ts has the others). */
import { type Figure, gap, templateOf } from './template.ts'

/** Numbers and texts by name, or lists and groups of them. */
export interface Figures {
  readonly [name: string]: Figure | readonly Figure[] | Figures
}

export interface Form<F extends Figures> {
  /** The JSON of the answer with these figures: as JSON.stringify writes what the layout makes of them. */
  json(figures: F): string
  /** The same as octets in UTF-8 (core/octets.ts). */
  octets(figures: F): string
}

type Path = readonly (string | number)[]

/** `like`: figures of which only the names and the lengths of lists count. */
export function formOf<F extends Figures>(like: F, layout: (figures: F) => object): Form<F> {
  const template = templateOf<Path>(layout(gapsLike(like) as F), (path) => path.join('\n'))
  return {
    json: (figures) => template.json((path) => figureAt(figures, path)),
    octets: (figures) => template.octets((path) => figureAt(figures, path)),
  }
}

function gapsLike(figures: object, path: Path = []): object {
  const gapAt = (like: unknown, name: string | number) => {
    const own = [...path, name]
    return typeof like === 'object' && like !== null ? gapsLike(like, own) : gap(own)
  }
  if (Array.isArray(figures)) return figures.map(gapAt)
  return Object.fromEntries(Object.entries(figures).map(([name, like]) => [name, gapAt(like, name)]))
}

function figureAt(figures: Figures, path: Path): Figure {
  let found: unknown = figures
  for (let at = 0; at < path.length; at++) found = (found as Figures)[path[at] as string]
  return found as Figure
}
