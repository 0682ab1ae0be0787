// What processor time each test file takes, of all threads of its process: scripts/test.mjs names the files that took most.
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { report } from './report.ts';

// Run anew for each file, before it is read.
const before = process.cpuUsage();
afterAll(() => {
  const { user, system } = process.cpuUsage(before);
  const file = path.relative('.', expect.getState().testPath!).replaceAll(path.sep, '/');
  report({ file, seconds: (user + system) / 1e6 });
});
