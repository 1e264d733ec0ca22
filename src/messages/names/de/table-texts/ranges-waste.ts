/** What the ranges of waste in other countries rest on. `#` stands for a number. */
export const WASTE_RANGES: Readonly<Record<string, string>> = {
  'NGA over UK #, household waste to landfill: # kg per tonne, #':
    'NGA gegenüber Vereinigtes Königreich #, Hausmüll auf der Deponie: # kg je Tonne, #',
  'US EPA Hub # over UK #, per tonne: household waste #, grains #, bread #, fruits and vegetables #, newspaper #, office paper #':
    'US EPA Hub # gegenüber Vereinigtes Königreich #, je Tonne: Hausmüll #, Getreide #, Brot #, Obst und Gemüse #, Zeitungen #, Büropapier #',
  'US EPA Hub # over UK #, per tonne: timber #, fibreboard #':
    'US EPA Hub # gegenüber Vereinigtes Königreich #, je Tonne: Bauholz #, Faserplatten #',
  'upper end as of other waste that decays': 'oberes Ende wie bei anderem Abfall, der verrottet',
  'US EPA Hub # over UK #, per tonne: steel recycled #, plastics and mixed metals recycled #, paper recycled #, glass recycled #, food composted #, garden waste composted #, paper and food burnt #, concrete to landfill #':
    'US EPA Hub # gegenüber Vereinigtes Königreich #, je Tonne: Stahl recycelt #, Kunststoffe und gemischte Metalle recycelt #, Papier recycelt #, Glas recycelt #, Lebensmittel kompostiert #, Gartenabfall kompostiert #, Papier und Lebensmittel verbrannt #, Beton auf der Deponie #',
  'US EPA Hub # over UK #, per tonne: municipal waste burnt #':
    'US EPA Hub # gegenüber Vereinigtes Königreich #, je Tonne: Siedlungsabfall verbrannt #',
  'US EPA Hub # over UK #, per tonne: mixed plastics burnt #, polyethylene #, polystyrene #, PET #, PVC #, carpet #, electronics # to #':
    'US EPA Hub # gegenüber Vereinigtes Königreich #, je Tonne: gemischte Kunststoffe verbrannt #, Polyethylen #, Polystyrol #, PET #, PVC #, Teppich #, Elektronik # bis #',
}
