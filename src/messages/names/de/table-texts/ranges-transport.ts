/** What the ranges of travel, freight and waste rest on. `#` stands for a number. */
export const TRANSPORT_RANGES: Readonly<Record<string, string>> = {
  '# published flight figures (French decree, ADEME, EPA, MLIT, UK, US DOT): # within # to # of the band':
    '# veröffentlichte Werte für Flüge (französisches Dekret, ADEME, EPA, MLIT, Vereinigtes Königreich, US DOT): # innerhalb des #- bis #-Fachen des Faktors',
  '# published flight figures: # within # to # of the curve; leaving each publisher out in turn # of #':
    '# veröffentlichte Werte für Flüge: # innerhalb des #- bis #-Fachen der Kurve; ohne jeweils einen Herausgeber # von #',
  'Lee et al. #: net # (# to #) mW/m2 with # of CO2, scaled on a multiplier of #; the choice of metric is outside of it':
    'Lee et al. #: netto # (# bis #) mW/m2, davon # durch CO2, auf einen Multiplikator von # bezogen; die Wahl der Metrik ist nicht enthalten',
  'Travel Impact Model # and # economy seats against # and # of the UK factors':
    'Travel Impact Model # und # Economy-Sitze gegenüber # und # der britischen Faktoren',
  'US # (cars) and # (light trucks), Australia #, New Zealand # to #, Germany #, France about #':
    'USA # (Autos) und # (leichte Nutzfahrzeuge), Australien #, Neuseeland # bis #, Deutschland #, Frankreich etwa #',
  'UK factors from year to year: # at worst (#)': 'britische Faktoren von Jahr zu Jahr: höchstens # (#)',
  'no published spread found: judgement': 'keine veröffentlichte Streuung gefunden: eigene Einschätzung',
  'US # over UK # g per km': 'USA # gegenüber Vereinigtes Königreich # g je km',
  'EPA #, MLIT # to #, UBA #, UK # to #, ADEME #, French decree # g per passenger-km':
    'EPA #, MLIT # bis #, UBA #, Vereinigtes Königreich # bis #, ADEME #, französisches Dekret # g je Personen-km',
  'UK # (#) and # (#), ADEME # g per passenger-km':
    'Vereinigtes Königreich # (#) und # (#), ADEME # g je Personen-km',
  'UK factors # to #: national #, Underground #': 'britische Faktoren # bis #: Bahn im Inland #, U-Bahn #',
  'UK factors # to #: #': 'britische Faktoren # bis #: #',
  '# published figures (UBA, SNCF, ADEME, OEBB and others): # inside with # kWh, # with #':
    '# veröffentlichte Werte (UBA, SNCF, ADEME, ÖBB und andere): # innerhalb mit # kWh, # mit #',
  'India #, Japan #, United States # to #': 'Indien #, Japan #, Vereinigte Staaten # bis #',
  'national publications: no spread found, judgement':
    'Veröffentlichungen einzelner Länder: keine Streuung gefunden, eigene Einschätzung',
  'Germany # against # (UBA #); mean of # countries # against # (GLEC) and # (EEA #)':
    'Deutschland # gegenüber # (UBA #); Mittel von # Ländern # gegenüber # (GLEC) und # (EEA #)',
  'the network has become electric since; GLEC # g per tonne-km well to wheel':
    'Das Netz ist seitdem elektrifiziert; GLEC # g je Tonnen-km Well-to-Wheel',
  'between electric and diesel trains: x0.5 to x2': 'zwischen elektrischen und Dieselzügen: x0,5 bis x2',
  'India #, Germany #, United States #, Japan #': 'Indien #, Deutschland #, Vereinigte Staaten #, Japan #',
  'Germany #, EU #, UK # to # well to wheel, US # tank to wheel g per tonne-km':
    'Deutschland #, EU #, Vereinigtes Königreich # bis # Well-to-Wheel, USA # Tank-to-Wheel, g je Tonnen-km',
  'Japan #, United States #': 'Japan #, Vereinigte Staaten #',
  'UK #, UBA #, GLEC #, French decree # to # g per tonne-km well to wheel':
    'Vereinigtes Königreich #, UBA #, GLEC #, französisches Dekret # bis # g je Tonnen-km Well-to-Wheel',
  'UBA over UK #, #, #; French decree # to #':
    'UBA gegenüber Vereinigtes Königreich #, #, #; französisches Dekret # bis #',
  'as the classes of lorries': 'wie die Lkw-Klassen',
  '# to # over #: Clean Cargo has # for refrigerated over dry containers on Asia to North Europe':
    '# bis # gegenüber #: Clean Cargo hat # für gekühlte gegenüber trockenen Containern von Asien nach Nordeuropa',
  'EU register of #: #th and #th percentile by transport work':
    'EU-Register von #: #. und #. Perzentil nach Transportleistung',
  'EU register of # # for all and # for the largest, Clean Cargo and GLEC # to #, small ships #':
    'EU-Register von #: # für alle und # für die größten, Clean Cargo und GLEC # bis #, kleine Schiffe #',
  'no reliable spread found: judgement after the other kinds of ships':
    'keine verlässliche Streuung gefunden: eigene Einschätzung nach den anderen Schiffsarten',
  'EU register of #: # to # (#th to #th percentile) against # g per tonne-km':
    'EU-Register von #: # bis # (#. bis #. Perzentil) gegenüber # g je Tonnen-km',
  '# to # over the # that is taken': '# bis # gegenüber den angenommenen #',
  '# to # over the # that is taken: Clean Cargo has # between Asia and North Europe':
    '# bis # gegenüber den angenommenen #: Clean Cargo hat # zwischen Asien und Nordeuropa',
  'GLEC adds # % to the shortest way': 'GLEC rechnet # % auf die kürzeste Strecke hinzu',
  'GLEC # to #, EPA #, Flexport # g per tonne-km against the UK rows: # of #':
    'GLEC # bis #, EPA #, Flexport # g je Tonnen-km gegenüber den britischen Zeilen: # von #',
  'UK factors from year to year: # to # (# pairs); US EPA Hub # over UK #, per tonne: garden waste #, mixed paper #, corrugated board #, food #, household waste #, office paper and books #':
    'britische Faktoren von Jahr zu Jahr: # bis # (# Paare); US EPA Hub # gegenüber Vereinigtes Königreich #, je Tonne: Gartenabfall #, gemischtes Papier #, Wellpappe #, Lebensmittel #, Hausmüll #, Büropapier und Bücher #',
  'US EPA Hub # over UK #, per tonne of timber: #':
    'US EPA Hub # gegenüber Vereinigtes Königreich #, je Tonne Holz: #',
  'how much gas a landfill catches and how wet it is: no published spread found: judgement':
    'wie viel Gas eine Deponie auffängt und wie feucht sie ist: keine veröffentlichte Streuung gefunden: eigene Einschätzung',
  'UK # to #: # to # kg per tonne for the same way (#); US EPA Hub # over UK #, per tonne: glass to landfill #, burnt #, recycled with sorting #, food composted #, garden waste composted #; plastics and steel recycled with sorting, # and #, lie outside':
    'Vereinigtes Königreich # bis #: # bis # kg je Tonne für dieselbe Fahrt (#); US EPA Hub # gegenüber Vereinigtes Königreich #, je Tonne: Glas auf der Deponie #, verbrannt #, recycelt mit Sortierung #, Lebensmittel kompostiert #, Gartenabfall kompostiert #; Kunststoffe und Stahl, mit Sortierung recycelt, liegen mit # und # außerhalb',
}
