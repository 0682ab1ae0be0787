// Writes src/autotune/db.gen.ts: the records of every src/autotune/db/*.json as a constant, so that the package needs no file access at
// run time. `--check` writes nothing and fails when the file is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const folder = 'src/autotune/db';
const target = 'src/autotune/db.gen.ts';

/** The generated module: a record per file, in the order of the names. */
export function generateTuning(base = root) {
  const records = readdirSync(path.join(base, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(path.join(base, folder, file), 'utf8')));
  return [
    '// Generated from src/autotune/db/ by scripts/embed-tuning.mjs; do not edit.\n',
    "import type { TuningRecord } from './rows.ts';\n\n",
    `export const shipped: readonly TuningRecord[] = [\n${records.map((r) => `  ${JSON.stringify(r)},\n`).join('')}];\n`,
  ].join('');
}

/** Brings the generated module up to date; returns whether it was stale. */
export function embedTuning({ write }) {
  const file = path.join(root, target);
  const text = generateTuning();
  const stale = !existsSync(file) || readFileSync(file, 'utf8') !== text;
  if (stale && write) writeFileSync(file, text);
  return stale;
}

if (process.argv[1] === import.meta.filename) {
  const write = !process.argv.includes('--check');
  if (embedTuning({ write }) && !write) {
    console.error(`${target} is stale: run npm run build`);
    process.exit(1);
  }
}
