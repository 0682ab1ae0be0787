// npm test: runs vitest where an adapter can be found, then says what was exercised. With --full (npm run test:full) long
// sweeps are gone through from end to end, of which npm test takes a sample: test/lib/sampled.ts. The tests append JSON lines
// to the file BASALT_TEST_REPORT: { adapter, backend } for a context made, { skipped, test } for a missing feature,
// { file, seconds } for the processor time of a file. At the end the ten files that took most of it, a line "failed: ..." for
// each failed test, and last always "N passed, N failed, N skipped".
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adapterEnvironment } from './adapter.mjs';
import { node, packageBin, readJson } from './process.mjs';
import { counts, failures, slowest } from './testResults.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--full');
const sweeps = process.argv.includes('--full') ? { BASALT_TEST_SWEEPS: 'full' } : {};
const folder = mkdtempSync(path.join(tmpdir(), 'basalt-test-'));
const report = path.join(folder, 'report.jsonl');
const output = path.join(folder, 'results.json');

try {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const code = await node([packageBin('vitest'), 'run', ...reporters, ...args], {
    ...sweeps,
    ...(await adapterEnvironment()),
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
