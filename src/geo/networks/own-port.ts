/** The port that bears a place's name: Los Angeles ships from Los Angeles rather than from Long Beach. */
import type { Place } from '../places/places.ts'

export function bears(port: Place, name: string): boolean {
  return ` ${port.name} `.toLowerCase().includes(` ${name.toLowerCase()} `)
}
