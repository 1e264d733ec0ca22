/** One spelling for many: the key by which names are stored and looked up. */

/** Accents of Latin, Greek and Cyrillic; marks of other scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g
/** Letters that do not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ŋ: 'n',
  ə: 'a',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** Apostrophes and the letters that are written like them: Xi'an, Nukuʻalofa. */
const APOSTROPHES = /['’‘ʻʼ`´ʹ′]/g
const NOT_WORDS = /[^\p{L}\p{M}\p{N}]+/gu
const SAINT = /\b(saint|sankt|sint|szent)(?= )/g
const PLAIN = /^[a-z0-9]+( [a-z0-9]+)*$/

/**
 * In lower case, without accents and punctuation, words one space apart, "Saint" as "st". Idempotent. Empty when there is
 * no letter or digit.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  const folded = PLAIN.test(lower) ? lower : foldLetters(lower)
  return folded.includes('s') ? folded.replace(SAINT, 'st') : folded
}

function foldLetters(lower: string): string {
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? '')
    .replace(APOSTROPHES, '')
    .replace(NOT_WORDS, ' ')
    .normalize('NFC')
    .trim()
}

const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const DIGRAPH = /[äöüøå]/g

/** The other spelling of names with umlauts (Göttingen: goettingen); undefined when there is none. */
export function foldDigraphs(name: string): string | undefined {
  const lower = name.normalize('NFC').toLowerCase()
  const spelled = lower.replace(DIGRAPH, (letter) => DIGRAPHS[letter] ?? '')
  return spelled === lower ? undefined : fold(spelled)
}
