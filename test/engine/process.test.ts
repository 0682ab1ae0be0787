// What only a process of its own can show: programs that use the engine end by themselves, an idle engine costs nothing, and where
// threads, shared memory or WebAssembly are missing the library works without them.
import { beforeAll, expect, test } from 'vitest';
import { nodeCaptured } from '../../scripts/process.mjs';
import { bundle, bundled } from '../setup/bundled.ts';

beforeAll(bundle);

const START = `const { createContext, dgemm } = await import('${bundled}/src/index.js');
const { engine } = await import('${bundled}/src/engine/engine.js');
const n = 480; // enough for worker threads to be started at once
const values = Float64Array.from({ length: n * n }, (_, i) => (i * 7919) % 101 - 50);
const use = async (ctx) => {
  const [A, C] = [ctx.upload('d', values), ctx.alloc('d', n * n)];
  await dgemm(ctx.queue, { transB: 't', m: n, n, k: n, A, lda: n, B: A, ldb: n, C, ldc: n });
  const c = await ctx.download(C);
  A.dispose();
  // Sums of integers: exact, whoever computes them in whatever order.
  for (const [i, j] of [[0, 0], [3, 150], [199, 77]]) {
    let sum = 0;
    for (let l = 0; l < n; l++) sum += values[i + l * n] * values[j + l * n];
    if (c[i + j * n] !== sum) return 'wrong at ' + [i, j];
  }
  return 'right';
};
`;
const MAIN = `const ctx = await createContext({ backend: 'cpu' });
for (let k = 0; k < 5; k++) await use(ctx);
console.log(await use(ctx), engine()?.title, engine()?.heap.shared);`;

interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** Runs a module in a fresh process, \`before\` ahead of the library's import. */
function run(body: string, before = '', ...flags: readonly string[]): Run {
  const { stdout, stderr, status } = nodeCaptured([...flags, '--input-type=module', '--eval', before + START + body], {
    timeout: 60_000,
  });
  return {
    stdout: stdout.trim(),
    stderr: stderr.replace(/^.*(ExperimentalWarning|node --trace-warnings).*\n/gm, ''),
    status,
  };
}
const well = (stdout: string | RegExp) => ({
  stdout: expect.stringMatching(stdout),
  stderr: '',
  status: 0,
});

test('a program ends by itself, with workers asleep, at work, or just started', () => {
  expect(run(MAIN)).toEqual(well(/^right WASM SIMD, \d+ threads? true$/));
  expect(run(`use(await createContext({ backend: 'cpu', threads: 3 })); console.log('end');`)).toEqual(well(/^end$/));
});

test('so does one that calls process.exit, and one with an error that nobody catches', () => {
  expect(run(`${MAIN} process.exit(7);`)).toMatchObject({ stderr: '', status: 7 });
  const failed = run(`${MAIN} throw new Error('nobody catches this');`);
  expect(failed.stderr).toContain('nobody catches this');
  expect(failed.status).toBe(1);
});

test('an idle engine uses no processor time', () => {
  const body = `const ctx = await createContext({ backend: 'cpu', threads: 4 });
  for (let k = 0; k < 10; k++) await use(ctx);
  await new Promise((done) => setTimeout(done, 300));
  const { user, system } = process.cpuUsage();
  await new Promise((done) => setTimeout(done, 1000));
  const after = process.cpuUsage();
  console.log((after.user + after.system - user - system) / 1000);`;
  const { stdout } = run(body);
  expect(Number(stdout)).toBeLessThan(50);
});

test('the number of threads is an option, up to the number of cores, which it is without one', () => {
  const cores = (count: number) => `process.getBuiltinModule('node:os').availableParallelism = () => ${count};`;
  const asked = (threads: number) => `await createContext({ backend: 'cpu', threads: ${threads} }); ${MAIN}`;
  expect(run(asked(3), cores(4))).toEqual(well(/^right WASM SIMD, 3 threads true/));
  expect(run(asked(1000), cores(2))).toEqual(well(/^right WASM SIMD, 2 threads true/));
  expect(run(MAIN, cores(1))).toEqual(well(/^right WASM SIMD, 1 thread true/));
});

test('in a worker thread, which may end with threads of its own', () => {
  const body = `const { Worker } = await import('node:worker_threads');
  const worker = new Worker(${JSON.stringify(`(async () => { ${START + MAIN} })()`)}, { eval: true });
  worker.on('exit', (code) => console.log('exit', code));`;
  expect(run(body)).toEqual(well(/^right WASM SIMD, \d+ threads? true\nexit 0$/));
});

test('without SharedArrayBuffer: one thread, memory that moves when it grows', () => {
  const out = run(
    `${MAIN} engine().heap.take(2 ** 26); console.log(await use(ctx));`,
    'delete globalThis.SharedArrayBuffer;',
  );
  expect(out).toEqual(well(/^right WASM SIMD, 1 thread \(no shared memory\) false\nright$/));
});

test('without WebAssembly, in several ways: the references compute', () => {
  const reference = well(/^right undefined undefined$/);
  expect(run(MAIN, 'delete globalThis.WebAssembly;')).toEqual(reference);
  const forbidden = `WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError('policy'); } };`;
  expect(run(MAIN, forbidden)).toEqual(reference);
  expect(run(`console.log((await createContext({ backend: 'cpu' })).why);`, forbidden)).toEqual(
    well(/\(plain JavaScript: no WASM SIMD here\)$/),
  );
});

test('where worker threads are forbidden the caller computes alone', () => {
  const out = run(MAIN, '', '--experimental-permission', '--allow-fs-read=*');
  expect(out).toEqual(well(/^right WASM SIMD, 1 thread true$/));
});

test('nobody who does not use it pays for it: importing the library opens no engine', () => {
  const told = `WebAssembly.Memory = class { constructor() { console.log('opened'); } };`;
  expect(run(`console.log(typeof createContext);`, told)).toEqual(well(/^function$/));
  expect(run(`console.log((await createContext({ backend: 'cpu' })).backend);`, told)).toEqual(
    well(/^opened\n(opened\n)*cpu$/),
  );
});
