/** The layers of the house and what CI refuses: rules of biome.layers.json, tried on a copy with breaches in it. */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { tempFolder } from './support/temp.ts'

const BIOME = join(PACKAGE_ROOT, 'node_modules', '.bin', 'biome')
const LAYER = 'style/noRestrictedImports'
const CIRCLE = 'suspicious/noImportCycles'

/** By file: what it imports from where. Types are imported, and count like everything else. */
const BREACHES: readonly (readonly [file: string, from: string])[] = [
  ['src/engine/breach-of-node.ts', 'node:fs'],
  ['src/engine/breach-of-package.ts', 'typebox'],
  ['src/engine/breach.ts', '../factors/tables/table.ts'],
  ['src/engine/derive/breach.ts', '../../factors/edition.ts'],
  ['src/engine/numbers/breach-of-package.ts', 'typebox'],
  ['src/factors/breach.ts', '../contract/quote.ts'],
  ['src/factors/tables/breach.ts', '../../geo/sources.ts'],
  ['src/factors/tables/breach-of-node.ts', 'node:fs'],
  ['src/factors/files/breach.ts', '../../surfaces/process/package-root.ts'],
  ['src/geo/places/breach.ts', '../../contract/quote.ts'],
  ['src/geo/networks/sea/breach.ts', '../../../domains/domain.ts'],
  ['src/geo/format/breach.ts', '../../geography/compile.ts'],
  ['src/geo/format/sea/breach.ts', '../../places/places.ts'],
  ['src/contract/breach.ts', '../geo/places/found.ts'],
  ['src/contract/breach-of-node.ts', 'node:fs'],
  ['src/contract/params/breach.ts', '../../domains/domain.ts'],
  ['src/contract/breach-of-signatures.ts', '../factors/minisign/keys.ts'],
  ['src/domains/breach.ts', './hotel/part.ts'],
  ['src/domains/hotel/breach.ts', '../../surfaces/http/app.ts'],
  ['src/domains/hotel/breach-of-api.ts', '../../api/answer.ts'],
  ['src/domains/hotel/breach-of-node.ts', 'node:fs'],
  ['src/domains/hotel/breach-of-fastify.ts', 'fastify'],
  ['src/domains/hotel/breach-of-inside.ts', '../electricity/part.ts'],
  ['src/domains/hotel/breach-of-files.ts', '../../factors/files/released.ts'],
  ['src/domains/hotel/breach-of-routing.ts', '../../geo/routes/planner.ts'],
  ['src/domains/hotel/emissions/breach.ts', '../../../platform/access/key.ts'],
  ['src/domains/hotel/emissions/breach-of-inside.ts', '../../electricity/part.ts'],
  ['src/domains/hotel/emissions/breach-of-places.ts', '../../../geo/places/found.ts'],
  ['src/domains/method/breach.ts', '../hotel/stay.ts'],
  ['src/domains/amount/breach.ts', '../hotel/stay.ts'],
  ['src/domains/amount/common/breach.ts', '../../hotel/stay.ts'],
  ['src/api/breach.ts', '../surfaces/http/app.ts'],
  ['src/api/breach-of-geo.ts', '../geo/places/places.ts'],
  ['src/platform/metrics/breach.ts', '../../surfaces/process/config.ts'],
  ['src/platform/access/limits/breach.ts', '../../../api/answer.ts'],
  ['src/surfaces/batch/breach.ts', '../jobs/job.ts'],
  ['src/surfaces/batch/breach-of-fastify.ts', 'fastify'],
  ['src/surfaces/verify/breach-of-node.ts', 'node:fs'],
  ['src/surfaces/files/breach.ts', '../http/app.ts'],
  ['src/surfaces/files/breach-of-node.ts', 'node:fs'],
  ['src/surfaces/jobs/breach.ts', '../http/app.ts'],
  ['src/surfaces/jobs/breach-of-fastify.ts', 'fastify'],
  ['src/surfaces/warehouse/breach.ts', '../../domains/hotel/part.ts'],
  ['src/surfaces/warehouse/sql/breach.ts', '../../process/package-root.ts'],
  ['src/surfaces/report/breach.ts', '../cli/calc/table.ts'],
  ['src/surfaces/report/breach-of-node.ts', 'node:fs'],
  ['src/surfaces/mcp/breach.ts', '../http/app.ts'],
  ['src/surfaces/mcp/tools/breach.ts', '../../../domains/hotel/part.ts'],
  ['src/surfaces/http/breach.ts', '../process/config.ts'],
  ['src/surfaces/http/errors/breach.ts', '../../process/config.ts'],
  ['src/surfaces/http/errors/breach-of-domain.ts', '../../../domains/hotel/part.ts'],
  ['src/surfaces/process/cluster/breach.ts', '../../cli/main.ts'],
  ['src/surfaces/cli/calc/breach.ts', '../../../domains/hotel/part.ts'],
  ['src/surfaces/starter/breach.ts', '../../domains/hotel/part.ts'],
  ['packages/client/src/breach.ts', '../../../src/engine/errors.ts'],
  ['packages/client/src/breach-of-node.ts', 'node:crypto'],
  ['packages/client/src/breach-of-package.ts', 'typebox'],
]

