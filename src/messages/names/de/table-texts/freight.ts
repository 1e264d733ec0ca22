/** Sentences of the tables of freight. `#` stands for a number. */
export const FREIGHT_TEXTS: Readonly<Record<string, string>> = {
  'refrigerated goods by rail, sea and air: the v1 contract, an estimate':
    'gekühlte Güter auf Schiene, See und in der Luft: v1-Vertrag, ein Schätzwert',
  'transport_mode auto: by road up to here, above by sea: the v1 contract':
    'transport_mode=auto: bis hier auf der Straße, darüber auf See: v1-Vertrag',
  "distance that ships sail over the shortest way, which the register's intensities are per mile of: the distance adjustment of GLEC and Clean Cargo, from # to #":
    'gefahrene Strecke der Schiffe im Verhältnis zur kürzesten, auf deren Meile sich die Werte des Registers beziehen: Entfernungszuschlag von GLEC und Clean Cargo, # bis #',
  'below it a sea leg is likely to be on a ship that stays in one region: the register sorts ships, not legs':
    'darunter fährt auf einer Teilstrecke wohl ein Schiff, das in einer Region bleibt: Das Register ordnet Schiffe ein, nicht Teilstrecken',
  'published for the average lorry of the Netherlands':
    'für den durchschnittlichen Lkw der Niederlande veröffentlicht',
  'published for freight trains of the Netherlands': 'für Güterzüge der Niederlande veröffentlicht',
  'published kg CO2e of the battery electric van / # kg CO2e per kWh of UK electricity with losses':
    'veröffentlichte kg CO2e des Elektrotransporters / # kg CO2e je kWh britischen Stroms mit Netzverlusten',
  'published # kg per tonne-km of the diesel lorry / # kg per kWh of diesel (net) x (# kWh x # / # MJ per km of the #t GVW lorry, battery electric over diesel)':
    'veröffentlicht # kg je Tonnen-km des Diesel-Lkw / # kg je kWh Diesel (Heizwert) x (# kWh x # / # MJ je km des Lkw mit # t Gesamtgewicht, Elektro gegenüber Diesel)',
  '# / # MJ per km of the #t GVW lorry, diesel hybrid over diesel, on the same fuel':
    '# / # MJ je km des Lkw mit # t Gesamtgewicht, Diesel-Hybrid gegenüber Diesel, mit demselben Kraftstoff',
  'the same energy as diesel; hvo over diesel per kWh (net): # / # kg direct, # / # kg well-to-tank':
    'gleicher Energiebedarf wie Diesel; HVO gegenüber Diesel je kWh (Heizwert): # / # kg direkt, # / # kg Vorkette',
  'the same energy as diesel; biodiesel over diesel per kWh (net): # / # kg direct, # / # kg well-to-tank':
    'gleicher Energiebedarf wie Diesel; Biodiesel gegenüber Diesel je kWh (Heizwert): # / # kg direkt, # / # kg Vorkette',
  '# / # MJ per km of the #t GVW lorry, CNG/LNG spark ignition over diesel; cng over diesel per kWh (net): # / # kg direct, # / # kg well-to-tank':
    '# / # MJ je km des Lkw mit # t Gesamtgewicht, CNG/LNG-Ottomotor gegenüber Diesel; CNG gegenüber Diesel je kWh (Heizwert): # / # kg direkt, # / # kg Vorkette',
  '# / # MJ per km of the #t GVW lorry, CNG/LNG spark ignition over diesel; lng over diesel per kWh (net): # / # kg direct, # / # kg well-to-tank':
    '# / # MJ je km des Lkw mit # t Gesamtgewicht, CNG/LNG-Ottomotor gegenüber Diesel; LNG gegenüber Diesel je kWh (Heizwert): # / # kg direkt, # / # kg Vorkette',
  'Electric freight trains, at the plug; French decree # to #, Sweden #':
    'Elektrische Güterzüge, ab Steckdose; französisches Dekret # bis #, Schweden #',
  'Diesel freight trains, net calorific value; French decree # to #':
    'Diesel-Güterzüge, Heizwert; französisches Dekret # bis #',
  'State railways of China: # tce per million converted tonne-km (tonne-km and passenger-km alike), # MJ per kg of coal equivalent':
    'Staatsbahn Chinas: # t Steinkohleeinheiten je Million umgerechneter Tonnen-km (Tonnen-km und Personen-km gleich gezählt), # MJ je kg Steinkohleeinheit',
  '# kg CO2, # g CH4 and # g N2O per short ton-mile, with GWP # and #, over # tonne-km. Well to tank: x #, the ratio of the UK row for all lorries':
    '# kg CO2, # g CH4 und # g N2O je US-Tonnenmeile, mit GWP # und #, geteilt durch # Tonnen-km. Vorkette (Well-to-Tank): x #, das Verhältnis der britischen Zeile für alle Lkw',
  '# kg CO2, # g CH4 and # g N2O per short ton-mile, with GWP # and #, over # tonne-km. Well to tank: x #, the ratio of the UK row for freight trains':
    '# kg CO2, # g CH4 und # g N2O je US-Tonnenmeile, mit GWP # und #, geteilt durch # Tonnen-km. Vorkette (Well-to-Tank): x #, das Verhältnis der britischen Zeile für Güterzüge',
  'Heavy trains behind diesel as in the United States. # kg CO2, # g CH4 and # g N2O per short ton-mile, with GWP # and #, over # tonne-km. Well to tank: x #, the ratio of the UK row for freight trains':
    'Schwere Dieselzüge wie in den Vereinigten Staaten. # kg CO2, # g CH4 und # g N2O je US-Tonnenmeile, mit GWP # und #, geteilt durch # Tonnen-km. Vorkette (Well-to-Tank): x #, das Verhältnis der britischen Zeile für Güterzüge',
  'CO2 alone; generation is in it, upstream is not':
    'Nur CO2; die Stromerzeugung ist enthalten, die Vorkette nicht',
  'The energy is of freight and passengers together, stations in it, and all of it is taken as electricity':
    'Die Energie gilt für Güter und Personen zusammen, mit Bahnhöfen; sie ist ganz als Strom angenommen',
  'Wide gauge, heavy and mostly electric, as in China; Russian Railways say # g per gross tonne-km, about # g net':
    'Breitspur, schwer und überwiegend elektrisch wie in China; die Russischen Eisenbahnen nennen # g je Brutto-Tonnen-km, netto etwa # g',
  'Evidence: medium': 'Beleglage: mittel',
  'Evidence: low': 'Beleglage: schwach',
  'Average of the EU-27: the source has no share of the country that can be used':
    'Durchschnitt der EU-27: Die Quelle hat keinen brauchbaren Anteil für das Land',
  'The share is not known: the mean of electric and diesel trains':
    'Der Anteil ist nicht bekannt: Mittel aus elektrischen und Dieselzügen',
  'CO2 as published, summed by us over all ships; CO2e = CO2 x # and well to tank = CO2e x #, the ratios of the UK row of # for container ships':
    'CO2 wie veröffentlicht, von uns über alle Schiffe summiert; CO2e = CO2 x # und Vorkette (Well-to-Tank) = CO2e x #, die Verhältnisse der britischen Zeile von # für Containerschiffe',
  'limit of the class; the unladen mass of # t in table #':
    'Grenze der Klasse; die Leermasse von # t in Tabelle #',
  'limit of the class; the unladen mass of # t in table #, scaled to it':
    'Grenze der Klasse; die Leermasse von # t in Tabelle #, darauf umgerechnet',
  'of countries whose limit is not known here: the limit of the European Union; the unladen mass of # t in table #':
    'für Länder, deren Grenze hier nicht bekannt ist: die Grenze der Europäischen Union; die Leermasse von # t in Tabelle #',
  'the class ends at a reference mass of # t, which is about the unladen mass; a middle van carries about # kg: judgement':
    'die Klasse endet bei einer Bezugsmasse von # t, etwa der Leermasse; ein mittlerer Transporter lädt etwa # kg: eigene Einschätzung',
  'the class ends at a reference mass of # t, which is about the unladen mass; a small van carries about # kg: judgement':
    'die Klasse endet bei einer Bezugsmasse von # t, etwa der Leermasse; ein kleiner Transporter lädt etwa # kg: eigene Einschätzung',
  'the heavier class stands for the average of both; of countries whose limit is not known here: the limit of the European Union; the unladen mass of # t in table #':
    'die schwerere Klasse steht für den Durchschnitt beider; für Länder, deren Grenze hier nicht bekannt ist: die Grenze der Europäischen Union; die Leermasse von # t in Tabelle #',
  'the heavier class stands for the average of both; the unladen mass of # t in table #':
    'die schwerere Klasse steht für den Durchschnitt beider; die Leermasse von # t in Tabelle #',
  'the heavier class stands for the average of both; the unladen mass of # t in table #, scaled to it':
    'die schwerere Klasse steht für den Durchschnitt beider; die Leermasse von # t in Tabelle #, darauf umgerechnet',
  'the heaviest class stands for the average of all; of countries whose limit is not known here: the limit of the European Union; the unladen mass of # t in table #':
    'die schwerste Klasse steht für den Durchschnitt aller; für Länder, deren Grenze hier nicht bekannt ist: die Grenze der Europäischen Union; die Leermasse von # t in Tabelle #',
  'the heaviest class stands for the average of all; the unladen mass of # t in table #':
    'die schwerste Klasse steht für den Durchschnitt aller; die Leermasse von # t in Tabelle #',
  'the heaviest class stands for the average of all; the unladen mass of # t in table #, scaled to it':
    'die schwerste Klasse steht für den Durchschnitt aller; die Leermasse von # t in Tabelle #, darauf umgerechnet',
  'the heaviest of three axles stands for the average of the classes; the unladen mass of # t in table #':
    'die schwerste mit drei Achsen steht für den Durchschnitt der Klassen; die Leermasse von # t in Tabelle #',
  'the unladen mass of # t in table #': 'die Leermasse von # t in Tabelle #',
  'the unladen mass of # t in table #, scaled to it':
    'die Leermasse von # t in Tabelle #, darauf umgerechnet',
  'three axles; the unladen mass of # t in table #': 'drei Achsen; die Leermasse von # t in Tabelle #',
}
