/** What commands print and what they refuse. */
import { texts } from '../infer.ts'

export const cli = texts({
  'cli.help_hint': 'everygram --help lists all commands, everygram COMMAND --help describes one.',
  'cli.unknown_command':
    'Unknown command {value}.{has_suggestion, select, true { Did you mean {suggestion}?} other {}}',
  'cli.unknown_option': 'Unknown option {value}. Use --help for all options.',
  'cli.option_without_value': 'Option {value} needs a value.',
  'cli.option_with_value': 'Option {value} does not take a value.',
  'cli.unexpected_argument': 'We did not expect {value} here. Use --help for all arguments.',
  'cli.no_arguments': '{command} takes no such arguments: {value}.',
  'cli.one_of': '{option} takes one of: {allowed}. You sent {value}.',
  'cli.one_file': '{command} takes one file, for example: everygram {command} {file}',
  'cli.file_format':
    'everygram reads and writes .csv, .xlsx and .ndjson; you sent {value}.{is_old, select, true { Save it as .xlsx or .csv.} other {}}',
  'cli.only_tables': '{option} works with .csv and .xlsx only.',
  'cli.map_form': "--map takes 'Column=parameter'; you sent {value}.",
  'cli.set_form': '--set takes parameter=value, for example --set country=DE; you sent {value}.',
  'cli.given_twice': '{option} was given as {first} and {second}. Give it once.',
  'cli.separator': '--separator takes one character, or tab; you sent {value}.',
  'cli.file_exists': '{file} already exists. Move it, choose another name with -o, or add --force.',
  'cli.template_exists': '{file} already exists. Choose another name, or add --force.',
  'cli.folder_not_empty': '{folder} is not empty. Choose another folder, or add --force.',
  'cli.overwrites_input': 'The results would overwrite {file}. Choose another name with -o.',
  'cli.fields_full': '--fields full needs results as .ndjson.',
  'cli.shard_form': '--shard takes I/N, such as 2/8 for the second of eight parts; you sent {value}.',
  'cli.shard_and_shards': 'Use --shard or --shards, not both.',
  'cli.shards_form':
    '--shards takes the number of parts, which must be above JOB_COMPLETION_INDEX (set by an indexed Job of Kubernetes); you sent {value} with index {second}.',
  'cli.several_sheets':
    'The workbook has several sheets. Write to .xlsx or .ndjson, or choose one with --sheet.',
  'cli.ndjson_out': 'Results of an NDJSON file have no columns. Write them to .ndjson.',
  'cli.resume_nothing': 'There is nothing to resume: {file} does not exist. Run without --resume.',
  'cli.resume_other':
    'The run in {file} had different settings ({list}). Run without --resume to start again.',
  'cli.no_sheet': 'There is no sheet {value}. Sheets found: {givens}.',
  'cli.workbook_too_large': 'The workbook has {bytes} bytes; the maximum is {max}. Save it as CSV.',
  'cli.no_type':
    "{has_sheet, select, true {The columns of sheet {sheet}} other {The columns}} ({givens}) match no type, or several{has_suggestions, select, true {; closest are {list}} other {}}. Add --type {type} or another of {allowed}, a 'type' column, or map columns with --map '{code}'.",
  'cli.column_missing':
    '{has_sheet, select, true {Sheet {sheet}} other {The file}} has {type} rows but no column for {choices}. {advice}',
  'cli.advice.add': 'Add one.',
  'cli.advice.name': "Columns not used: {givens}. Add one, or map a column with --map 'Column={param}'.",
  'cli.advice.map': 'Columns not used: {givens}. Add one, or map a column with {choices}.',
  'cli.read_as':
    '{has_sheet, select, true {sheet {sheet}, } other {}}{is_column, select, true {type from column {column_name}} other {type {type}{has_columns, select, true {: {columns}} other {}}}}',
  'cli.not_used':
    "{has_sheet, select, true {sheet {sheet}, } other {}}columns kept but not used: {columns}{has_hint, select, true { (for the other end of the trip, add --map '{code}')} other {}}",
  'cli.no_such_parameter':
    '{option}: no type has the parameter {value}.{has_suggestions, select, true { Did you mean {suggestions}?} other {}}',
  'cli.no_such_column':
    '--map: there is no column {value}.{has_suggestions, select, true { Did you mean {suggestions}?} other { Columns found: {givens}.}}',
  'cli.two_columns':
    "--map: columns {first} and {second} both give {param}. Map one of them, and exclude the other with --map '{header}='.",
  'cli.type_and_map': "--map: '{header}=type' has no effect, because --type sets the type of every row.",
  'cli.parameter_not_used':
    '{option}: no row uses {value}{has_column, select, true { from column {column_name}} other {}}. The rows are of type {list}; {value} belongs to {allowed}.{has_suggestions, select, true { Did you mean {suggestions}?} other {}}',
  'cli.row_failed':
    '{has_sheet, select, true {sheet {sheet}, } other {}}row {line}{has_column, select, true {, column {column_name}} other {}}{has_value, select, true {, value {value}} other {}}: {problems}{has_suggestion, select, true { Enter {suggestion}.} other {}}',
  'cli.more_failed': 'and {count} more {count, plural, one {row} other {rows}} with a problem',
  'cli.notices': 'rows with notices: {codes}',
  'cli.calculated':
    '{ok} of {count} rows calculated, {kg} kg CO2e{has_outside, select, true { (of which {outside_kg} kg outside of scopes)} other {}}, {is_written, select, true {in {file}} other {nothing written}}',
  'cli.reported':
    '{ok} of {count} {is_results, select, true {result rows} other {rows}}, {is_blank, select, true {nothing to report} other {{kg} kg CO2e location-based, {is_market_determined, select, true {{market_kg} market-based} other {market-based not determined}}}}{has_outside, select, true {, and {outside_kg} kg outside of scopes} other {}}{has_forcing, select, true {, and {forcing_kg} kg radiative forcing} other {}}, in {folder}',
  'cli.report_row_failed': '{has_sheet, select, true {sheet {sheet}, } other {}}row {ref}: {problems}',
  'cli.stopped': 'stopped',
  'cli.stopped.resume': 'stopped; the same command with --resume continues from here',
  'cli.stopped.nothing': 'stopped; nothing was written',
  'cli.progress':
    '{count} rows, {per_second} per second{has_failed, select, true {, {failed} with a problem} other {}}{has_share, select, true {, {percent} %, {is_minutes, select, true {{left} min} other {{left} s}} left} other {}}',
  'cli.utf8.no_sign': 'The results are UTF-8 with a byte order mark: {encoding} has no {value}.',
  'cli.utf8.late':
    'The results are UTF-8 with a byte order mark: {encoding} would not be recognised from the beginning of the file.',
  'cli.template_format': 'template writes .xlsx or .csv; you sent {value}.',
  'cli.template_written': 'fill in {file}, then run: everygram calc {file}',
  'cli.two_forms': '--json and --format {format} are two formats of one result. Leave one of them out.',
  'cli.option_twice': '{option} was given twice. Give it once.',
  'cli.without_name':
    'Add the parameter name for {value}. {has_params, select, true {Only {params} may be given without a name.} other {No parameter of this command can be given without its name.}}',
  'cli.command_help': 'everygram {command} --help lists the parameters with an example.',
  'cli.label.range': 'range',
  'cli.label.line': 'line',
  'cli.line.beside': '{label} (not in the total)',
  'cli.line.not_determined': 'not determined ({code})',
  'cli.label.method': 'method',
  'cli.label.sum': 'sum',
  'cli.label.source': 'source',
  'cli.label.note': 'note',
  'cli.label.edition': 'edition',
  'cli.label.to': 'to',
  'cli.nothing_found': 'no entries',
  'cli.report_needs_folder': 'report needs a folder: add -o DIR. See --help.',
  'cli.report_overwrites_input': 'The inventory would overwrite {file}. Choose another folder with -o.',
  'cli.report_exists': '{file} already exists. Choose another folder with -o, or add --force.',
  'cli.distances_out': 'distances needs -o with a name that ends in {choices}. See --help.',
  'cli.distances_none': 'The file has no travel or freight rows with places.',
  'cli.distances_too_many': 'The file has more than {max} pairs of places. Split it.',
  'cli.distances_written':
    '{pairs, plural, one {1 pair} other {# pairs}} of places from {count, plural, one {1 row} other {# rows}} in {file}{has_failed, select, true {, {failed} without a route} other {}}',
  'cli.export_needs_folder': 'export needs a folder: add --parquet DIR. See --help.',
  'cli.export_edition': 'Use --edition or --year, not both.',
  'cli.export_overlay':
    'OVERLAY is set, but an export contains only the factors of the edition; its results would differ from those of your server. Export without it: OVERLAY= everygram export …',
  'cli.export_table': '{file}, {count} rows',
  'cli.export_written': 'edition {code} ({hash}) in {folder}: {files} files, {count} rows',
  'cli.verify_needs_file': 'verify needs files, or - for standard input.',
  'cli.verify_edition': '--edition: {reason}',
  'cli.verify_empty': '{count, plural, one {1 row has} other {# rows have}} no result to check',
  'cli.verify_none': 'there is no result to check',
  'cli.verify_totals': '{count} results: {same} same, {differs} differs, {cannot} cannot',
  'cli.saved.unreadable': "This file can't be read ({code}).",
  'cli.saved.empty': 'This file is empty.',
  'cli.saved.nested': 'This is nested more than {max} levels deep.',
  'cli.saved.not_json':
    'This is not valid JSON{has_position, select, true { at character {position}} other {}}.',
  'cli.saved.name_twice': 'The name {value} appears twice in one object.',
  'cli.serve_arguments': 'serve takes --workers [N]; you sent {value}.',
  'cli.workers': '--workers takes a number from 1 to {max}; you sent {value}.',
  'cli.mcp_passed_over': 'passed over a line that is not a JSON-RPC 2.0 message',
  'cli.completion': 'completion takes bash or zsh; you sent {value}.',
  'cli.keys.action': 'keys takes one of: {allowed}. You sent {value}.',
  'cli.keys.plan_arguments': 'keys plan takes an ID (see keys list) and one of: {allowed}.',
  'cli.keys.one_id': 'keys {code} takes one ID; keys list shows the IDs.',
  'cli.keys.usage_arguments': 'keys usage takes at most one ID; keys list shows the IDs.',
  'cli.keys.name':
    '--name takes at most {max} characters, without tabs, line breaks or characters that change the direction of text.',
  'cli.keys.expires_form': '--expires takes a date as YYYY-MM-DD; you sent {value}.',
  'cli.keys.expires_past': '--expires must be in the future; you sent {value}.',
  'cli.keys.overlap': '--overlap takes 0 to {max} hours; you sent {value}.',
  'cli.keys.month': '--month takes a month as YYYY-MM; you sent {value}.',
  'cli.keys.created':
    'Key {id}{has_name, select, true { ({text})} other {}}, plan {plan}{has_end, select, true {, valid until {code}} other {}}. It is shown only once:',
  'cli.keys.rotated':
    'Key {id} has a new secret, shown only once; the previous one {has_end, select, true {is valid until {code}} other {stops working now}}:',
  'cli.keys.expired': 'Key {id} has expired; a new secret would not work either.',
  'cli.keys.unknown': 'There is no key with the ID {value}.',
  'cli.keys.not_active': 'There is no active key with the ID {value}.',
  'cli.sign_needs_key': 'sign needs --key, a minisign secret key.',
  'cli.sign_arguments':
    'sign takes --release, or editions out of: {allowed}.{has_value, select, true { You sent {value}.} other {}}',
  'cli.key_with_signatures': '--key needs --signatures.',
  'cli.edition.arguments': 'edition {code} takes {list}; you sent {value}.',
  'cli.edition.diff_arguments': 'edition diff takes NAME and, optionally, FROM.',
  'cli.edition.diff_sealed':
    "{code} is sealed. Name the edition to compare it with: 'everygram edition diff {code} FROM'.",
  'cli.edition.released_day': '--released must be YYYY-MM-DD; you sent {value}.',
  'cli.edition.released': '{code} is released and never changes. Create a new revision for a correction.',
  'cli.edition.no_folder': 'There is no folder {folder}.',
  'cli.edition.no_table':
    'There is no table {value}.{has_suggestion, select, true { Did you mean {suggestion}?} other { Available: {allowed}.}}',
  'cli.edition.set_both': 'Use --edition NAME or --shared, not both.',
  'cli.edition.none_open': 'No edition is open in {folder}.',
  'cli.edition.several_open':
    'Several editions are open. Choose one with --edition ({allowed}), or use --shared for all of them.',
  'cli.edition.not_the_same':
    'Table {code} is not the same in every open revision. Choose one with --edition.',
  'cli.edition.no_row': 'Table {code} has no row {value}; its key is {list}.',
  'cli.edition.unknown': 'There is no edition {value}. Available: {allowed}.',
  'cli.edition.sealed':
    "{code} is sealed and never changes. Create a new revision for a correction: 'everygram edition new NAME --from {code}'.",
  'cli.edition.name': 'Name an edition by year and revision, for example 2025.3; you sent {value}.',
  'cli.edition.own_name':
    '{value} is not a valid name. Start with a letter; use lower-case letters, digits, dots and hyphens.',
  'cli.edition.exists': 'Edition {code} already exists.',
  'cli.edition.year_open': '{code} is open; {year} can have one open revision at a time.',
  'cli.edition.base_open': '{code} is open. Seal it before you start from it.',
  'cli.edition.needs_base': '{code} needs --from, an edition to start from.',
})
