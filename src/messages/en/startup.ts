/** Why the server cannot start: settings that are not valid. */
import { texts } from '../infer.ts'

export const startup = texts({
  'startup.cannot_start': 'everygram cannot start:',
  'startup.data': 'the data cannot be used',
  'startup.settings': '{problems}{is_many, select, true { See docs/operations.md.} other {}}',
  'startup.setting': '{param} {reason}',
  'startup.on_off': 'must be on or off; you sent {value}.',
  'startup.port': 'must be a port number from 0 to 65535; you sent {value}.',
  'startup.one_of': 'must be one of {choices}; you sent {value}.',
  'startup.url': 'must be a URL that starts with {choices}.',
  'startup.database_number': 'must name a database by its number, for example redis://host:6379/1.',
  'startup.escaped_percent': 'must have %25 for a % in its user name and password.',
  'startup.count': 'must be a number from 1 to {max}; you sent {value}.',
  'startup.trust_proxy':
    'must be off, the number of proxies (1 to 9), or their addresses separated by commas (for example 10.0.0.0/8); you sent {value}.',
  'startup.http_url': 'must be an http or https URL; you sent {value}.',
  'startup.origins':
    'must be * or origins such as https://example.org, separated by commas; you sent {value}.',
  'startup.seconds': 'must be whole seconds from 0 to {max}; you sent {value}.',
  'startup.days': 'must be whole days from 1 to {max}; you sent {value}.',
  'startup.size':
    'must be a size of 1 MB or more, for example 10 GB or 500 MiB (kB, MB, GB, TB, KiB, MiB, GiB, TiB); you sent {value}.',
  'startup.metrics_port': 'METRICS_PORT needs METRICS=on.',
  'startup.road_engine': 'Set both ROAD_ENGINE and ROAD_ENGINE_URL.',
  'startup.edition_not_released':
    'EDITION is set to {value}, which is not released here. It can only be used with edition={code} in a request.',
  'startup.edition_missing': 'EDITION is set to {value}, which does not exist. Available: {allowed}.',
  'startup.no_key_in_file':
    'BOOTSTRAP_KEY_FILE ({file}) holds no API key. Create one with: everygram keys generate',
  'startup.key_file_unreadable': "BOOTSTRAP_KEY_FILE ({file}) can't be read ({code}).",
  'startup.otel_packages': 'OTEL=on needs packages that are not installed: {code}',
  'startup.postgres': "Can't connect to the database in DATABASE_URL: {text}",
  'startup.sqlite': "Can't open the database in DATA_DIR ({folder}): {text}",
  'startup.first_key':
    "The first API key can't be saved: {text}. Make DATA_DIR writable, or create a key with everygram keys create.",
  'startup.first_key.shown': 'Your first API key, shown only once:',
  'startup.first_key.try': 'Try it:',
  'unavailable.edition_files':
    'Data edition {edition} can\'t be used because {file}{count, plural, =0 {} one { and # more file} other { and # more files}} failed the integrity check. Run "everygram check-data" for details.',
  'unavailable.release_file':
    '{file} is not the file that was released. Run "everygram doctor" to see all such files, then install Everygram again.',
  'unavailable.verifying':
    'The files of this release are still being checked after {seconds} s. Try again later.',
  'unavailable.geography': "Places and routes can't be opened right now. Try again in a moment.",
})
