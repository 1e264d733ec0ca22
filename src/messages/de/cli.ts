import type { cli as english } from '../en/cli.ts'
import { translated } from '../infer.ts'

export const cli = translated<typeof english>()({
  'cli.help_hint': 'everygram --help listet alle Befehle auf, everygram BEFEHL --help beschreibt einen.',
  'cli.unknown_command':
    'Unbekannter Befehl {value}.{has_suggestion, select, true { Meinten Sie {suggestion}?} other {}}',
  'cli.unknown_option': 'Unbekannte Option {value}. --help listet alle Optionen auf.',
  'cli.option_without_value': 'Die Option {value} braucht einen Wert.',
  'cli.option_with_value': 'Die Option {value} nimmt keinen Wert.',
  'cli.unexpected_argument': '{value} ist hier nicht vorgesehen. --help listet alle Argumente auf.',
  'cli.no_arguments': '{command} nimmt diese Argumente nicht: {value}.',
  'cli.one_of': '{option} nimmt einen dieser Werte: {allowed}. Angegeben wurde {value}.',
  'cli.one_file': '{command} nimmt eine Datei, zum Beispiel: everygram {command} {file}',
  'cli.file_format':
    'everygram liest und schreibt .csv, .xlsx und .ndjson; angegeben wurde {value}.{is_old, select, true { Speichern Sie die Datei als .xlsx oder .csv.} other {}}',
  'cli.only_tables': '{option} ist nur mit .csv und .xlsx möglich.',
  'cli.map_form': "--map nimmt 'Spalte=Parameter'; angegeben wurde {value}.",
  'cli.set_form': '--set nimmt Parameter=Wert, zum Beispiel --set country=DE; angegeben wurde {value}.',
  'cli.given_twice': '{option} wurde als {first} und {second} angegeben. Geben Sie sie einmal an.',
  'cli.separator': '--separator nimmt ein Zeichen oder tab; angegeben wurde {value}.',
  'cli.file_exists':
    '{file} existiert bereits. Verschieben Sie die Datei, wählen Sie mit -o einen anderen Namen oder ergänzen Sie --force.',
  'cli.template_exists':
    '{file} existiert bereits. Wählen Sie einen anderen Namen oder ergänzen Sie --force.',
  'cli.folder_not_empty':
    '{folder} ist nicht leer. Wählen Sie einen anderen Ordner oder ergänzen Sie --force.',
  'cli.overwrites_input':
    'Die Ergebnisse würden {file} überschreiben. Wählen Sie mit -o einen anderen Namen.',
  'cli.fields_full': '--fields full braucht Ergebnisse als .ndjson.',
  'cli.shard_form':
    '--shard nimmt I/N, zum Beispiel 2/8 für den zweiten von acht Teilen; angegeben wurde {value}.',
  'cli.shard_and_shards': 'Verwenden Sie --shard oder --shards, nicht beide.',
  'cli.shards_form':
    '--shards nimmt die Anzahl der Teile, größer als JOB_COMPLETION_INDEX (gesetzt von einem indizierten Job in Kubernetes); angegeben wurde {value} mit Index {second}.',
  'cli.several_sheets':
    'Die Arbeitsmappe hat mehrere Blätter. Schreiben Sie nach .xlsx oder .ndjson oder wählen Sie mit --sheet ein Blatt.',
  'cli.ndjson_out': 'Ergebnisse einer NDJSON-Datei haben keine Spalten. Schreiben Sie sie nach .ndjson.',
  'cli.resume_nothing': 'Es gibt nichts fortzusetzen: {file} existiert nicht. Starten Sie ohne --resume.',
  'cli.resume_other':
    'Der Lauf in {file} hatte andere Einstellungen ({list}). Starten Sie ohne --resume neu.',
  'cli.no_sheet': 'Es gibt kein Blatt {value}. Gefundene Blätter: {givens}.',
  'cli.workbook_too_large':
    'Die Arbeitsmappe hat {bytes} Byte; das Maximum ist {max}. Speichern Sie sie als CSV.',
  'cli.no_type':
    "{has_sheet, select, true {Die Spalten des Blatts {sheet}} other {Die Spalten}} ({givens}) passen zu keinem Typ oder zu mehreren{has_suggestions, select, true {; am nächsten sind {list}} other {}}. Ergänzen Sie --type {type} oder einen anderen aus {allowed}, eine Spalte „type“ oder ordnen Sie Spalten mit --map '{code}' zu.",
  'cli.column_missing':
    '{has_sheet, select, true {Das Blatt {sheet}} other {Die Datei}} enthält Zeilen vom Typ {type}, aber keine Spalte für {choices}. {advice}',
  'cli.advice.add': 'Ergänzen Sie eine.',
  'cli.advice.name':
    "Nicht verwendete Spalten: {givens}. Ergänzen Sie eine oder ordnen Sie eine Spalte mit --map 'Spalte={param}' zu.",
  'cli.advice.map':
    'Nicht verwendete Spalten: {givens}. Ergänzen Sie eine oder ordnen Sie eine Spalte mit {choices} zu.',
  'cli.read_as':
    '{has_sheet, select, true {Blatt {sheet}, } other {}}{is_column, select, true {Typ aus Spalte {column_name}} other {Typ {type}{has_columns, select, true {: {columns}} other {}}}}',
  'cli.not_used':
    "{has_sheet, select, true {Blatt {sheet}, } other {}}Spalten übernommen, aber nicht verwendet: {columns}{has_hint, select, true { (für das andere Ende der Reise: --map '{code}')} other {}}",
  'cli.no_such_parameter':
    '{option}: Kein Typ hat den Parameter {value}.{has_suggestions, select, true { Meinten Sie {suggestions}?} other {}}',
  'cli.no_such_column':
    '--map: Es gibt keine Spalte {value}.{has_suggestions, select, true { Meinten Sie {suggestions}?} other { Gefundene Spalten: {givens}.}}',
  'cli.two_columns':
    "--map: Die Spalten {first} und {second} geben beide {param} an. Ordnen Sie eine zu und schließen Sie die andere mit --map '{header}=' aus.",
  'cli.type_and_map': "--map: '{header}=type' hat keine Wirkung, weil --type den Typ jeder Zeile festlegt.",
  'cli.parameter_not_used':
    '{option}: Keine Zeile verwendet {value}{has_column, select, true { aus der Spalte {column_name}} other {}}. Die Zeilen sind vom Typ {list}; {value} gehört zu {allowed}.{has_suggestions, select, true { Meinten Sie {suggestions}?} other {}}',
  'cli.row_failed':
    '{has_sheet, select, true {Blatt {sheet}, } other {}}Zeile {line}{has_column, select, true {, Spalte {column_name}} other {}}{has_value, select, true {, Wert {value}} other {}}: {problems}{has_suggestion, select, true { Geben Sie {suggestion} ein.} other {}}',
  'cli.more_failed': 'und {count} weitere {count, plural, one {Zeile} other {Zeilen}} mit einem Problem',
  'cli.notices': 'Zeilen mit Hinweisen: {codes}',
  'cli.calculated':
    '{ok} von {count} Zeilen berechnet, {kg} kg CO2e{has_outside, select, true { (davon {outside_kg} kg außerhalb der Scopes)} other {}}, {is_written, select, true {in {file}} other {nichts geschrieben}}',
  'cli.reported':
    '{ok} von {count} {is_results, select, true {Ergebniszeilen} other {Zeilen}}, {is_blank, select, true {nichts zu berichten} other {{kg} kg CO2e standortbasiert, {is_market_determined, select, true {{market_kg} marktbasiert} other {marktbasiert nicht bestimmt}}}}{has_outside, select, true {, dazu {outside_kg} kg außerhalb der Scopes} other {}}{has_forcing, select, true {, dazu {forcing_kg} kg Strahlungsantrieb} other {}}, in {folder}',
  'cli.report_row_failed': '{has_sheet, select, true {Blatt {sheet}, } other {}}Zeile {ref}: {problems}',
  'cli.stopped': 'abgebrochen',
  'cli.stopped.resume': 'abgebrochen; derselbe Befehl mit --resume setzt hier fort',
  'cli.stopped.nothing': 'abgebrochen; es wurde nichts geschrieben',
  'cli.progress':
    '{count} Zeilen, {per_second} pro Sekunde{has_failed, select, true {, {failed} mit einem Problem} other {}}{has_share, select, true {, {percent} %, noch {is_minutes, select, true {{left} min} other {{left} s}}} other {}}',
  'cli.utf8.no_sign': 'Die Ergebnisse sind UTF-8 mit Byte Order Mark: {encoding} hat kein {value}.',
  'cli.utf8.late':
    'Die Ergebnisse sind UTF-8 mit Byte Order Mark: {encoding} wäre am Anfang der Datei nicht zu erkennen.',
  'cli.template_format': 'template schreibt .xlsx oder .csv; angegeben wurde {value}.',
  'cli.template_written': 'füllen Sie {file} aus, dann: everygram calc {file}',
  'cli.two_forms': '--json und --format {format} sind zwei Formate eines Ergebnisses. Lassen Sie eines weg.',
  'cli.option_twice': '{option} wurde zweimal angegeben. Geben Sie sie einmal an.',
  'cli.without_name':
    'Ergänzen Sie den Parameternamen zu {value}. {has_params, select, true {Ohne Namen möglich: nur {params}.} other {Bei diesem Befehl braucht jeder Parameter seinen Namen.}}',
  'cli.command_help': 'everygram {command} --help listet die Parameter mit einem Beispiel auf.',
  'cli.label.range': 'Bereich',
  'cli.label.line': 'Zeile',
  'cli.line.beside': '{label} (nicht in der Summe)',
  'cli.line.not_determined': 'nicht bestimmt ({code})',
  'cli.label.method': 'Methode',
  'cli.label.sum': 'Rechnung',
  'cli.label.source': 'Quelle',
  'cli.label.note': 'Hinweis',
  'cli.label.edition': 'Datenversion',
  'cli.label.to': 'bis',
  'cli.nothing_found': 'keine Einträge',
  'cli.report_needs_folder': 'report braucht einen Ordner: Ergänzen Sie -o ORDNER. Siehe --help.',
  'cli.report_overwrites_input':
    'Die Treibhausgasbilanz würde {file} überschreiben. Wählen Sie mit -o einen anderen Ordner.',
  'cli.report_exists':
    '{file} existiert bereits. Wählen Sie mit -o einen anderen Ordner oder ergänzen Sie --force.',
  'cli.distances_out': 'distances braucht -o mit einem Namen, der auf {choices} endet. Siehe --help.',
  'cli.distances_none': 'Die Datei enthält keine Reise- oder Frachtzeilen mit Orten.',
  'cli.distances_too_many': 'Die Datei enthält mehr als {max} Ortspaare. Teilen Sie sie.',
  'cli.distances_written':
    '{pairs, plural, one {1 Ortspaar} other {# Ortspaare}} aus {count, plural, one {1 Zeile} other {# Zeilen}} in {file}{has_failed, select, true {, {failed} ohne Route} other {}}',
  'cli.export_needs_folder': 'export braucht einen Ordner: Ergänzen Sie --parquet ORDNER. Siehe --help.',
  'cli.export_edition': 'Verwenden Sie --edition oder --year, nicht beide.',
  'cli.export_overlay':
    'OVERLAY ist gesetzt, ein Export enthält aber nur die Faktoren der Datenversion; seine Ergebnisse wären andere als die Ihres Servers. Exportieren Sie ohne: OVERLAY= everygram export …',
  'cli.export_table': '{file}, {count} Zeilen',
  'cli.export_written': 'Datenversion {code} ({hash}) in {folder}: {files} Dateien, {count} Zeilen',
  'cli.verify_needs_file': 'verify braucht Dateien oder - für die Standardeingabe.',
  'cli.verify_edition': 'Zu --edition: {reason}',
  'cli.verify_empty': '{count, plural, one {1 Zeile hat} other {# Zeilen haben}} kein Ergebnis zum Prüfen',
  'cli.verify_none': 'es gibt kein Ergebnis zum Prüfen',
  'cli.verify_totals':
    '{count} Ergebnisse: {same} gleich (same), {differs} abweichend (differs), {cannot} nicht prüfbar (cannot)',
  'cli.saved.unreadable': 'Diese Datei ist nicht lesbar ({code}).',
  'cli.saved.empty': 'Diese Datei ist leer.',
  'cli.saved.nested': 'Das ist tiefer als {max} Ebenen verschachtelt.',
  'cli.saved.not_json':
    'Das ist kein gültiges JSON{has_position, select, true { bei Zeichen {position}} other {}}.',
  'cli.saved.name_twice': 'Der Name {value} kommt in einem Objekt zweimal vor.',
  'cli.serve_arguments': 'serve nimmt --workers [N]; angegeben wurde {value}.',
  'cli.workers': '--workers nimmt eine Zahl von 1 bis {max}; angegeben wurde {value}.',
  'cli.mcp_passed_over': 'eine Zeile übersprungen, die keine JSON-RPC-2.0-Nachricht ist',
  'cli.completion': 'completion nimmt bash oder zsh; angegeben wurde {value}.',
  'cli.keys.action': 'keys nimmt einen dieser Befehle: {allowed}. Angegeben wurde {value}.',
  'cli.keys.plan_arguments': 'keys plan nimmt eine ID (siehe keys list) und einen dieser Tarife: {allowed}.',
  'cli.keys.one_id': 'keys {code} nimmt eine ID; keys list zeigt die IDs.',
  'cli.keys.usage_arguments': 'keys usage nimmt höchstens eine ID; keys list zeigt die IDs.',
  'cli.keys.name':
    '--name nimmt höchstens {max} Zeichen, ohne Tabulatoren, Zeilenumbrüche oder Zeichen, die die Schreibrichtung ändern.',
  'cli.keys.expires_form': '--expires nimmt ein Datum als JJJJ-MM-TT; angegeben wurde {value}.',
  'cli.keys.expires_past': '--expires muss in der Zukunft liegen; angegeben wurde {value}.',
  'cli.keys.overlap': '--overlap nimmt 0 bis {max} Stunden; angegeben wurde {value}.',
  'cli.keys.month': '--month nimmt einen Monat als JJJJ-MM; angegeben wurde {value}.',
  'cli.keys.created':
    'Schlüssel {id}{has_name, select, true { ({text})} other {}}, Tarif {plan}{has_end, select, true {, gültig bis {code}} other {}}. Er wird nur einmal angezeigt:',
  'cli.keys.rotated':
    'Der Schlüssel {id} hat ein neues Geheimnis, das nur einmal angezeigt wird; das vorherige {has_end, select, true {gilt bis {code}} other {gilt ab sofort nicht mehr}}:',
  'cli.keys.expired': 'Der Schlüssel {id} ist abgelaufen; auch ein neues Geheimnis würde nicht gelten.',
  'cli.keys.unknown': 'Es gibt keinen Schlüssel mit der ID {value}.',
  'cli.keys.not_active': 'Es gibt keinen aktiven Schlüssel mit der ID {value}.',
  'cli.sign_needs_key': 'sign braucht --key, einen geheimen Schlüssel von minisign.',
  'cli.sign_arguments':
    'sign nimmt --release oder Datenversionen aus: {allowed}.{has_value, select, true { Angegeben wurde {value}.} other {}}',
  'cli.key_with_signatures': '--key braucht --signatures.',
  'cli.edition.arguments': 'edition {code} nimmt {list}; angegeben wurde {value}.',
  'cli.edition.diff_arguments': 'edition diff nimmt NAME und wahlweise FROM.',
  'cli.edition.diff_sealed':
    "{code} ist versiegelt. Nennen Sie die Datenversion zum Vergleich: 'everygram edition diff {code} FROM'.",
  'cli.edition.released_day': '--released muss JJJJ-MM-TT sein; angegeben wurde {value}.',
  'cli.edition.released':
    '{code} ist veröffentlicht und ändert sich nicht mehr. Legen Sie für eine Korrektur eine neue Revision an.',
  'cli.edition.no_folder': 'Es gibt keinen Ordner {folder}.',
  'cli.edition.no_table':
    'Es gibt keine Tabelle {value}.{has_suggestion, select, true { Meinten Sie {suggestion}?} other { Verfügbar: {allowed}.}}',
  'cli.edition.set_both': 'Verwenden Sie --edition NAME oder --shared, nicht beide.',
  'cli.edition.none_open': 'In {folder} ist keine Datenversion offen.',
  'cli.edition.several_open':
    'Mehrere Datenversionen sind offen. Wählen Sie eine mit --edition ({allowed}) oder verwenden Sie --shared für alle.',
  'cli.edition.not_the_same':
    'Die Tabelle {code} ist nicht in jeder offenen Revision gleich. Wählen Sie eine mit --edition.',
  'cli.edition.no_row': 'Die Tabelle {code} hat keine Zeile {value}; ihr Schlüssel ist {list}.',
  'cli.edition.unknown': 'Es gibt keine Datenversion {value}. Verfügbar: {allowed}.',
  'cli.edition.sealed':
    "{code} ist versiegelt und ändert sich nicht mehr. Legen Sie für eine Korrektur eine neue Revision an: 'everygram edition new NAME --from {code}'.",
  'cli.edition.name':
    'Benennen Sie eine Datenversion nach Jahr und Revision, zum Beispiel 2025.3; angegeben wurde {value}.',
  'cli.edition.own_name':
    '{value} ist kein gültiger Name. Beginnen Sie mit einem Buchstaben; möglich sind Kleinbuchstaben, Ziffern, Punkte und Bindestriche.',
  'cli.edition.exists': 'Die Datenversion {code} existiert bereits.',
  'cli.edition.year_open': '{code} ist offen; für {year} kann nur eine Revision offen sein.',
  'cli.edition.base_open': '{code} ist offen. Versiegeln Sie sie, bevor Sie sie als Grundlage verwenden.',
  'cli.edition.needs_base': '{code} braucht --from, eine Datenversion als Grundlage.',
})
