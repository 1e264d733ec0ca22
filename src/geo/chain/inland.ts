/** Ports of inland ships: what is said of them, since barges are no mode here. */
import { info, type Notice } from '../../engine/notices.ts'
import type { EndName } from '../networks/ends.ts'
import { type NoRoute, noRoute } from '../networks/plan.ts'
import type { Place } from '../places/places.ts'
import type { PortsAround } from './hinterland.ts'

type Ports = Pick<PortsAround, 'inlandPortAt'>

/** A place on a river of inland ships, which are not among the modes. */
export function inlandWay(ports: Ports, place: Place, subject: EndName): Notice[] {
  const port = ports.inlandPortAt(place)
  if (!port) return []
  const message = `${place.name} has a port of inland ships (${port.code}): neither their ways nor their factors are known here, so lorries are taken between it and the sea.`
  return [info('inland_port_not_used', message, subject)]
}

/** Why no sea joins two ports, where one of them is of inland ships. */
export function noWayFromInland(ports: Ports, from: Place, to: Place): NoRoute | undefined {
  const inland = [from, to].find((place) => place.kind === 'port' && ports.inlandPortAt(place))
  return (
    inland &&
    noRoute(
      `${inland.name} (${inland.code}) is a port of inland ships, whose ways are not known here: name the town, which is joined to a seaport by road, or take road or rail.`,
    )
  )
}
