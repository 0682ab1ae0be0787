// npm run mutants -- FILE... [--tests PATH...] [--most 20]: puts small faults into kernels and TypeScript files, one at a time, in a copy
// of the repository, runs the tests there that the file should have, and lists the faults that no test notices. The exit status is how many
// those are, at most 255.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf, spread } from './mutate.mjs';
import { nodeCaptured, root } from './process.mjs';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'string', multiple: true }, most: { type: 'string', default: '20' } },
});
if (files.length === 0) throw new Error('name the files: npm run mutants -- kernels/blas1/axpy.wgsl');

/** What a run of the tests may take: longer is a fault that was noticed, an endless loop. */
const LIMIT = 300_000;

/** The tests of a file: those of its name beside it, or of its room. */
function testsOf(file) {
  if (values.tests !== undefined) return values.tests;
  const [, ...parts] = file.split('/');
  const name = parts.pop().replace(/\.(wgsl|ts)$/, '');
  const room = path.join('test', ...parts);
  const own = path.join(room, `${name.replace(/\.\w+$/, '')}.test.ts`);
  return [existsSync(path.join(root, own)) ? own : room];
}

const copy = mkdtempSync(path.join(tmpdir(), 'basalt-mutants-'));
const noticed = (tests) => nodeCaptured([path.join(copy, 'scripts/test.mjs'), ...tests], { cwd: copy, timeout: LIMIT });

let [made, survived] = [0, 0];
try {
  const parts = ['src', 'kernels', 'test', 'testing', 'fuzz', 'scripts', 'cli', 'report', 'bench', 'examples', 'docs'];
  for (const part of [...parts, 'package.json', 'tsconfig.json', 'tsconfig.build.json', 'vitest.config.ts'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const file of files) {
    const place = path.join(copy, file);
    const text = readFileSync(place, 'utf8');
    const tests = testsOf(file);
    if (noticed(tests).status !== 0) throw new Error(`${tests.join(' ')} fail without a fault`);
    const all = mutantsOf(text, file.endsWith('.wgsl') ? 'wgsl' : 'ts');
    const chosen = spread(all, Number(values.most));
    const alive = [];
    for (const mutant of chosen) {
      writeFileSync(place, mutant.text);
      if (noticed(tests).status === 0) alive.push(mutant);
    }
    writeFileSync(place, text);
    made += chosen.length;
    survived += alive.length;
    console.log(
      `${file}: ${chosen.length} of ${all.length} mutants made, ${alive.length} not noticed by ${tests.join(' ')}`,
    );
    for (const { line, from, to } of alive) console.log(`  line ${line}: ${from} became ${to || 'nothing'}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(
  `${made} mutants, ${made - survived} noticed: ${((100 * (made - survived)) / Math.max(1, made)).toFixed(0)} %`,
);
process.exitCode = Math.min(255, survived);
