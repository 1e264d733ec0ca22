import type { mcp as english } from '../en/mcp.ts'
import { translated } from '../infer.ts'

export const mcp = translated<typeof english>()({
  'bad_request.message_list':
    'Senden Sie eine Nachricht je Anfrage; Stapel sind im Protokoll nicht vorgesehen.',
  'bad_request.message_nested': 'Die Nachricht ist tiefer als {maximum} Ebenen verschachtelt.',
  'bad_request.name_twice': '{name} ist zweimal angegeben. Geben Sie den Namen einmal an.',
  'validation_error.tool_nested': 'Die Argumente sind tiefer als {maximum} Ebenen verschachtelt.',
  'validation_error.tool_argument':
    '{name} ist kein Argument von {tool}. Möglich sind: {allowed}.{has_params, select, true { Parameter gehören in „params“.} other {}}',
  'validation_error.beside_params': '{name} gehört in {where}, zu den Parametern.',
  'validation_error.beside_request':
    '{name} lässt sich nicht mit „request“ kombinieren. Senden Sie „request“ allein, oder „type“ und „params“.',
  'validation_error.tool_params': '„params“ muss ein Objekt mit Parametern nach Namen sein.',
  'validation_error.tool_object': '{where} muss ein Objekt aus Namen und Werten sein; {received}.',
  'validation_error.tool_value': '{where} muss einer dieser Werte sein: {allowed}; {received}.',
  'validation_error.calculations':
    '„questions“ muss eine Liste von 1 bis {maximum} Berechnungen sein, jede mit „params“; {received}.',
  'validation_error.without_params':
    '{tool} hat kein „params“: Senden Sie die Parameter als Argumente, wie im Beispiel.',
  'validation_error.no_limit':
    '{operation} hat keinen Parameter „limit“. Das limit von look_up gehört neben „params“.',
  'validation_error.limit': 'limit muss eine ganze Zahl von 1 bis {maximum} sein; {received}.',
  'validation_error.request': '„request“ muss die Anfrage eines berechneten Ergebnisses sein; {received}.',
  'validation_error.nothing_to_verify':
    'Senden Sie ein Ergebnis von calculate oder eine ganze Antwort als „answer“, oder „request“ mit „co2e“ oder „id“; {received}.',
  'validation_error.tool_format':
    'format ist hier nicht möglich: Werkzeuge liefern JSON und Text. Ein Dokument eines anderen Standards lesen Sie über die Ressource everygram://answers mit der Anfrage und ihrem Format.',
  'quota_exceeded.assistant':
    'Das Monatskontingent dieses API-Schlüssels ist aufgebraucht. GET /v1/usage zeigt, wann es neu beginnt.',

  'mcp.sent': 'gesendet wurde {value}',
  'mcp.sent.count': 'gesendet wurden {count}',
  'mcp.sent.nothing': 'die Angabe fehlt',
  'mcp.with_value': '{message} Gesendet wurde {value}.',
  'mcp.with_suggestion': '{message} Senden Sie {param}: {code}.',
  'mcp.labelled': '{label}: {message}',
  'mcp.example': 'Beispiel: {code}',

  'mcp.unknown_tool': 'Unbekanntes Werkzeug {name}. Verfügbar: {allowed}.',
  'mcp.unknown_prompt': 'Unbekannter Prompt {name}. Verfügbar: {allowed}.',
  'mcp.unknown_argument': 'Unbekanntes Argument {name}.',
  'mcp.missing_argument': '{name} fehlt: {text}.',
  'mcp.fault': 'Bei uns ist etwas schiefgegangen.',

  'mcp.result':
    '{label}: {exact_co2e} {unit} CO2e, wahrscheinlicher Bereich {range_low} bis {range_high} {unit} ({data_tier})',
  'mcp.route':
    'Route: {from} nach {to}{is_return, select, true { und zurück} other {}}, {exact_km} km, {mode}',
  'mcp.line':
    'Zeile: {label}: {exact_co2e} {unit} CO2e, {range_low} bis {range_high} {unit} ({data_tier}){is_of_total, select, true {} other {, nicht in der Summe}}',
  'mcp.line.not_determined': 'Zeile: {label}: nicht bestimmt ({code})',
  'mcp.notice': 'Hinweis: {text}',
  'mcp.notice.assumed': 'angenommen: {text}',
  'mcp.source': 'Quelle: {text}',
  'mcp.more_sources':
    'und {count, plural, one {eine weitere Quelle} other {# weitere Quellen}} im ganzen Ergebnis',
  'mcp.calculation': 'Datenversion {edition}, Berechnung {id}',
  'mcp.whole': 'ganzes Ergebnis: {code}',
  'mcp.whole_of': 'Ganzes Ergebnis: {type}',
  'mcp.method': 'Methode: {text}',

  'mcp.more_items': 'und {count} weitere',
  'mcp.more_items.how': 'und {count} weitere: {advice}',
  'mcp.all_items': 'insgesamt {count}',
  'mcp.more_text': '{text} (und {count} weitere Zeichen im ganzen Ergebnis)',
  'mcp.advice.factors': 'Grenzen Sie die Suche mit domain, country oder anderen Wörtern ein.',
  'mcp.advice.factors_page':
    'Senden Sie cursor={code} für die nächste Seite, oder grenzen Sie die Suche mit domain, country oder anderen Wörtern ein.',
  'mcp.advice.look_up':
    'Senden Sie ein höheres limit (höchstens {maximum}) oder params, die weniger auswählen.',

  'mcp.more_than_lowest':
    '{message}, {exact_kg} kg mehr als der niedrigste Wert{has_times, select, true { (das {exact_times}-Fache)} other {}}{is_uncertain, select, true {; die Bereiche überschneiden sich, die Reihenfolge ist also nicht sicher} other {}}',
  'mcp.not_calculated': '{label} lässt sich nicht berechnen: {text}',
  'mcp.sum': 'Summe, wenn dies Teile einer Aktivität und keine Alternativen sind: {exact_kg} kg CO2e',
  'mcp.compared_editions':
    'Datenversion {editions}; explain_answer nennt die Faktoren jedes Ergebnisses anhand seiner Anfrage',

  'mcp.difference': '{field}: gesendet {before}, neu berechnet {after}',
})
