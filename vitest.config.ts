import { defineConfig } from 'vitest/config'

/** Tests that need more than Node run by themselves: `vitest run --mode services`, `browser` or `package`. */
const APART = ['services', 'browser', 'package']

export default defineConfig(({ mode }) => ({
  test: {
    include: APART.includes(mode) ? [`test/${mode}/**/*.test.ts`] : ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: APART.includes(mode) ? [] : APART.map((name) => `test/${name}/**`),
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
}))
