import type { startup as english } from '../en/startup.ts'
import { translated } from '../infer.ts'

export const startup = translated<typeof english>()({
  'startup.cannot_start': 'everygram kann nicht starten:',
  'startup.data': 'die Daten sind nicht verwendbar',
  'startup.settings': '{problems}{is_many, select, true { Siehe docs/operations.md.} other {}}',
  'startup.setting': '{param} {reason}',
  'startup.on_off': 'muss on oder off sein; angegeben wurde {value}.',
  'startup.port': 'muss eine Portnummer von 0 bis 65535 sein; angegeben wurde {value}.',
  'startup.one_of': 'muss {choices} sein; angegeben wurde {value}.',
  'startup.url': 'muss eine URL sein, die mit {choices} beginnt.',
  'startup.database_number': 'muss eine Datenbank mit ihrer Nummer nennen, zum Beispiel redis://host:6379/1.',
  'startup.escaped_percent': 'muss für ein % in Benutzername und Kennwort %25 enthalten.',
  'startup.count': 'muss eine Zahl von 1 bis {max} sein; angegeben wurde {value}.',
  'startup.trust_proxy':
    'muss off, die Anzahl der Proxys (1 bis 9) oder ihre Adressen, durch Kommas getrennt (zum Beispiel 10.0.0.0/8), sein; angegeben wurde {value}.',
  'startup.http_url': 'muss eine http- oder https-URL sein; angegeben wurde {value}.',
  'startup.origins':
    'muss * oder Herkünfte wie https://example.org, durch Kommas getrennt, sein; angegeben wurde {value}.',
  'startup.seconds': 'muss eine ganze Zahl von Sekunden von 0 bis {max} sein; angegeben wurde {value}.',
  'startup.days': 'muss eine ganze Zahl von Tagen von 1 bis {max} sein; angegeben wurde {value}.',
  'startup.size':
    'muss eine Größe ab 1 MB, zum Beispiel 10 GB oder 500 MiB (kB, MB, GB, TB, KiB, MiB, GiB, TiB), sein; angegeben wurde {value}.',
  'startup.metrics_port': 'METRICS_PORT braucht METRICS=on.',
  'startup.road_engine': 'Setzen Sie ROAD_ENGINE und ROAD_ENGINE_URL gemeinsam.',
  'startup.edition_not_released':
    'EDITION ist auf {value} gesetzt; diese Datenversion ist hier nicht veröffentlicht. Sie ist nur mit edition={code} in einer Anfrage nutzbar.',
  'startup.edition_missing':
    'EDITION ist auf {value} gesetzt; diese Datenversion gibt es nicht. Verfügbar: {allowed}.',
  'startup.no_key_in_file':
    'BOOTSTRAP_KEY_FILE ({file}) enthält keinen API-Schlüssel. Erzeugen Sie einen mit: everygram keys generate',
  'startup.key_file_unreadable': 'BOOTSTRAP_KEY_FILE ({file}) ist nicht lesbar ({code}).',
  'startup.otel_packages': 'OTEL=on braucht Pakete, die nicht installiert sind: {code}',
  'startup.postgres': 'Keine Verbindung zur Datenbank in DATABASE_URL: {text}',
  'startup.sqlite': 'Die Datenbank in DATA_DIR ({folder}) lässt sich nicht öffnen: {text}',
  'startup.first_key':
    'Der erste API-Schlüssel lässt sich nicht speichern: {text}. Machen Sie DATA_DIR beschreibbar, oder erzeugen Sie einen Schlüssel mit everygram keys create.',
  'startup.first_key.shown': 'Ihr erster API-Schlüssel, nur einmal angezeigt:',
  'startup.first_key.try': 'Probieren Sie ihn aus:',
  'unavailable.edition_files':
    'Die Datenversion {edition} ist nicht verwendbar: {file}{count, plural, =0 {} one { und # weitere Datei} other { und # weitere Dateien}} hat die Integritätsprüfung nicht bestanden. Einzelheiten zeigt "everygram check-data".',
  'unavailable.release_file':
    '{file} ist nicht die veröffentlichte Datei. "everygram doctor" zeigt alle solchen Dateien; installieren Sie Everygram dann neu.',
  'unavailable.verifying':
    'Die Dateien dieser Version werden nach {seconds} s noch geprüft. Versuchen Sie es später erneut.',
  'unavailable.geography':
    'Orte und Routen lassen sich gerade nicht öffnen. Versuchen Sie es gleich noch einmal.',
})
