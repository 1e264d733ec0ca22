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
  return [info('inland_port_not_used', { place: place.name, port_code: port.code ?? '' }, subject)]
}

/** Why no sea joins two ports, where one of them is of inland ships. */
export function noWayFromInland(ports: Ports, from: Place, to: Place): NoRoute | undefined {
  const inland = [from, to].find((place) => place.kind === 'port' && ports.inlandPortAt(place))
  return inland && noRoute('no_route.inland_port', { place: inland.name, port_code: inland.code ?? '' })
}
