import type { http as english } from '../en/http.ts'
import { translated } from '../infer.ts'

export const http = translated<typeof english>()({
  'internal_error.request':
    'Auf unserer Seite ist ein Fehler aufgetreten. Nennen Sie bitte die request_id, wenn Sie ihn melden.',
  'bad_request.malformed':
    'Die Anfrage ist fehlerhaft aufgebaut. Prüfen Sie URL und Header, die Ihr Client sendet.',
  'bad_request.not_http': 'Das ist keine gültige HTTP-Anfrage.',
  'bad_request.hosts': 'Die Anfrage enthält mehrere Host-Header. Senden Sie genau einen.',
  'bad_request.no_host': 'Der Host-Header fehlt.',
  'bad_request.transfer_encoding': 'Transfer-Encoding muss chunked sein; gesendet wurde {value}.',
  'bad_request.cut': 'Der Anfrageinhalt ist unvollständig. Senden Sie ihn erneut.',
  'request_timeout.request': 'Die Anfrage ist nicht rechtzeitig angekommen. Versuchen Sie es erneut.',
  'request_timeout.body':
    'Der Anfrageinhalt ist nicht innerhalb von {ms} ms angekommen. Versuchen Sie es erneut.',
  'request_timeout.batch':
    'Die Verarbeitung dauerte länger als {ms} ms. Senden Sie weniger Zeilen oder verwenden Sie einen Auftrag.',
  'headers_too_large.request_line':
    'Anfragezeile und Header sind zu groß. Entfernen Sie Cookies oder lange Header.',
  'headers_too_large.count': 'Die Anfrage hat {count} Header; das Maximum ist {maximum}.',
  'headers_too_large.characters': 'Die Header sind {count} Zeichen lang; das Maximum ist {maximum}.',
  'uri_too_long.path': 'Der Pfad ist länger als {maximum} Zeichen.',
  'uri_too_long.query':
    'Der Abfrageteil der URL ist {count} Zeichen lang; das Maximum ist {maximum}. Für viele Berechnungen verwenden Sie POST /v1/batch.',
  'method_not_allowed.path':
    '{path} akzeptiert {method} nicht; verwenden Sie {methods}.{is_post, select, true { Senden Sie die Parameter in der URL, zum Beispiel mit curl -G -d country=GB.} other {}}',
  'not_found.path':
    'Unter {path} gibt es keinen Endpunkt.{has_suggestion, select, true { Meinten Sie {suggestion}?} other {}} GET / listet alle Endpunkte auf.',
  'not_found.usage': 'Dieser Server läuft ohne API-Schlüssel und zählt keine Nutzung.',
  'unsupported_media_type.missing':
    'Senden Sie den Inhalt als application/json; der Header Content-Type fehlt.',
  'unsupported_media_type.json': 'Senden Sie den Inhalt als application/json; gesendet wurde {value}.',
  'unsupported_media_type.rows':
    'Senden Sie Zeilen als application/x-ndjson, application/json oder text/csv; gesendet wurde {value}.',
  'unsupported_media_type.encoding':
    'Senden Sie den Inhalt unkomprimiert, ohne den Header Content-Encoding; gesendet wurde {value}.',
  'payload_too_large.bytes': 'Der Anfrageinhalt ist größer als {maximum} Byte.',
  'payload_too_large.rows':
    'Die Liste hat mehr als {maximum} Zeilen. Mehr Zeilen senden Sie als application/x-ndjson, eine je Zeile.',
  'validation_error.nested': 'Das JSON ist tiefer als {maximum} Ebenen verschachtelt.',
  'validation_error.not_in_query':
    '{name} ist kein Parameter dieses Endpunkts. In der URL sind möglich: {allowed}.',
  'validation_error.batch_query':
    '{name} ist hier nicht möglich. Die URL nimmt „fields“, „type“ und „lang“; alle anderen Parameter gehören in die Zeilen.',
  'validation_error.month':
    'month muss wie 2026-03 aussehen, in den Jahren 1000 bis 2999; gesendet wurde {value}.',
  'unavailable.usage': 'Die Nutzung ist gerade nicht abrufbar. Versuchen Sie es gleich noch einmal.',
  'unavailable.closing': 'Der Server wird beendet. Senden Sie die Zeilen ohne Ergebnis gleich noch einmal.',
  'forbidden.origin':
    'Seiten von {origin} dürfen /mcp nicht aufrufen. Der Betreiber kann die Herkunft in CORS_ORIGINS eintragen.',
  'forbidden.host':
    'Der Host {value} ist nicht zugelassen. Verwenden Sie localhost, 127.0.0.1 oder [::1]. Hinter einem Proxy setzt der Betreiber TRUST_PROXY.',
  'quota_exceeded.message':
    'Eine Nachricht kann höchstens {count} Ergebnisse haben. Senden Sie die übrigen Berechnungen in einer weiteren Nachricht.',
})
