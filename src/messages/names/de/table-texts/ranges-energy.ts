/** What the ranges of energy, hotels and services rest on. `#` stands for a number, `#4` for the fourth. */
export const ENERGY_RANGES: Readonly<Record<string, string>> = {
  'IPCC # Guidelines vol. # table #, # % limits of kg CO2 per TJ':
    'IPCC-Richtlinien #, Band #, Tabelle 2.2: Grenzen von #4 % für kg CO2 je TJ',
  'a third to # times: usual limits of the IPCC # Guidelines; the tables themselves were not read':
    'ein Drittel bis #-mal: übliche Grenzen der IPCC-Richtlinien #; die Tabellen selbst wurden nicht ausgewertet',
  'UK factors from year to year, # to #: # at the #th and # at the #th percentile of # pairs':
    'britische Faktoren von Jahr zu Jahr, # bis #: # am #. und # am #. Perzentil von # Paaren',
  'UK factors from year to year, # to #: # at the #th percentile of # pairs':
    'britische Faktoren von Jahr zu Jahr, # bis #: # am #. Perzentil von # Paaren',
  'UK factors from year to year: # at the #th percentile of # pairs':
    'britische Faktoren von Jahr zu Jahr: # am #. Perzentil von # Paaren',
  'the same figure of another year: UK # to # #; Ember # at the #th percentile where the year differs':
    'derselbe Wert eines anderen Jahres: Vereinigtes Königreich # bis #: #; Ember # am #. Perzentil bei anderem Jahr',
  'Ember # over mid-2025: # at the #th percentile for one year, # where the year differs (# countries)':
    'Ember # gegenüber Mitte 2025: # am #. Perzentil bei gleichem Jahr, # bei anderem Jahr (# Länder)',
  'official direct figures over ours in # countries: #th percentile #, median #, #th #':
    'amtliche direkte Werte gegenüber unseren in # Ländern: #. Perzentil #, Median #, #. Perzentil #',
  'official direct figures of # (EEA) over ours in # countries: #th percentile #, #th #; the year of the share and of the intensity differ':
    'amtliche direkte Werte von # (EEA) gegenüber unseren in # Ländern: #. Perzentil #, #. Perzentil #; die Jahre von Anteil und Intensität weichen ab',
  'a grid without fossil plants has next to none, one of coal about # of its life cycle':
    'ein Netz ohne fossile Kraftwerke hat fast keinen, eines aus Kohle etwa # seines Lebenszyklus',
  'published figures over the median of the rest of their UN subregion, one left out at a time: #th to #th percentile of # countries':
    'veröffentlichte Werte gegenüber dem Median der übrigen Länder ihrer UN-Subregion, jeweils eines ausgelassen: #. bis #. Perzentil von # Ländern',
  '# to # % of output, the band of plausible losses':
    '# bis # % der Erzeugung, der Bereich plausibler Netzverluste',
  '# to # % of output against # %: #/# and #/# over #/#':
    '# bis # % der Erzeugung gegenüber # %: #/# und #/# geteilt durch #/#',
  '# % of direct against # to # % published for the UK and # to # % by the mix of # European countries':
    '# % der direkten Emissionen gegenüber # bis # %, für das Vereinigte Königreich veröffentlicht, und # bis # % nach dem Mix von # europäischen Ländern',
  'UK factors # to #: # at the #th and # at the #th percentile of # countries; New Zealand # -56.7 to +# % for a new class of hotels':
    'britische Faktoren # bis #: # am #. und # am #. Perzentil von # Ländern; Neuseeland #: -56,7 bis +# % bei einer neuen Hotelklasse',
  'published over estimated figures: the middle # % of # countries left out one at a time and # with an older figure':
    'veröffentlichte gegenüber geschätzten Werten: die mittleren # % von # einzeln ausgelassenen Ländern und # mit einem älteren Wert',
  '# published figures: # of # inside among the half that was not fitted':
    '# veröffentlichte Werte: # von # innerhalb, in der nicht angepassten Hälfte',
  'one tier is a factor of # to # on top: judgement':
    'eine Größenklasse ist zusätzlich der Faktor # bis #: eigene Einschätzung',
  'Google # g per # Wh, EcoLogits # g per # tokens, against # g':
    'Google # g je # Wh, EcoLogits # g je # Token, gegenüber # g',
  'US EPA factors v1.3: a sector over the median of the others with its first three digits is # to # (#th to #th percentile of #); prices and suppliers within a sector on top: judgement':
    'Faktoren der US-EPA v1.3: Ein Sektor liegt gegenüber dem Median der anderen mit denselben ersten drei Ziffern bei # bis # (#. bis #. Perzentil von #); dazu Preise und Lieferanten innerhalb eines Sektors: eigene Einschätzung',
  'as in the United States, and other grids, prices and trade: judgement':
    'wie in den Vereinigten Staaten, dazu andere Stromnetze, Preise und Handelswege: eigene Einschätzung',
  'UK factors on IPCC AR4 (#) over AR5 (#): #th percentile #, #th # of # gases and blends above #; the sixth report is in none of them':
    'britische Faktoren nach IPCC AR4 (#) gegenüber AR5 (#): #. Perzentil #, #. Perzentil # von # Gasen und Gemischen über #; der sechste Bericht steckt in keinem davon',
  'UK factors on IPCC AR4 (#) over AR5 (#): # to # of # ethers':
    'britische Faktoren nach IPCC AR4 (#) gegenüber AR5 (#): # bis # bei # Ethern',
  'UK factors of # over #: hydrocarbons # over # (propane), # over # (butane), HFC-161 #; what is counted of their products differs':
    'britische Faktoren von # gegenüber #: Kohlenwasserstoffe # gegenüber # (Propan), # gegenüber # (Butan), HFC-161 #; ihre Folgeprodukte werden verschieden gezählt',
  'UK factors from year to year: # (# to #) to #; other homes and hours by judgement':
    'britische Faktoren von Jahr zu Jahr: # (# bis #) bis #; andere Wohnungen und Zeiten nach eigener Einschätzung',
  'UK factors from year to year: # to #; homes, winters and who else is at home differ: judgement':
    'britische Faktoren von Jahr zu Jahr: # bis #; Wohnungen, Winter und wer noch zu Hause ist, sind verschieden: eigene Einschätzung',
  'grids of # to # g CO2e per kWh against # of the UK in #: judgement':
    'Stromnetze von # bis # g CO2e je kWh gegenüber # im Vereinigten Königreich #: eigene Einschätzung',
  'none in a warm country, more in a cold one, by the fuel of the home: judgement':
    'in einem warmen Land keine, in einem kalten mehr, je nach Brennstoff der Wohnung: eigene Einschätzung',
}
