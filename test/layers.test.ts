/** The layers of the house and what CI refuses: rules of biome.layers.json, tried on a copy with breaches in it. */
import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../src/process/package-root.ts'
import { tempFolder } from './support/temp.ts'

const BIOME = join(PACKAGE_ROOT, 'node_modules', '.bin', 'biome')
const LAYER = 'style/noRestrictedImports'
const CIRCLE = 'suspicious/noImportCycles'

/** By file: what it imports from where. Types are imported, and count like everything else. */
const BREACHES: readonly (readonly [file: string, from: string])[] = [
  ['src/core/breach.ts', 'node:fs'],
  ['src/core/breach-of-package.ts', 'typebox'],
  ['src/core/breach-upward.ts', '../tables/table.ts'],
  ['src/core/breach-of-engine.ts', '../engine/term.ts'],
  ['src/engine/breach.ts', '../contract/errors.ts'],
  ['src/engine/breach-of-package.ts', 'typebox'],
  ['src/engine/derive/breach.ts', '../../domains/edition.ts'],
  ['src/tables/breach.ts', '../contract/errors.ts'],
  ['src/contract/breach.ts', '../places/places.ts'],
  ['src/contract/params/breach.ts', '../../domains/edition.ts'],
  ['src/places/breach.ts', '../routing/plan.ts'],
  ['src/routing/breach.ts', '../process/package-root.ts'],
  ['src/routing/sea/breach.ts', '../../domains/edition.ts'],
  ['src/domains/breach.ts', './hotel/part.ts'],
  ['src/domains/hotel/breach.ts', '../../http/app.ts'],
  ['src/domains/hotel/breach-of-node.ts', 'node:fs'],
  ['src/domains/hotel/breach-of-fastify.ts', 'fastify'],
  ['src/domains/hotel/breach-of-inside.ts', '../electricity/part.ts'],
  ['src/domains/method/breach.ts', '../hotel/stay.ts'],
  ['src/domains/amount/breach.ts', '../hotel/stay.ts'],
  ['src/domains/amount/common/breach.ts', '../../hotel/stay.ts'],
  ['src/domains/verify/breach-of-node.ts', 'node:fs'],
  ['src/domains/hotel/breach-of-routing.ts', '../../routing/planner.ts'],
  ['src/domains/hotel/emissions/breach.ts', '../../../access/key.ts'],
  ['src/domains/hotel/emissions/breach-of-inside.ts', '../../electricity/part.ts'],
  ['src/domains/hotel/emissions/breach-of-places.ts', '../../../places/found.ts'],
  ['src/metrics/breach.ts', '../process/config.ts'],
  ['src/access/breach.ts', '../http/app.ts'],
  ['src/access/breach-of-fastify.ts', 'fastify'],
  ['src/access/limits/breach.ts', '../../http/app.ts'],
  ['src/files/breach.ts', '../http/app.ts'],
  ['src/files/breach-of-node.ts', 'node:fs'],
  ['src/jobs/breach.ts', '../http/app.ts'],
  ['src/jobs/breach-of-fastify.ts', 'fastify'],
  ['src/batch/breach-of-jobs.ts', '../jobs/job.ts'],
  ['src/warehouse/breach.ts', '../domains/hotel/part.ts'],
  ['src/warehouse/sql/breach.ts', '../../process/package-root.ts'],
  ['src/report/breach.ts', '../cli/calc/table.ts'],
  ['src/report/breach-of-node.ts', 'node:fs'],
  ['src/mcp/breach.ts', '../http/app.ts'],
  ['src/mcp/breach-of-access.ts', '../access/key.ts'],
  ['src/mcp/tools/breach.ts', '../../domains/hotel/part.ts'],
  ['src/http/breach.ts', '../app.ts'],
  ['src/http/gate/breach.ts', '../../process/config.ts'],
  ['src/http/gate/breach-of-domain.ts', '../../domains/hotel/part.ts'],
  ['src/process/cluster/breach.ts', '../../cli/main.ts'],
  ['src/geo-format/breach.ts', '../../geography/compile.ts'],
  ['src/geo-format/sea/breach.ts', '../../places/places.ts'],
  ['packages/client/src/breach.ts', '../../../src/contract/errors.ts'],
  ['packages/client/src/breach-of-node.ts', 'node:crypto'],
  ['packages/client/src/breach-of-package.ts', 'typebox'],
]

/** What these layers may import. */
const ALLOWED: readonly (readonly [file: string, from: string])[] = [
  ['src/places/fine.ts', '../geo-format/sections.ts'],
  ['src/routing/sea/fine.ts', '../../places/found.ts'],
  ['src/engine/derive/fine.ts', '../../core/rational.ts'],
  ['src/contract/fine.ts', '../engine/units.ts'],
  ['src/domains/hotel/fine.ts', '../electricity/shared/tables.ts'],
  ['src/domains/hotel/fine-method.ts', '../method/calculated.ts'],
  ['src/domains/amount/common/fine.ts', '../../method/calculated.ts'],
  ['src/domains/hotel/emissions/fine.ts', '../../../places/places.ts'],
  ['src/domains/hotel/emissions/fine-beside.ts', '../factors/schema.ts'],
  ['src/domains/hotel/emissions/fine-shared.ts', '../../shared/way/present.ts'],
  ['src/http/gate/fine.ts', '../../domains/operation.ts'],
  ['src/http/gate/fine-verify.ts', '../../domains/verify/verify.ts'],
  ['src/domains/verify/fine.ts', '../answer.ts'],
  ['src/jobs/fine.ts', '../batch/run.ts'],
  ['src/http/gate/fine-jobs.ts', '../../jobs/job.ts'],
  ['src/mcp/tools/fine.ts', '../../batch/row-types.ts'],
  ['src/http/mcp/fine.ts', '../../mcp/session.ts'],
  ['src/process/cluster/fine.ts', '../../http/app.ts'],
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
  writeFileSync(join(folder, 'src/core/circle.ts'), importing('./circle-back.ts'))
  writeFileSync(join(folder, 'src/core/circle-back.ts'), importing('./circle.ts'))
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
    expect(refused.get('src/core/circle.ts')).toBe(CIRCLE)
    expect(refused.get('src/core/circle-back.ts')).toBe(CIRCLE)
  })
})

test.each(ALLOWED)('%s may import %s', (file) => {
  expect(refused.get(file)).toBeUndefined()
})

test('nothing else is refused', () => {
  const written = new Set([
    ...BREACHES.map(([file]) => file),
    'src/core/circle.ts',
    'src/core/circle-back.ts',
  ])
  expect([...refused.keys()].filter((file) => !written.has(file))).toEqual([])
})
