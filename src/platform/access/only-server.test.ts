import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tempFolder } from '../../../test/support/temp.ts'
import { takePlace } from './only-server.ts'
import { openAccess } from './open.ts'

test('the place of a folder is one server’s, until it leaves', () => {
  const dataDir = tempFolder()
  const first = takePlace(dataDir)
  expect(first.isTaken).toBe(false)
  expect(takePlace(dataDir).isTaken).toBe(true)
  expect(takePlace(tempFolder()).isTaken).toBe(false)
  first.leave()
  expect(takePlace(dataDir).isTaken).toBe(false)
})

test('a second server on a folder says so, one on a folder of its own or after the first has gone does not', async () => {
  const dataDir = tempFolder()
  const told: string[] = []
  const options = { dataDir, instances: 1, onFolderShared: (folder: string) => void told.push(folder) }
  const first = await openAccess(options)
  expect(told).toEqual([])
  const second = await openAccess(options)
  expect(told).toEqual([dataDir])
  const elsewhere = await openAccess({ ...options, dataDir: tempFolder() })
  for (const access of [first, second, elsewhere]) await access.close()
  const after = await openAccess(options)
  await after.close()
  expect(told).toEqual([dataDir])
})

test('a process that ends without leaving gives it back', () => {
  const dataDir = tempFolder()
  const script = `
    import { takePlace } from ${JSON.stringify(new URL('./only-server.ts', import.meta.url).href)}
    process.stdout.write(String(takePlace(${JSON.stringify(dataDir)}).isTaken), () => process.kill(process.pid, 'SIGKILL'))
  `
  const run = () =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      encoding: 'utf8',
    })
  let said = ''
  try {
    run()
  } catch (error) {
    said = (error as { stdout: string }).stdout
  }
  expect(said).toBe('false')
  expect(takePlace(dataDir).isTaken).toBe(false)
})
