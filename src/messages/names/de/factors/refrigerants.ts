/** Gases. Codes as R410A are the same in German; chemical names are not. */
import type { NameRule, NameRules, Names } from './rules.ts'
import { lookup } from './rules.ts'

const GASES: Names = {
  CO2: 'Kohlendioxid (CO2)',
  CH4: 'Methan (CH4)',
  N2O: 'Lachgas (N2O)',
  SF6: 'Schwefelhexafluorid (SF6)',
  NF3: 'Stickstofftrifluorid (NF3)',
  SF5CF3: 'Trifluormethylschwefelpentafluorid (SF5CF3)',
  'PFC-14': 'Tetrafluormethan (PFC-14)',
  'PFC-116': 'Hexafluorethan (PFC-116)',
  'PFC-218': 'Octafluorpropan (PFC-218)',
  'PFC-318': 'Octafluorcyclobutan (PFC-318)',
  'PFC-3-1-10': 'Decafluorbutan (PFC-3-1-10)',
  'PFC-4-1-12': 'Dodecafluorpentan (PFC-4-1-12)',
  'PFC-5-1-14': 'Tetradecafluorhexan (PFC-5-1-14)',
  'PFC-216': 'Hexafluorcyclopropan (PFC-216)',
  'CFC-11': 'Trichlorfluormethan (FCKW-11, R11)',
  'CFC-12': 'Dichlordifluormethan (FCKW-12, R12)',
  'HCFC-22': 'Chlordifluormethan (HFCKW-22, R22)',
  carbon_tetrachloride: 'Tetrachlorkohlenstoff',
  methyl_bromide: 'Methylbromid',
  methyl_chloroform: 'Methylchloroform',
  dimethyl_ether: 'Dimethylether',
  methylene_chloride: 'Dichlormethan (Methylenchlorid)',
  methyl_chloride: 'Chlormethan (Methylchlorid)',
  sulfuryl_fluoride: 'Sulfurylfluorid',
  chloroform: 'Chloroform',
  R717: 'Ammoniak (R717)',
  R718: 'Wasser (R718)',
  'C4-FN': 'Heptafluorisobutyronitril (C4-FN)',
  R290: 'Propan (R290)',
  R600: 'Butan (R600)',
  R600a: 'Isobutan (R600a)',
  R601: 'Pentan (R601)',
  R601a: 'Isopentan (R601a)',
  R170: 'Ethan (R170)',
  R1270: 'Propen (R1270)',
}

/** `HFC-134a`, `Halon-1301`, `R404A`, `PFPMIE`. */
const CODE = /^(?:[A-Z]{3,}|Halon|R)[-\d]/

/** Chlorofluorocarbons have another abbreviation in German. */
const GERMAN_CODES: Names = { CFC: 'FCKW', HCFC: 'HFCKW', HFC: 'HFKW' }

export const gasName: NameRule = (id) => {
  const known = lookup(GASES, id)
  if (known === undefined && !CODE.test(id) && id !== 'PFPMIE') return undefined
  const [family = '', ...rest] = id.split('-')
  const germanFamily = lookup(GERMAN_CODES, family)
  const withGerman = germanFamily === undefined ? id : `${id} (${[germanFamily, ...rest].join('-')})`
  return known ?? withGerman
}

export const REFRIGERANTS: NameRules = {
  'refrigerant-': (id) => {
    const name = gasName(id)
    return name && `Kältemittel, ${name}`
  },
}
