/** The nodes and links of the town graph, from the packages and data/geography. */

import { readTowns } from '../places/towns.ts'
import { inFileOrder } from './graph.ts'
import { landMask, readLakes } from './land.ts'
import { crossings, ferryEnds, type MeasuredLink, townLinks } from './links.ts'
import { chooseNodes, extraPlaces, landings, type RoadPlace, waypoints } from './nodes.ts'
import { heightsOf } from './terrain.ts'

export interface RoadNetwork {
  readonly nodes: readonly RoadPlace[]
  readonly links: readonly MeasuredLink[]
}

export function roadNetwork(): RoadNetwork {
  const towns = readTowns()
  const mask = landMask(readLakes())
  const chosenTowns = chooseNodes(towns)
  const chosen = [...chosenTowns, ...extraPlaces(), ...landings(chosenTowns, ferryEnds())]
  const nodes = inFileOrder([...chosen, ...waypoints(chosen, mask.isLand)])
  return { nodes, links: [...townLinks(nodes, mask, heightsOf(towns)), ...crossings(nodes)] }
}
