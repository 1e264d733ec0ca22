import type { startup as english } from '../en/startup.ts'
import { translated } from '../infer.ts'

export const startup = translated<typeof english>()({
  'startup.cannot_start': 'everygram kann nicht starten: {reason}',
  'startup.data': 'Die Daten bestehen ihre Prüfung nicht. Einzelheiten: everygram check-data.\n{text}',
  'startup.setting': '{setting} {reason}.',
  'startup.more': '{message} {reason}',
  'startup.must_be.on_off': 'muss on oder off sein, nicht {value}',
  'startup.must_be.port': 'muss eine Portnummer von 0 bis {highest} sein, nicht {value}',
  'startup.must_be.one_of': 'muss einer dieser Werte sein: {allowed}, nicht {value}',
  'startup.must_be.url': 'muss eine URL sein, die mit {choices} beginnt',
  'startup.must_be.web_url': 'muss eine URL mit http oder https sein, nicht {value}',
  'startup.must_be.number': 'muss eine Zahl von 1 bis {highest} sein, nicht {value}',
  'startup.must_be.seconds': 'muss eine ganze Zahl von Sekunden von 0 bis {highest} sein, nicht {value}',
  'startup.must_be.days': 'muss eine ganze Zahl von Tagen von 1 bis {highest} sein, nicht {value}',
  'startup.must_be.size':
    'muss eine Größe ab 1 MB sein, zum Beispiel 10 GB oder 500 MiB (kB, MB, GB, TB, KiB, MiB, GiB, TiB), nicht {value}',
  'startup.must_be.proxies':
    'muss off, die Anzahl der Proxys (1 bis 9) oder eine Liste ihrer Adressen mit Kommas sein, zum Beispiel 10.0.0.0/8, nicht {value}',
  'startup.must_be.origins':
    'muss * oder eine Liste von Herkünften mit Kommas sein, zum Beispiel https://example.org, nicht {value}',
  'startup.valkey.database': 'muss eine Datenbank durch ihre Nummer nennen, zum Beispiel redis://host:6379/1',
  'startup.valkey.password': 'muss für jedes % in Benutzername und Passwort %25 enthalten',
  'startup.needs': 'Setzen Sie {other}, um {setting} zu verwenden.',
  'startup.road_engine': 'Setzen Sie ROAD_ENGINE und ROAD_ENGINE_URL gemeinsam.',
  'startup.edition':
    'EDITION ist auf {value} gesetzt; diese Datenversion gibt es nicht. Verfügbar: {editions}.',
  'startup.edition.not_released':
    'EDITION ist auf {value} gesetzt; diese Datenversion ist nicht veröffentlicht. Verwenden Sie stattdessen edition={edition} in Anfragen.',
  'startup.bootstrap_key':
    'BOOTSTRAP_KEY_FILE ({file}) enthält keinen API-Schlüssel. Erzeugen Sie einen mit everygram keys generate.',
  'startup.bootstrap_key.unreadable': 'BOOTSTRAP_KEY_FILE ist nicht lesbar: {text}',
  'startup.postgres': 'Keine Verbindung zur Datenbank in DATABASE_URL: {text}',
  'startup.sqlite': 'Die Datenbank in DATA_DIR ({folder}) lässt sich nicht öffnen: {text}',
  'startup.telemetry': 'OTEL=on braucht weitere Pakete. Installieren Sie sie: {code}',
  'startup.first_key':
    'Der erste API-Schlüssel lässt sich nicht speichern: {text}. Machen Sie DATA_DIR beschreibbar, oder erzeugen Sie einen Schlüssel mit everygram keys create.',
  'startup.first_key.shown': 'Ihr erster API-Schlüssel, nur einmal angezeigt:',
  'startup.first_key.try': 'Probieren Sie ihn aus:',
  'unavailable.edition':
    'Die Datenversion {edition} ist nicht nutzbar: Ihre Dateien bestehen die Integritätsprüfung nicht. Einzelheiten: „everygram check-data“.',
  'unavailable.release_file':
    '{file} {state, select, missing {fehlt} unreadable {ist nicht lesbar} other {wurde verändert}}. Installieren Sie diese Version neu; „everygram doctor“ listet alle solchen Dateien auf.',
  'unavailable.release_checking':
    'Die Dateien dieser Version werden nach {seconds} s noch geprüft. Versuchen Sie es gleich noch einmal.',
  'unavailable.geography':
    'Orte und Routen lassen sich gerade nicht öffnen. Versuchen Sie es gleich noch einmal.',
  'startup.failure': 'Der Grund: {text}',
})
