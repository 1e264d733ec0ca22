/** A body that keeps a server busy, and another client that asks meanwhile. */
import { HOSTILE_BODIES, sendHostile } from '../../support/hostile-bodies.ts'
import { type BothPaces, paceWhile } from '../../support/pace/pace.ts'
import type { Simulation } from '../simulation.ts'
import type { Step } from '../steps.ts'

/** Twice what may be: the machine of a simulation has other things to do, and a control does not see all of them. */
const LONGEST_MS = 100
/** A pause that belongs to the body comes again. */
const TRIES = 3

export async function hostile(sim: Simulation, { body, at }: Step & { does: 'hostile' }): Promise<void> {
  const sent = HOSTILE_BODIES[body]
  if (sent === undefined) throw new Error(`there is no body '${body}'`)
  const { url } = sim.instance(at)
  const paces: BothPaces[] = []
  for (let tried = 1; tried <= TRIES; tried++) {
    paces.push(await paceWhile(Number(new URL(url).port), () => sendHostile(url, sent, sim.key(2).key)))
    if (pauseOf(paces.at(-1)) <= LONGEST_MS) return
  }
  sim.find('pauses', `${body}: /livez waited ${paces.map(shown).join(', ')}`)
}

const pauseOf = (paces: BothPaces | undefined) => (paces ? paces.own.longestMs - paces.control.longestMs : 0)

const shown = ({ own, control }: BothPaces) =>
  `${own.longestMs.toFixed(0)} ms (a control ${control.longestMs.toFixed(0)} ms)`
