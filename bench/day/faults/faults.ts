/** All that goes wrong in a day, in order. */
import { millionRows } from './batches.ts'
import { keyRotated, manyConnections, quotaReached, slowClients } from './clients.ts'
import type { Fault } from './fault.ts'
import {
  clockMoved,
  diskFull,
  filesDeleted,
  geocoderHostile,
  instanceKilled,
  roadEngineHostile,
  rolledOut,
} from './instances.ts'
import {
  databaseFull,
  databaseKilled,
  databasePaused,
  databaseSlow,
  valkeyFull,
  valkeyKilled,
  valkeyPaused,
  valkeySlow,
} from './stores.ts'

export const FAULTS: Readonly<Record<string, Fault>> = {
  'PostgreSQL is killed': databaseKilled,
  'PostgreSQL is paused': databasePaused,
  'PostgreSQL is slow (0.4 s each way)': databaseSlow,
  'PostgreSQL is full (refuses what writes)': databaseFull,
  'Valkey is killed, comes back empty': valkeyKilled,
  'Valkey is paused': valkeyPaused,
  'Valkey is slow (0.4 s each way)': valkeySlow,
  'Valkey is full': valkeyFull,
  'an instance is killed (kill -9)': instanceKilled,
  'both are rolled': rolledOut,
  'the geocoder answers without end': geocoderHostile,
  'the road engine answers brackets, then drips': roadEngineHostile,
  'the disk is full': diskFull,
  'the clock of one is moved by an hour': clockMoved,
  'the key is rotated': keyRotated,
  'a key reaches its quota': quotaReached,
  'a hundred slow clients': slowClients,
  'a client with a thousand connections': manyConnections,
  'files of an instance are deleted': filesDeleted,
  'a batch of a million rows': millionRows,
}
