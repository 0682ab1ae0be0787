// npm run mutants -- FILE|FOLDER... [--tests PATH...] [--most 20 | --sample 100 --seed 1]: puts small faults into kernels and TypeScript
// files, one at a time, in a copy of the repository, runs the tests there that the file should have, and lists the faults that no test
// notices. --most: so many of each file, spread over it; --sample: so many of all files together, by a seed. The exit status is how many
// were not noticed, at most 255.
import { fork } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { adapterEnvironment } from './adapter.mjs';
import { mutantsOf, sampled, spread } from './mutate.mjs';
import { root } from './process.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true },
    most: { type: 'string', default: '20' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

/** What a run of the tests may take: longer is a fault that was noticed, an endless loop. */
const LIMIT = 300_000;

const isSource = (file) => /\.(wgsl|ts)$/.test(file) && !/\.gen\.ts$|\.spec\.ts$/.test(file);
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter(isSource)
    .sort();
const files = positionals.flatMap((name) => (isSource(name) ? [name] : filesIn(name.replace(/\/$/, ''))));
if (files.length === 0) throw new Error('name files or folders: npm run mutants -- kernels/blas1/axpy.wgsl');

const testFiles = filesIn('test').filter((file) => file.endsWith('.test.ts'));

/** The tests of a file: those of its name beside it, else those that import it, else those of its room. */
function testsOf(file) {
  if (values.tests !== undefined) return values.tests;
  const [, ...parts] = file.split('/');
  const name = parts.pop().replace(/\.(wgsl|ts)$/, '');
  const room = path.join('test', ...parts);
  const own = path.join(room, `${name.replace(/\.\w+$/, '')}.test.ts`);
  if (existsSync(path.join(root, own))) return [own];
  const importing = testFiles.filter((test) => readFileSync(path.join(root, test), 'utf8').includes(`${file}'`));
  if (importing.length > 0) return importing;
  return existsSync(path.join(root, room)) ? [room] : [path.dirname(room)];
}

/** Runs tests in a copy of the repository, in a process that stays, since it takes longer to start than most tests take. */
class Tests {
  constructor(folder, environment) {
    Object.assign(this, { folder, environment, child: undefined, last: undefined });
  }

  /** Whether the tests pass; `file` is another than it was, and so is the one of the last time, which is whole again. */
  async pass(tests, file) {
    const changed = [...new Set([file, this.last ?? file])];
    this.last = file;
    this.child ??= fork(path.join(this.folder, 'scripts/mutantTests.mjs'), {
      cwd: this.folder,
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: true,
    });
    const { child } = this;
    return new Promise((resolve) => {
      const done = (passed) => {
        clearTimeout(late);
        child.off('message', done).off('exit', gone);
        resolve(passed);
      };
      const gone = () => {
        this.end();
        done(false);
      };
      const late = setTimeout(gone, LIMIT);
      child.on('message', done);
      child.on('exit', gone);
      child.send({ tests, changed });
    });
  }

  /** Ends it and its workers, whatever they do. */
  end() {
    try {
      if (this.child !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // They have ended by themselves.
    }
    this.child = undefined;
  }
}

const copy = mkdtempSync(path.join(tmpdir(), 'basalt-mutants-'));
const runner = new Tests(copy, await adapterEnvironment());
const rooms = new Map();
let [made, survived] = [0, 0];
try {
  const parts = ['src', 'kernels', 'test', 'testing', 'fuzz', 'scripts', 'cli', 'report', 'bench', 'examples', 'docs'];
  for (const part of [...parts, 'package.json', 'tsconfig.json', 'tsconfig.build.json', 'vitest.config.ts'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const all = files.flatMap((file) => {
    const found = mutantsOf(readFileSync(path.join(root, file), 'utf8'), file.endsWith('.wgsl') ? 'wgsl' : 'ts');
    return values.sample === undefined
      ? [{ file, found, chosen: spread(found, Number(values.most)) }]
      : [{ file, found }];
  });
  if (values.sample !== undefined) {
    const every = all.flatMap(({ file, found }) => found.map((mutant) => ({ file, mutant })));
    const chosen = new Set(sampled(every, Number(values.sample), Number(values.seed)).map(({ mutant }) => mutant));
    for (const one of all) one.chosen = one.found.filter((mutant) => chosen.has(mutant));
    console.log(`${chosen.size} of ${every.length} mutants of ${files.length} files, seed ${values.seed}`);
  }
  for (const { file, found, chosen } of all) {
    if (chosen.length === 0) continue;
    const place = path.join(copy, file);
    const text = readFileSync(place, 'utf8');
    const tests = testsOf(file);
    if (!(await runner.pass(tests, file))) {
      console.log(`${file}: left out, for ${tests.join(' ')} fail without a fault or take too long`);
      continue;
    }
    const alive = [];
    for (const mutant of chosen) {
      writeFileSync(place, mutant.text);
      if (await runner.pass(tests, file)) alive.push(mutant);
    }
    writeFileSync(place, text);
    made += chosen.length;
    survived += alive.length;
    const room = path.dirname(file);
    const [before, left] = rooms.get(room) ?? [0, 0];
    rooms.set(room, [before + chosen.length, left + alive.length]);
    console.log(`${file}: ${chosen.length} of ${found.length} made, ${alive.length} not noticed by ${tests.join(' ')}`);
    for (const { line, from, to } of alive) console.log(`  line ${line}: ${from} became ${to || 'nothing'}`);
  }
} finally {
  runner.end();
  rmSync(copy, { recursive: true, force: true });
}
for (const [room, [before, left]] of rooms) console.log(`${room}: ${before} made, ${before - left} noticed`);
console.log(
  `${made} mutants, ${made - survived} noticed: ${((100 * (made - survived)) / Math.max(1, made)).toFixed(0)} %`,
);
process.exitCode = Math.min(255, survived);
