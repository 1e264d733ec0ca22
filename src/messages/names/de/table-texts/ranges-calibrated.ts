/** What the ranges rest on that are drawn from data/calibration. `#` stands for a number. */
export const CALIBRATED_RANGES: Readonly<Record<string, string>> = {
  '# values of # publishers over the UK factor: # to # (data/calibration/fuels.csv)':
    '# Werte von # Herausgebern gegenüber dem britischen Faktor: # bis # (data/calibration/fuels.csv)',
  '# values of # publishers over the UK factor: # to # (data/calibration/flights.csv)':
    '# Werte von # Herausgebern gegenüber dem britischen Faktor: # bis # (data/calibration/flights.csv)',
  'one value of EPA over the UK factor: # (data/calibration/fuels.csv)':
    'ein Wert der EPA gegenüber dem britischen Faktor: # (data/calibration/fuels.csv)',
  'EPA counts no fossil carbon in biodiesel: # of the UK factor; the upper end is our judgement':
    'die EPA zählt keinen fossilen Kohlenstoff in Biodiesel: # des britischen Faktors; das obere Ende ist unsere Einschätzung',
  '# values of # publishers (ADEME, DCCEEW) over the UK factor: # to #':
    '# Werte von # Herausgebern (ADEME, DCCEEW) gegenüber dem britischen Faktor: # bis #',
  '# values of ADEME over the UK factor: # to #':
    '# Werte von ADEME gegenüber dem britischen Faktor: # bis #',
  'official values of # countries over ours: # to # in six open revisions (data/calibration/grids.csv)':
    'amtliche Werte von # Ländern gegenüber unseren: # bis # in sechs offenen Revisionen (data/calibration/grids.csv)',
  'liquid fuel of another country': 'flüssiger Brennstoff eines anderen Landes',
  'gas of another country': 'Gas eines anderen Landes',
  'coal of another country': 'Kohle eines anderen Landes',
  'methane and nitrous oxide of wood in another country': 'Methan und Lachgas von Holz in einem anderen Land',
  'biofuel of another country': 'Biokraftstoff eines anderen Landes',
  'the well-to-tank part of a fuel of another country': 'die Vorkette eines Brennstoffs eines anderen Landes',
  'the well-to-tank part of a biofuel of another country':
    'die Vorkette eines Biokraftstoffs eines anderen Landes',
  'the factor of flights below # km': 'der Faktor von Flügen unter # km',
}
