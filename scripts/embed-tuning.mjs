// Makes src/autotune/db.gen.ts: the records of every src/autotune/db/*.json as a constant, so that the package needs no file access at run
// time.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const folder = 'src/autotune/db';
export const TUNING = 'src/autotune/db.gen.ts';

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
