/** `lat,lon` in degrees, with or without spaces. */

export interface Coordinates {
  readonly lat: number
  readonly lon: number
}

/** Between the two either blanks around a mark or blanks alone: blanks on both sides of a blank could be shared out in many ways. */
const FORM = /^([+-]?\d{1,3}(?:\.\d*)?)(?:\s*[,;]\s*|\s+)([+-]?\d{1,3}(?:\.\d*)?)$/
const LAT_MAX = 90
const LON_MAX = 180

/** Undefined when the text is something else or beyond the poles or the date line. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, first, second] = FORM.exec(text) ?? []
  if (first === undefined || second === undefined) return undefined
  const [lat, lon] = [Number(first), Number(second)]
  return Math.abs(lat) <= LAT_MAX && Math.abs(lon) <= LON_MAX ? { lat, lon } : undefined
}

/** Whether it is written as coordinates, possible or not. */
export function looksLikeCoordinates(text: string): boolean {
  return FORM.test(text)
}
