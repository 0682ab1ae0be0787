import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/setup/generate.ts'],
    // Few processes for all files: those of one share a device, and each pipeline is compiled once. Software adapters compile on one core.
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    // Whatever has been tuned on this machine, tests see the built-in rules; those of the database turn it on.
    env: { BASALT_TUNING: 'off' },
    // Software adapters compile a pipeline in seconds, not milliseconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