/** What these layers may import. */
const ALLOWED: readonly (readonly [file: string, from: string])[] = [
  ['src/engine/derive/fine.ts', '../numbers/rational.ts'],
  ['src/factors/fine.ts', './tables/table.ts'],
  ['src/factors/files/fine-of-node.ts', 'node:fs'],
  ['src/geo/places/fine.ts', '../format/sections.ts'],
  ['src/geo/networks/sea/fine.ts', '../../places/found.ts'],
  ['src/contract/fine.ts', '../engine/units.ts'],
  ['src/contract/fine-interface.ts', '../geo/places/places.ts'],
  ['src/domains/hotel/fine.ts', '../electricity/shared/tables.ts'],
  ['src/domains/hotel/fine-method.ts', '../method/calculated.ts'],
  ['src/domains/amount/common/fine.ts', '../../method/calculated.ts'],
  ['src/domains/hotel/emissions/fine.ts', '../../../geo/places/places.ts'],
  ['src/domains/hotel/emissions/fine-beside.ts', '../factors/schema.ts'],
  ['src/domains/hotel/emissions/fine-shared.ts', '../../shared/gas-checks.ts'],
  ['src/api/fine.ts', '../domains/hotel/hotel.ts'],
  ['src/surfaces/http/errors/fine.ts', '../../../contract/operation.ts'],
  ['src/surfaces/http/errors/fine-verify.ts', '../../verify/verify.ts'],
  ['src/surfaces/verify/fine.ts', '../../api/answer.ts'],
  ['src/surfaces/jobs/fine.ts', '../batch/run.ts'],
  ['src/surfaces/mcp/tools/fine.ts', '../../batch/row-types.ts'],
  ['src/surfaces/process/cluster/fine.ts', '../../http/app.ts'],
  ['packages/client/src/fine.ts', './generated/types.ts'],
]

const importing = (from: string) => `import type { Anything } from '${from}'\nexport type Passed = Anything\n`

let refused: ReadonlyMap<string, string>
beforeAll(() => {
  const folder = tempFolder()
  for (const name of ['biome.json', 'biome.layers.json']) cpSync(join(PACKAGE_ROOT, name), join(folder, name))
  for (const name of ['src', 'packages/client/src'])
    cpSync(join(PACKAGE_ROOT, name), join(folder, name), { recursive: true })
  for (const [file, from] of [...BREACHES, ...ALLOWED]) writeFileSync(join(folder, file), importing(from))
  writeFileSync(join(folder, 'src/engine/circle.ts'), importing('./circle-back.ts'))
  writeFileSync(join(folder, 'src/engine/circle-back.ts'), importing('./circle.ts'))
  refused = refusedIn(folder)
})

/** The rule that refuses a file, by its path. */
function refusedIn(folder: string): ReadonlyMap<string, string> {
  const options = ['--vcs-enabled=false', '--colors=off', '--max-diagnostics=none']
  const { stdout, stderr, status } = spawnSync(BIOME, ['lint', ...options], { cwd: folder, encoding: 'utf8' })
  expect(status, stdout).toBe(1)
  const lines = `${stdout}\n${stderr}`.matchAll(/^(\S+?):\d+:\d+ lint\/(\S+)/gm)
  const found = [...lines].map(([, file = '', rule = '']) => [file, rule] as const)
  return new Map(found.filter(([, rule]) => rule === LAYER || rule === CIRCLE))
}

describe('refused', () => {
  test.each(BREACHES)('%s imports %s', (file) => {
    expect(refused.get(file)).toBe(LAYER)
  })

  test('a circle of types', () => {
    expect(refused.get('src/engine/circle.ts')).toBe(CIRCLE)
    expect(refused.get('src/engine/circle-back.ts')).toBe(CIRCLE)
  })
})

test.each(ALLOWED)('%s may import %s', (file) => {
  expect(refused.get(file)).toBeUndefined()
})

/** What lies deeper in these rooms is held by no rule, since rules go by the number of steps up. */
const DEPTHS = { domains: 2, surfaces: 2, engine: 1 }

test.each(Object.entries(DEPTHS))('no folder of src/%s lies deeper than %d', (room, depth) => {
  const all = readdirSync(join(PACKAGE_ROOT, 'src', room), { recursive: true, encoding: 'utf8' })
  const deeper = all.filter((path) => path.endsWith('.ts') && path.split(sep).length > depth + 1)
  expect(deeper).toEqual([])
})

test('nothing else is refused', () => {
  const written = new Set([
    ...BREACHES.map(([file]) => file),
    'src/engine/circle.ts',
    'src/engine/circle-back.ts',
  ])
  expect([...refused.keys()].filter((file) => !written.has(file))).toEqual([])
})
