import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // One process for all files: they share one device, and each pipeline is compiled once.
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    // Software adapters compile a pipeline in seconds, not milliseconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
