/** Values that are no good, as the server is to see them after decoding. */

/** Texts that are no decimal digits, whatever the range. */
export const NOT_INTEGERS = [
  'abc',
  'three',
  '1.5',
  '1.0',
  '3.',
  '.3',
  '-1',
  '-0',
  '+3',
  '1e2',
  '1E1',
  '1e999',
  '0x10',
  '0b11',
  '0o7',
  '1,000',
  '1.000',
  '1 000',
  '1_000',
  "1'000",
  '3,0',
  '\u0663', // ARABIC-INDIC DIGIT THREE
  '\u06f3', // EXTENDED ARABIC-INDIC DIGIT THREE
  '\u0969', // DEVANAGARI DIGIT THREE
  '\uff13', // FULLWIDTH DIGIT THREE
  '\u2162', // ROMAN NUMERAL THREE
  '\u00b3', // SUPERSCRIPT THREE
  '\u4e09', // the Chinese numeral three
  '\ud835\udfd1', // MATHEMATICAL BOLD DIGIT THREE, outside of the basic plane
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  '[3]',
  '{}',
  '3n',
  '3;4',
  '3/1',
  '3%',
  '\u00003',
  '3\u0000',
  '3\u200b',
]

/** Digits, but far out of every range. */
export const HUGE_INTEGERS = ['2147483648', '9007199254740993', '99999999999999999999', '9'.repeat(300)]

/** Texts that are no finite decimal number. */
export const NOT_NUMBERS = [
  'abc',
  'ten',
  'NaN',
  'nan',
  'Infinity',
  '-Infinity',
  'inf',
  '1e999',
  '-1e999',
  '0x10',
  '0b11',
  '0o7',
  '1,5',
  '1,000',
  '1.000,5',
  '1,000.5',
  '1_000',
  '1\u066b5', // ARABIC DECIMAL SEPARATOR
  '\u0661\u0662', // Arabic-Indic 12
  '\uff11\uff12', // fullwidth 12
  '\u2212' + '1', // MINUS SIGN
  '\u00bd', // VULGAR FRACTION ONE HALF
  '\u00b2',
  '\u221e',
  '1.2.3',
  '1e',
  'e5',
  '1e1.5',
  '1e5x',
  '1e2e3',
  '.',
  '-',
  '+',
  '--5',
  '5-',
  '+5',
  '1/2',
  '2*3',
  '5%',
  '5 kWh',
  '$5',
  '1n',
  '1f',
  'true',
  '[5]',
  '5;6',
  '5\u0000',
  '\u00005',
]

/** Numbers below 0.001 or above 1e9. */
export const OUT_OF_RANGE_NUMBERS = [
  '0',
  '0.0',
  '-0',
  '0.0009',
  '0.00099999',
  '9.99e-4',
  '1e-9',
  '1e-400',
  '-1',
  '-0.001',
  '-1e9',
  '1000000001',
  '1000000000.1',
  '1e10',
  '1.1e9',
  '1e308',
  '9'.repeat(200),
]

export const NOT_BOOLEANS = [
  'tru',
  'truee',
  'true,false',
  '2',
  '-1',
  '01',
  '1.0',
  '0x1',
  'null',
  'undefined',
  '[]',
  'wahr',
  '\uff54rue', // FULLWIDTH SMALL LETTER T
  'fal\u017fe', // LATIN SMALL LETTER LONG S, whose upper case is S
  'true\u0000',
]

/** Words that no parameter knows. No commas, which separate the codes of a list. */
export const HOSTILE_WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'null',
  'undefined',
  '[object Object]',
  "' OR 1=1 --",
  "'; DROP TABLE api_keys; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of others
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  '$(id)',
  '`id`',
  '| cat /etc/passwd',
  '%s%n%x',
  '\r\nSet-Cookie: stolen=1',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\u007f',
  '\u202eBG', // RIGHT-TO-LEFT OVERRIDE
  '\ufffd',
  '\u{1f1ec}\u{1f1e7}', // flag of Great Britain
  '\u{1f469}\u200d\u{1f680}',
  'z\u0351\u0343\u0308'.repeat(5),
  'x'.repeat(80),
  'x'.repeat(81),
  'x'.repeat(300),
  'x'.repeat(8000),
]

/** What cannot be decoded is taken as it stands. */
export const BROKEN_ENCODINGS = [
  '%',
  '%z',
  '%zz',
  '%4',
  '%u0047',
  '%FF',
  '%C0%AF',
  '%E0%80%AF',
  '%ED%A0%80',
  '%F8%88%80%80%80',
]

/** Country codes that are none, and letters of other scripts whose upper or lower case is ASCII. */
export const NOT_COUNTRIES = [
  'X',
  'G',
  '826',
  '12',
  '0',
  '-1',
  'XX',
  'ZZ',
  'AA',
  'QM',
  'xz',
  'EU',
  'AN',
  'SU',
  'YU',
  'ENG',
  'G B',
  'G-B',
  'GB.',
  'GB;FR',
  'GB|FR',
  'GB/FR',
  '\u00df', // ß, upper case SS: not South Sudan
  '\ufb01', // the ligature fi, upper case FI: not Finland
  '\u017fe', // long s and e, upper case SE: not Sweden
  '\u0131t', // dotless i and t, upper case IT: not Italy
  '\u212ar', // KELVIN SIGN and r, lower case kr: not Korea
  'D\u212a',
  '\u0130T', // I WITH DOT ABOVE
  '\uff27\uff22', // fullwidth GB
  'G\u0412', // CYRILLIC CAPITAL LETTER VE
  '\u1d33\u1d2e', // modifier letters GB
  'G\u0308B',
  'GB\u0000',
  'GB\u200b',
  'true',
]
