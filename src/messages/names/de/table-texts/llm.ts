/** Sentences of the tables of language models. `#` stands for a number. */
export const LLM_TEXTS: Readonly<Record<string, string>> = {
  'the v1 contract: # % less energy for cached input':
    'v1-Vertrag: # % weniger Energie für zwischengespeicherte Eingaben',
  'a model of the registry: its tier is a class of unlike models on unknown hardware':
    'ein Modell der Liste: Seine Größenklasse umfasst ungleiche Modelle auf unbekannter Hardware',
  'a model classed by its name: one tier up or down is a factor of about #, on top of the class itself':
    'ein nach dem Namen eingestuftes Modell: Eine Größenklasse mehr oder weniger ist etwa der Faktor #, zusätzlich zur Streuung der Klasse',
  'a name such as #x22b: two experts work on a token, as in the models that began the form':
    'ein Name wie #x22b: Zwei Experten arbeiten an einem Token, wie bei den ersten Modellen dieser Bauart',
  '# published values over ours: # to #, of # publishers (data/calibration/llm.csv); no narrower than with # values of another that we may not list':
    '# veröffentlichte Werte im Verhältnis zu unserem: # bis #, von # Herausgebern (data/calibration/llm.csv); nicht enger als mit # Werten eines weiteren, die wir nicht aufführen dürfen',
  '# published values over ours: # to #, of # publisher (data/calibration/llm.csv); no narrower than with # values of another that we may not list':
    '# veröffentlichte Werte im Verhältnis zu unserem: # bis #, von # Herausgeber (data/calibration/llm.csv); nicht enger als mit # Werten eines weiteren, die wir nicht aufführen dürfen',
  'no narrower than that of any model of the registry: judgement':
    'mindestens so weit wie der jedes gelisteten Modells: eigene Einschätzung',
  'Gemma # with # billion parameters was measured at # to # Wh for a thousand output tokens at the GPU alone, above the # Wh of small':
    'Gemma # mit # Milliarden Parametern wurde mit # bis # Wh je tausend Ausgabe-Token gemessen, nur an der GPU; mehr als die # Wh von small',
  'above the worked example of the contract, which therefore stays as it is':
    'über dem Rechenbeispiel des Vertrags, das deshalb gleich bleibt',
  'the fit: energy of the input x (# + tokens beyond the start / this); two published cases carry it':
    'Anpassung: Energie der Eingabe x (# + Token nach dem Beginn / dieser Wert); gestützt auf zwei veröffentlichte Fälle',
  'the direct part of every region is counted, so that regions compare; include_wtt=true adds the rest':
    'In jeder Region zählt der direkte Teil, damit Regionen vergleichbar sind; include_wtt=true nimmt den Rest hinzu',
  'a model of which nothing says that it thinks does not generate more for an effort that is asked of it':
    'Ein Modell, von dem kein Nachdenken bekannt ist, erzeugt bei höherem Denkaufwand nicht mehr Token',
  "Microsoft's data centres as the paper gives them; Microsoft's own disclosures are # to #":
    'Rechenzentren von Microsoft nach der Studie; Microsoft selbst nennt # bis #',
  'global average of AWS, taken as the host': 'weltweiter Durchschnitt von AWS, als Betreiber angenommen',
  'fleet average, trailing twelve months': 'Durchschnitt aller Rechenzentren, letzte zwölf Monate',
  "EcoLogits' figure for the provider, a data centre of Microsoft in Sweden":
    'Wert von EcoLogits für den Anbieter, ein Rechenzentrum von Microsoft in Schweden',
  "EcoLogits' figure for the provider, on Google Cloud":
    'Wert von EcoLogits für den Anbieter, auf Google Cloud',
  'mean of the # most efficient data centres in China': 'Mittel der # effizientesten Rechenzentren in China',
  'our default: no value is published for this provider; Epoch AI takes # for data centres that run language models':
    'unser Standardwert: Für diesen Anbieter ist keiner veröffentlicht; Epoch AI verwendet # für Rechenzentren mit Sprachmodellen',
  'global average of AWS': 'weltweiter Durchschnitt von AWS',
  'average of the data centres in the survey': 'Durchschnitt der Rechenzentren in der Erhebung',
}
