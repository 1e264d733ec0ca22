/** Which mode a shipment takes when none is asked for. */

import { greatCircleKm } from '../../engine/helpers/sphere.ts'
import { fallback, type Notice } from '../../engine/notices.ts'
import type { AutoOptions, Chain } from '../networks/plan.ts'
import { isNoRoute, type NoRoute, noRoute } from '../networks/plan.ts'
import type { Place } from '../places/places.ts'
import { type ChainProviders, planChain } from './chain.ts'

const SUBJECT = 'mode'

/**
 * By road where a road leads there that is not longer than `roadKmMax`, or, on one continent, shorter than the way by sea;
 * else by sea. Where neither is possible: by any road, else by air. A fallback says what was chosen and why.
 */
export async function planAuto(
  providers: ChainProviders,
  from: Place,
  to: Place,
  roadKmMax: number,
  options: AutoOptions = {},
): Promise<Chain | NoRoute> {
  const by = (mode: 'road' | 'sea' | 'air') => planChain(providers, from, to, mode, options)
  const isNear = greatCircleKm(from, to) <= roadKmMax
  const early = isNear ? await by('road') : undefined
  if (early && !isNoRoute(early) && lengthKm(early) <= roadKmMax)
    return withNotice(early, short(early, roadKmMax))
  const sea = await by('sea')
  if (!isNoRoute(sea)) {
    const overLand = options.isOneContinent ? (early ?? (await by('road'))) : undefined
    if (overLand && !isNoRoute(overLand) && isShorterOverLand(overLand, sea)) {
      return withNotice(overLand, overOneContinent(overLand, sea))
    }
    return withNotice(sea, bySea(early, roadKmMax))
  }
  const road = early ?? (await by('road'))
  if (!isNoRoute(road)) return withNotice(road, longRoad(road, sea))
  const air = await by('air')
  if (!isNoRoute(air)) return withNotice(air, fallback('mode_chosen.air', { reason: sea.reason }, SUBJECT))
  const reasons = { road_reason: road.reason, sea_reason: sea.reason, air_reason: air.reason }
  return noRoute('no_route.any_mode', reasons)
}

function lengthKm({ legs, main }: Chain): number {
  return legs[main]?.distanceKm ?? 0
}

/** Ferries over rivers, bays and narrow straits; longer ones join islands. Judgement. */
const FERRY_KM_MAX = 100

/** Without a long ferry, and shorter than the ship with the roads to and from it. */
function isShorterOverLand(road: Chain, sea: Chain): boolean {
  const ferryKm = road.legs.reduce((sum, leg) => sum + (leg.ferryKm ?? 0), 0)
  return ferryKm <= FERRY_KM_MAX && totalKm(road) < totalKm(sea)
}

function totalKm({ legs }: Chain): number {
  return legs.reduce((sum, { distanceKm }) => sum + distanceKm, 0)
}

function overOneContinent(road: Chain, sea: Chain): Notice {
  const values = { road_km: Math.round(totalKm(road)), sea_km: Math.round(totalKm(sea)) }
  return fallback('mode_chosen.one_continent', values, SUBJECT)
}

function short(chain: Chain, roadKmMax: number): Notice {
  return fallback('mode_chosen.road', { km: Math.round(lengthKm(chain)), limit_km: roadKmMax }, SUBJECT)
}

function bySea(road: Chain | NoRoute | undefined, roadKmMax: number): Notice {
  // A road that is too long for certain was not searched for.
  const hasLimit = road === undefined || !isNoRoute(road)
  return fallback('mode_chosen.sea', { has_limit: hasLimit, limit_km: roadKmMax }, SUBJECT)
}

function longRoad(chain: Chain, { reason }: NoRoute): Notice {
  return fallback('mode_chosen.long_road', { km: Math.round(lengthKm(chain)), reason }, SUBJECT)
}

function withNotice(chain: Chain, notice: Notice): Chain {
  return { ...chain, notices: [notice, ...chain.notices] }
}
