/** Why a server does not start: its settings, keys and data. */
import { texts } from '../infer.ts'

export const startup = texts({
  'startup.cannot_start': 'everygram cannot start: {reason}',
  'startup.data': 'the data does not pass its checks. Run everygram check-data for details.\n{text}',
  'startup.setting': '{setting} {reason}.',
  'startup.more': '{message} {reason}',
  'startup.must_be.on_off': 'must be on or off, not {value}',
  'startup.must_be.port': 'must be a port number from 0 to {highest}, not {value}',
  'startup.must_be.one_of': 'must be one of {allowed}, not {value}',
  'startup.must_be.url': 'must be a URL that starts with {choices}',
  'startup.must_be.web_url': 'must be an http or https URL, not {value}',
  'startup.must_be.number': 'must be a number from 1 to {highest}, not {value}',
  'startup.must_be.seconds': 'must be whole seconds from 0 to {highest}, not {value}',
  'startup.must_be.days': 'must be whole days from 1 to {highest}, not {value}',
  'startup.must_be.size':
    'must be a size of 1 MB or more, such as 10 GB or 500 MiB (kB, MB, GB, TB, KiB, MiB, GiB, TiB), not {value}',
  'startup.must_be.proxies':
    'must be off, the number of proxies (1 to 9), or their addresses separated by commas, such as 10.0.0.0/8, not {value}',
  'startup.must_be.origins':
    'must be * or origins separated by commas, such as https://example.org, not {value}',
  'startup.valkey.database': 'must name a database by its number, for example redis://host:6379/1',
  'startup.valkey.password': 'must have %25 for each % in its user name and password',
  'startup.needs': 'Set {other} to use {setting}.',
  'startup.road_engine': 'Set both ROAD_ENGINE and ROAD_ENGINE_URL.',
  'startup.edition': 'EDITION is set to {value}, which does not exist. Available: {editions}.',
  'startup.edition.not_released':
    'EDITION is set to {value}, which is not released. Use edition={edition} in requests instead.',
  'startup.bootstrap_key':
    'BOOTSTRAP_KEY_FILE ({file}) contains no API key. Create one with everygram keys generate.',
  'startup.bootstrap_key.unreadable': "BOOTSTRAP_KEY_FILE can't be read: {text}",
  'startup.postgres': "Can't connect to the database in DATABASE_URL: {text}",
  'startup.sqlite': "Can't open the database in DATA_DIR ({folder}): {text}",
  'startup.telemetry': 'OTEL=on needs more packages. Install them: {code}',
  'startup.first_key':
    "The first API key can't be saved: {text}. Make DATA_DIR writable, or create a key with everygram keys create.",
  'startup.first_key.shown': 'Your first API key, shown only once:',
  'startup.first_key.try': 'Try it:',
  'unavailable.edition':
    'Data edition {edition} can\'t be used because its files fail the integrity check. Run "everygram check-data" for details.',
  'unavailable.release_file':
    '{file} {state, select, missing {is missing} unreadable {can\'t be read} other {has been changed}}. Install this release again; "everygram doctor" lists all such files.',
  'unavailable.release_checking':
    'The files of this release are still being checked after {seconds} s. Try again in a moment.',
  'unavailable.geography': "Places and routes can't be opened right now. Try again in a moment.",
  'startup.failure': 'The reason is: {text}',
})
