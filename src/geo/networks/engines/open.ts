/** The road engine of this installation, as ROAD_ENGINE and ROAD_ENGINE_URL name it. */
import type { RoadRoutes } from '../road/road.ts'
import { type Engine, type EngineName, roadsWith } from './engine.ts'
import { osrm } from './osrm.ts'
import { valhalla } from './valhalla.ts'

const ENGINES: Record<EngineName, Engine> = { osrm, valhalla }
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[]

export interface RoadEngine {
  readonly name: EngineName
  readonly url: string
}

export function withEngine(builtIn: RoadRoutes, engine: RoadEngine | undefined): RoadRoutes {
  return engine ? roadsWith(builtIn, ENGINES[engine.name], engine.url) : builtIn
}
