import { defineConfig } from 'vitest/config'

/** Tests that need more than Node run by themselves: `vitest run --mode services`, `browser` or `package`. */
const APART = ['services', 'browser', 'package']

/**
 * All others. Files share a worker for each core: most of what a file needs, programs and editions, another one has
 * loaded before. test/setup.ts sees to it that none leaves anything behind for the next.
 */
const TOGETHER = {
  include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  exclude: APART.map((name) => `test/${name}/**`),
  isolate: false,
  maxWorkers: '100%',
}

export default defineConfig(({ mode }) => ({
  test: {
    ...(APART.includes(mode) ? { include: [`test/${mode}/**/*.test.ts`], exclude: [] } : TOGETHER),
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/no-process-left.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    unstubEnvs: true,
    // `npm run test:long` tries whole what `npm test` tries by sample, and everything in another order each time.
    env: { TEST_LONG: mode === 'long' ? '1' : '' },
    sequence: { shuffle: mode === 'long' },
  },
}))
