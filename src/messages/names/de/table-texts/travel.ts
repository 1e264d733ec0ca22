/** Sentences of the tables of travel. `#` stands for a number. */
export const TRAVEL_TEXTS: Readonly<Record<string, string>> = {
  'fitted by eye to what DGAC, ADEME, EPA, MLIT and US DOT (Form # T-2) publish of flights: the CO2 that a flight takes whatever its length, average passenger, without radiative forcing':
    'nach Augenmaß an die Werte von DGAC, ADEME, EPA, MLIT und US DOT (Form # T-2) angepasst: CO2 eines Flugs unabhängig von der Länge, durchschnittlicher Fluggast, ohne Strahlungsantrieb',
  'the same fit: the CO2 of each km of great circle beside it':
    'dieselbe Anpassung: das CO2 je km Großkreis, das hinzukommt',
  'no publisher has shorter flights: below it each km is taken to emit what one of a flight of this length does':
    'Kein Herausgeber hat kürzere Flüge: Darunter gilt je km der Wert eines Flugs dieser Länge',
  '# over # kg CO2e per kg of jet fuel, as the Travel Impact Model # takes them from CORSIA (# over # g per MJ)':
    '# geteilt durch # kg CO2e je kg Flugkraftstoff, wie im Travel Impact Model # nach CORSIA (# durch # g je MJ)',
  'Local buses do not run so far: beyond this distance a bus is a coach':
    'Linienbusse fahren nicht so weit: Ab dieser Entfernung ist ein Bus ein Reisebus',
  'The factor describes flights within the United Kingdom, which as a rule are shorter than this; one of the same length elsewhere is flown with the same aircraft':
    'Der Faktor beschreibt Flüge innerhalb des Vereinigten Königreichs, die meist kürzer sind; gleich lange Flüge anderswo nutzen dieselben Flugzeuge',
  'The limit of short haul in the methodology paper of the publisher':
    'Die Grenze der Kurzstrecke im Methodenpapier des Herausgebers',
  'Everything longer than short haul': 'Alles, was länger als die Kurzstrecke ist',
  'Electric traction, at the plug: between the # of the Energy Transition Model and the French decree (TGV #, main line #, regional #)':
    'Elektrische Züge, ab Steckdose: zwischen # im Energy Transition Model und dem französischen Dekret (TGV #, Fernverkehr #, Regionalverkehr #)',
  'Diesel traction, net calorific value: between the # of the Energy Transition Model and the # of the French decree (# litres)':
    'Dieselzüge, Heizwert: zwischen # im Energy Transition Model und # im französischen Dekret (# Liter)',
  'Gas oil, direct combustion, net calorific value': 'Gasöl, direkte Verbrennung, Heizwert',
  'Gas oil, well-to-tank, net calorific value': 'Gasöl, Vorkette (Well-to-Tank), Heizwert',
  'Electric traction, at the plug: the figure that the model takes for every country':
    'Elektrische Züge, ab Steckdose: der Wert, den das Modell für jedes Land verwendet',
  'Diesel traction, net calorific value: the figure that the model takes for every country':
    'Dieselzüge, Heizwert: der Wert, den das Modell für jedes Land verwendet',
  'Average of the EU-27: the source has no share for the country':
    'Durchschnitt der EU-27: Die Quelle hat keinen Anteil für das Land',
  "Average of the EU-27: the country's own share leaves diesel out":
    'Durchschnitt der EU-27: Der Anteil des Landes selbst lässt Diesel aus',
  'published # kgCO2e/vehicle-km / (# + #) kgCO2e/kWh, UK electricity #: generation and losses':
    'veröffentlicht # kg CO2e je Fahrzeug-km / (# + #) kg CO2e je kWh, britischer Strom #: Erzeugung und Netzverluste',
  'published # kgCO2e/passenger-km / (# + #) kgCO2e/kWh, UK electricity #: generation and losses':
    'veröffentlicht # kg CO2e je Personen-km / (# + #) kg CO2e je kWh, britischer Strom #: Erzeugung und Netzverluste',
  '# kg CO2, # g CH4 and # g N2O per vehicle-mile, with GWP # and #, over # km. Well to tank: x #, the ratio of the UK row for the average car':
    '# kg CO2, # g CH4 und # g N2O je Fahrzeugmeile, mit GWP # und #, geteilt durch # km. Vorkette (Well-to-Tank): x #, das Verhältnis der britischen Zeile für das durchschnittliche Auto',
  '# kg CO2, # g CH4 and # g N2O per vehicle-mile, with GWP # and #, over # km. Well to tank: x #, the ratio of the UK row for the average motorbike':
    '# kg CO2, # g CH4 und # g N2O je Fahrzeugmeile, mit GWP # und #, geteilt durch # km. Vorkette (Well-to-Tank): x #, das Verhältnis der britischen Zeile für das durchschnittliche Motorrad',
  '# kg CO2, # g CH4 and # g N2O per passenger-mile, with GWP # and #, over # km. Well to tank: x #, the ratio of the UK row for the average local bus':
    '# kg CO2, # g CH4 und # g N2O je Personenmeile, mit GWP # und #, geteilt durch # km. Vorkette (Well-to-Tank): x #, das Verhältnis der britischen Zeile für den durchschnittlichen Linienbus',
  '# kg CO2, # g CH4 and # g N2O per passenger-mile, with GWP # and #, over # km. Well to tank: x #, the ratio of the UK row for national rail. Fuel and electricity together':
    '# kg CO2, # g CH4 und # g N2O je Personenmeile, mit GWP # und #, geteilt durch # km. Vorkette (Well-to-Tank): x #, das Verhältnis der britischen Zeile für die Bahn im Inland. Kraftstoff und Strom zusammen',
  'CO2 alone, fuel and electricity together. Well to tank: x #, the ratio of the UK row for national rail':
    'Nur CO2, Kraftstoff und Strom zusammen. Vorkette (Well-to-Tank): x #, das Verhältnis der britischen Zeile für die Bahn im Inland',
  'Use of the train alone, without building it; the upstream part of its energy is inside':
    'Nur der Betrieb des Zugs, ohne seinen Bau; die Vorkette der Energie ist enthalten',
  '# tce per million converted tonne-km, tonne-km and passenger-km alike, # MJ per kg of coal equivalent; stations are in it, and all of it is taken as electricity':
    '# t Steinkohleeinheiten je Million umgerechneter Tonnen-km, Tonnen-km und Personen-km gleich gezählt, # MJ je kg Steinkohleeinheit; Bahnhöfe sind enthalten, alles ist als Strom angenommen',
}
