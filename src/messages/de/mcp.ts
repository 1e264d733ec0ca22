import type { mcp as english } from '../en/mcp.ts'
import { translated } from '../infer.ts'

export const mcp = translated<typeof english>()({
  'validation_error.tool_argument':
    '{name} ist kein Argument von {tool}. Möglich sind: {columns}.{has_params, select, true { Parameter gehören in „params“.} other {}}',
  'validation_error.tool_params': '„params“ muss ein Objekt mit Parametern nach Namen sein.',
  'validation_error.tool_params_sent': '{reason} Gesendet wurde {value}.',
  'validation_error.tool_stray': '{name} steht an der falschen Stelle. Parameter gehören in {code}.',
  'validation_error.tool_nested': 'Die Argumente sind tiefer als {maximum} Ebenen verschachtelt.',
  'validation_error.tool_request':
    '„request“ muss die Anfrage eines berechneten Ergebnisses sein{has_value, select, true {; gesendet wurde {value}} other {}}.',
  'validation_error.tool_questions':
    '„questions“ muss eine Liste von 1 bis {maximum} Berechnungen sein, jede mit „params“{is_list, select, true {; gesendet wurden {count}} other {{has_value, select, true {; gesendet wurde {value}} other {; die Angabe fehlt}}}}.',
  'validation_error.tool_object':
    '{param} muss ein Objekt mit Namen und Werten sein{has_value, select, true {; gesendet wurde {value}} other {; die Angabe fehlt}}.',
  'validation_error.tool_one_of':
    '{param} muss einer dieser Werte sein: {columns}{has_value, select, true {; gesendet wurde {value}} other {; die Angabe fehlt}}.',
  'validation_error.tool_limit':
    '„limit“ muss eine ganze Zahl von 1 bis {maximum} sein{has_value, select, true {; gesendet wurde {value}} other {; die Angabe fehlt}}.',
  'validation_error.tool_own_limit':
    '{operation} hat keinen Parameter „limit“. Setzen Sie das limit von look_up neben „params“.',
  'validation_error.tool_no_params':
    '{tool} hat kein „params“. Seine Parameter sind Argumente, wie im Beispiel.',
  'validation_error.tool_request_alone':
    '{name} ist mit „request“ nicht nötig. Senden Sie nur „request“ oder „type“ und „params“.',
  'validation_error.tool_answer':
    '„answer“ muss ein Ergebnis von calculate oder eine ganze Antwort sein; sonst senden Sie „request“ mit „co2e“ oder „id“{has_value, select, true {; gesendet wurde {value}} other {; die Angabe fehlt}}.',
  'validation_error.tool_format':
    'Werkzeuge liefern JSON und Text. Für format={format} lesen Sie die Ressource everygram://answers mit der Anfrage und ihrem Format.',
  'validation_error.assistant_format': 'Assistenten lesen nur JSON. Lassen Sie „format“ weg.',
  'quota_exceeded.assistant':
    'Das Monatskontingent dieses API-Schlüssels ist aufgebraucht. GET /v1/usage zeigt, wann es neu beginnt.',
  'mcp.send': 'Senden Sie {param}: {code}.',
  'mcp.example': 'Beispiel: {code}',
  'mcp.amount':
    '{shown_amount} {unit} CO2e, wahrscheinlicher Bereich {shown_low} bis {shown_high} {unit} ({tier})',
  'mcp.route':
    'Route: {from} nach {to}{is_return, select, true { und zurück} other {}}, {shown_km} km, {mode}',
  'mcp.note': 'Hinweis: {text}',
  'mcp.assumed': 'Annahme: {text}',
  'mcp.source': 'Quelle: {text}',
  'mcp.more_sources':
    'und {count} weitere {count, plural, one {Quelle} other {Quellen}} in der ganzen Antwort',
  'mcp.edition': 'Datenversion {edition}, Berechnung {id}',
  'mcp.whole': 'ganze Antwort: {code}',
  'mcp.failed': '{label} hat kein Ergebnis: {text}',
  'mcp.total': 'Summe (für Teile einer Aktivität, nicht für Alternativen): {shown_amount} kg CO2e',
  'mcp.editions':
    'Datenversion {list}; explain_answer nennt die Faktoren jedes Ergebnisses zu seiner Anfrage',
  'mcp.more_than_least':
    ', {shown_amount} kg mehr als das niedrigste Ergebnis{has_times, select, true {, das {times_more}-Fache} other {}}{has_overlap, select, true {; die Bereiche überlappen sich, die Reihenfolge ist daher unsicher} other {}}',
  'mcp.method': 'Methode: {text}',
})
