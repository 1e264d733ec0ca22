/** What an ambiguous word may mean, and what to send for each. `#` stands for a number. */
export const READINGS: Readonly<Record<string, string>> = {
  'A ton is taken as a metric tonne, # kg.': 'Eine Tonne ist als metrische Tonne gelesen, # kg.',
  'natural_gas (from the mains), lpg (from bottles), or petrol (gasoline, which is gas in the United States)':
    'natural_gas (aus der Leitung), lpg (aus Flaschen) oder petrol (Benzin, in den USA „gas“ genannt)',
  'kerosene (heating oil of homes), fuel_oil (heavy), red_diesel (gas oil) or diesel':
    'kerosene (Heizöl in Wohnungen), fuel_oil (schwer), red_diesel (Gasöl) oder diesel',
  'kerosene (burning oil, of homes in the United Kingdom), red_diesel (gas oil, of homes elsewhere) or fuel_oil (heavy)':
    'kerosene (Petroleum, in britischen Wohnungen), red_diesel (leichtes Heizöl, in Wohnungen anderswo) oder fuel_oil (schwer)',
  'red_diesel (gas oil, the light heating oil of homes), kerosene (burning oil of homes) or fuel_oil (heavy)':
    'red_diesel (leichtes Heizöl in Wohnungen), kerosene (Petroleum in Wohnungen) oder fuel_oil (schwer)',
  'natural_gas (from the mains) or lpg (from bottles or a tank)':
    'natural_gas (aus der Leitung) oder lpg (aus Flaschen oder einem Tank)',
  'biodiesel, hvo, bioethanol or biogas': 'biodiesel, hvo, bioethanol oder biogas',
  'wood_logs or wood_pellets': 'wood_logs oder wood_pellets',
  'coal_industrial or coal_domestic': 'coal_industrial oder coal_domestic',
  'there is no factor for it here: kerosene is burning oil for heating; of flights /v1/travel/emissions has the emissions':
    'dafür gibt es hier keinen Faktor: kerosene ist Petroleum zum Heizen; die Emissionen von Flügen hat /v1/travel/emissions',
  'it is no fuel here: /v1/electricity/emissions has it, with kwh and country':
    'das ist hier kein Brennstoff: /v1/electricity/emissions berechnet es, mit kwh und country',
  'petrol (gasoline, which is gas in the United States), cng or lng':
    'petrol (Benzin, in den USA „gas“ genannt), cng oder lng',
  'petrol (gasoline, which is gas in the United States), cng or lpg':
    'petrol (Benzin, in den USA „gas“ genannt), cng oder lpg',
  'a metric tonne is # kg (unit=tonne); a US short ton is # lb (unit=lb and # times the number)':
    'eine metrische Tonne sind # kg (unit=tonne); eine US-Tonne sind # lb (unit=lb und das #-Fache der Zahl)',
  'it is # lb: send unit=lb and # times the number':
    'das sind # lb: Senden Sie unit=lb und das #-Fache der Zahl',
  'a US gallon is # litres and an imperial one #: send unit=litre and the number times one of them':
    'eine US-Gallone sind # Liter, eine britische #: Senden Sie unit=litre und die Zahl mal einen dieser Werte',
  'a US gallon is # litres: send unit=litre and the number times that':
    'eine US-Gallone sind # Liter: Senden Sie unit=litre und die Zahl mal diesen Wert',
  '# GJ is # / # kWh: send unit=kwh and the number times #, divided by #':
    '# GJ sind # / # kWh: Senden Sie unit=kwh und die Zahl mal #, geteilt durch #',
  '# MJ is # / # kWh: send unit=kwh and the number divided by #':
    '# MJ ist # / # kWh: Senden Sie unit=kwh und die Zahl geteilt durch #',
  '# MMBtu is # therms: send unit=therm and # times the number, or for other fuels unit=kwh and # times':
    '# MMBtu sind # Therms: Senden Sie unit=therm und das #-Fache der Zahl, für andere Brennstoffe unit=kwh und das #-Fache',
  '# Btu are one therm: send unit=therm and the number divided by #':
    '# Btu sind ein Therm: Senden Sie unit=therm und die Zahl geteilt durch #',
  '# GWh is # kWh: send unit=kwh, or for electricity unit=mwh and # times the number':
    '# GWh sind # kWh: Senden Sie unit=kwh, für Strom unit=mwh und das #-Fache der Zahl',
  '# ounces are one lb: send unit=lb and the number divided by #':
    '# Unzen sind ein lb: Senden Sie unit=lb und die Zahl geteilt durch #',
  'a hundredweight is # lb in Britain and # lb in the United States: send unit=lb and the number times one of them':
    'ein Hundredweight sind # lb in Großbritannien und # lb in den USA: Senden Sie unit=lb und die Zahl mal einen dieser Werte',
  '# cubic foot is # m3: send unit=m3 and the number times that':
    '# Kubikfuß sind # m3: Senden Sie unit=m3 und die Zahl mal diesen Wert',
  '# ccf is # m3: send unit=m3 and the number times that':
    '# ccf sind # m3: Senden Sie unit=m3 und die Zahl mal diesen Wert',
  '# barrel is # litres: send unit=litre and the number times that':
    '# Barrel sind # Liter: Senden Sie unit=litre und die Zahl mal diesen Wert',
  'a kilowatt is power and not energy: send unit=kwh and the number times the hours':
    'ein Kilowatt ist Leistung, nicht Energie: Senden Sie unit=kwh und die Zahl mal die Stunden',
  'a megawatt is power and not energy: send unit=mwh and the number times the hours':
    'ein Megawatt ist Leistung, nicht Energie: Senden Sie unit=mwh und die Zahl mal die Stunden',
  '# J are # kWh: send unit=kwh and the number divided by #':
    '# J sind # kWh: Senden Sie unit=kwh und die Zahl geteilt durch #',
  'weight is asked here, not tonne-kilometres: send the weight, and planned_distance_km':
    'gebraucht wird das Gewicht, nicht Tonnen-km: Senden Sie das Gewicht und planned_distance_km',
  'motorbike has a factor; a bicycle burns nothing and has none here':
    'für motorbike gibt es einen Faktor; ein Fahrrad verbrennt nichts und hat hier keinen',
  'a bicycle burns nothing and has no factor here; motorbike is one with an engine':
    'ein Fahrrad verbrennt nichts und hat hier keinen Faktor; motorbike ist ein Motorrad',
  'walking burns nothing and has no factor here': 'Gehen verbrennt nichts und hat hier keinen Faktor',
  'goods are asked for at /v1/freight/emissions; car is the mode of people on the road':
    'Güter berechnet /v1/freight/emissions; car steht für Personen auf der Straße',
  'inland ships have no factor here: road, rail and sea have':
    'für Binnenschiffe gibt es hier keinen Faktor, aber für road, rail und sea',
  'pipelines have no factor here: road, rail, sea and air have':
    'für Pipelines gibt es hier keinen Faktor, aber für road, rail, sea und air',
  'road or air: a courier uses both': 'road oder air: Kuriere nutzen beides',
  'road or air: express parcels use both': 'road oder air: Expresspakete nutzen beides',
}
