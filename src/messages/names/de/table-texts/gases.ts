/** What is said of single GWP and of the composition of blends. `#` stands for a number. */
export const GAS_TEXTS: Readonly<Record<string, string>> = {
  'AR6: of unknown origin': 'AR6: unbekannter Herkunft',
  'AR6: table #.SM.7 prints # with a lifetime of # years':
    'AR6: Tabelle #.SM.7 nennt # bei einer Lebensdauer von # Jahren',
  'EPA and two other lists print #': 'die EPA und zwei weitere Listen nennen #',
  'AR6: fugitive and upstream of fossil fuels': 'AR6: flüchtig und aus der Vorkette fossiler Brennstoffe',
  'AR4 and AR5 do not tell origins apart in this table':
    'AR4 und AR5 unterscheiden in dieser Tabelle nicht nach der Herkunft',
  'AR6: biogenic and of combustion, whose carbon is counted as CO2':
    'AR6: biogen und aus Verbrennung, deren Kohlenstoff als CO2 zählt',
  'No table of AR6 has it: the value that # CFR # sets for blends':
    'Keine Tabelle des AR6 enthält es: der Wert, den # CFR # für Gemische festlegt',
  'Ammonia has no GWP in any table of the IPCC: Annex IV sets #':
    'Ammoniak hat in keiner Tabelle des IPCC ein GWP: Anhang IV setzt #',
  'Water vapour has no GWP in any table of the IPCC: Annex IV sets # for what it does not list':
    'Wasserdampf hat in keiner Tabelle des IPCC ein GWP: Anhang IV setzt # für nicht genannte Stoffe',
  'Its list prints HFC-152': 'Die Liste nennt HFKW-152',
  'with HFC-152a the blend has the GWP that the UK publishes':
    'mit HFKW-152a hat das Gemisch das GWP, das das Vereinigte Königreich veröffentlicht',
}
