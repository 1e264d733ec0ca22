import { defineConfig } from 'vitest/config'

/** `vitest run --mode services` runs the tests that need real servers; without, these are left out. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'services' ? ['test/services/**/*.test.ts'] : ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: mode === 'services' ? [] : ['test/services/**'],
    testTimeout: 30_000,
  },
}))
