// npm test: runs vitest where an adapter can be found, then says what was exercised. With --wide (npm run test:wide) more of
// long sweeps is gone through, with --full (npm run test:full) all: test/lib/sampled.ts. The tests append JSON lines
// to the file BASALT_TEST_REPORT: { adapter, backend } for a context made, { skipped, test } for a missing feature,
// { file, seconds } for the processor time of a file. At the end the ten files that took most of it, a line "failed: ..." for
// each failed test, and last always "N passed, N failed, N skipped".
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adapterEnvironment } from './adapter.mjs';
import { node, packageBin, readJson } from './process.mjs';
import { counts, failures, slowest } from './testResults.mjs';

const given = process.argv.slice(2);
const sweeps = ['full', 'wide'].find((extent) => given.includes(`--${extent}`));
const args = given.filter((arg) => arg !== '--full' && arg !== '--wide');
const folder = mkdtempSync(path.join(tmpdir(), 'basalt-test-'));
const report = path.join(folder, 'report.jsonl');
const output = path.join(folder, 'results.json');

// Each pipeline of an adapter in software takes megabytes while it is compiled, and each array of a test some more. That glibc gives
// them back at once and the kernel clears them again is a fifth of all processor time; other systems do not read these.
const keepMemory = {
  MALLOC_MMAP_THRESHOLD_: String(2 ** 30),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 32),
  MALLOC_TOP_PAD_: String(2 ** 26),
};

try {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const code = await node([packageBin('vitest'), 'run', ...reporters, ...args], {
    ...(sweeps && { BASALT_TEST_SWEEPS: sweeps }),
    ...(await adapterEnvironment()),
    ...keepMemory,
    BASALT_TEST_REPORT: report,
  });
  const results = existsSync(output) ? readJson(output) : undefined;
  const lines = reported();
  console.log(exercised(lines));
  console.log(slowest(lines, 10));
  for (const line of failures(results, code)) console.log(line);
  console.log(counts(results, code));
  process.exitCode = code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function reported() {
  if (!existsSync(report)) return [];
  return readFileSync(report, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function exercised(lines) {
  const adapters = new Set(lines.filter((l) => l.adapter).map((l) => `${l.backend}: ${l.adapter}`));
  const skips = new Map();
  for (const { skipped } of lines) if (skipped) skips.set(skipped, (skips.get(skipped) ?? 0) + 1);
  const missing = [...skips].map(([reason, count]) => `${count} x ${reason}`);
  return `Exercised ${[...adapters].join('; ') || 'no adapter'}. Skipped for lack of a feature: ${missing.join('; ') || 'nothing'}.`;
}
