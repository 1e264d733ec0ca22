/** Values of lists that people choose from, each thing once: the API takes other words for some of them too. */

const SYNONYMS: Readonly<Record<string, string>> = {
  train: 'rail',
  plane: 'flight',
  air: 'flight',
  motorcycle: 'motorbike',
  lorry: 'truck',
  hgv: 'truck',
  metro: 'underground',
  subway: 'underground',
  small_van: 'van_class_1',
  ftl: 'dedicated',
  ltl: 'shared',
}
const ELECTRIC = /(^|_)(?:battery_electric|bev)$/

/** Without those that mean the same as another one of the list. */
export function withoutSynonyms(values: readonly string[]): string[] {
  return values.filter((value) => {
    const same = SYNONYMS[value] ?? value.replace(ELECTRIC, '$1electric')
    return same === value || !values.includes(same)
  })
}
