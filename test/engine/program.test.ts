// Programs of the CPU engine: calls that are noted first and performed by worker threads, while the caller's thread goes on.
import { expect, it } from 'vitest';
import { DeviceError, WorkerLostError } from '../../src/core/errors.ts';
import { ret } from '../../src/engine/assembler.ts';
import { Engine, engine, type WasmKernel } from '../../src/engine/engine.ts';
import { i32, single } from '../../src/engine/ops.ts';
import { WORD } from '../../src/engine/workerText.ts';
import { getrfEngine } from '../../src/lapack/lu/getrf.cpu.ts';
import { sameBits } from '../lib/resident.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { odd } from './kernels.ts';

const e = engine()!;

/** A random matrix in the engine's memory with room for its pivots. */
function system(m: number, n: number, seed: number) {
  const rng = mulberry32(seed);
  const A = { at: e.heap.take(4 * m * n)!, ld: m };
  const ipiv = e.heap.take(4 * n)!;
  const a = e.heap.view(Float32Array, A.at, m * n);
  const fill = (): void => {
    for (let i = 0; i < a.length; i++) a[i] = signed(rng);
  };
  fill();
  const result = () => ({ a: a.slice(), pivots: [...e.heap.view(Int32Array, ipiv, n)] });
  const release = () => [A.at, ipiv].forEach((at) => void e.heap.release(at));
  return { a, fill, factor: () => getrfEngine(e, single, m, n, A, ipiv), result, release };
}

type Result = ReturnType<ReturnType<typeof system>['result']>;

function expectSame(found: Result, expected: Result): void {
  expect(found.pivots).toEqual(expected.pivots);
  expect(sameBits(found.a, expected.a)).toBe(true);
}

const SHAPES = [
  [1, 1],
  [200, 8],
  [300, 100],
  [1000, 130],
] as const;

it.each([1, 2, 4])('a noted LU gives the bits of one that is called, on %i threads', async (threads) => {
  const before = e.pool.threads;
  e.pool.threads = threads;
  for (const [m, n] of SHAPES) {
    const s = system(m, n, m + n);
    const start = s.a.slice();
    s.factor();
    const expected = s.result();
    s.a.set(start);
    const program = e.record(() => void s.factor());
    expect(sameBits(s.a, start)).toBe(true); // nothing has been computed yet
    await e.perform(program);
    expectSame(s.result(), expected);
    s.release();
  }
  e.pool.threads = before;
});

it('the caller can compute meanwhile, and programs wait for each other', async () => {
  const [s, t, u] = [system(900, 120, 1), system(700, 100, 2), system(300, 60, 3)];
  const expected = [s, t, u].map((x) => {
    const start = x.a.slice();
    x.factor();
    const result = x.result();
    x.a.set(start);
    return result;
  });
  const programs = [s, t].map((x) => e.record(() => void x.factor()));
  const both = Promise.all(programs.map((program) => e.perform(program)));
  await Promise.resolve();
  u.factor();
  await both;
  for (const [k, x] of [s, t, u].entries()) expectSame(x.result(), expected[k]!);
  expect(e.busy).toBe(false);
  for (const x of [s, t, u]) x.release();
});

const trapping: WasmKernel = {
  name: 'trapping',
  build: (m) => void m.func('divide', ['i32', 'i32'], 'i32', (_, a, b) => [ret(i32.div(a, b))]),
};

/** put(at, x): stores x. */
const storing: WasmKernel = {
  name: 'storing',
  build: (m) => void m.func('put', ['i32', 'i32'], 'i32', (_, to, value) => [i32.store(to, value), ret(value)]),
};

it('a trap rejects, and the next program runs', async () => {
  const before = e.pool.threads;
  for (const threads of [1, 2]) {
    e.pool.threads = threads;
    for (const parts of [
      [[1, 0]],
      [
        [1, 1],
        [1, 0],
        [4, 2],
      ],
    ]) {
      const program = e.record(() => e.run(trapping, 'divide', parts));
      await expect(e.perform(program)).rejects.toBeInstanceOf(DeviceError);
      await e.perform(e.record(() => e.run(trapping, 'divide', [[4, 2]])));
    }
  }
  e.pool.threads = before;
  await e.perform([]);
});

/** who(at): stores where the thread has its own memory. */
const asking: WasmKernel = {
  name: 'asking',
  build: (m) => void m.func('who', ['i32'], 'void', (_, at) => [i32.store(at, m.scratch)]),
};

/** Programs that come before a worker has started are performed by the caller. */
async function untilStarted(own: Engine, at: number): Promise<void> {
  const program = own.record(() => own.run(asking, 'who', [[at]]));
  const who = own.heap.view(Int32Array, at, 1);
  own.functionsOf(asking)['who']!(at);
  for (const caller = who[0]; who[0] === caller; ) await own.perform(program);
}

it('a worker that does not answer is given up, and the next program finds others', async () => {
  const own = new Engine(2);
  const [flag, to] = [own.heap.take(64)!, own.heap.take(64)!];
  const place = own.heap.view(Int32Array, flag, 1);
  place[0] = 0;
  await untilStarted(own, to);
  own.pool.patience = 200;
  const lost = own.perform(own.record(() => own.run(odd, 'wait', [[flag]])));
  const next = own.perform(own.record(() => own.run(storing, 'put', [[to, 5]])));
  await expect(lost).rejects.toBeInstanceOf(WorkerLostError);
  expect(place[0]).toBe(1); // it had begun
  await next;
  expect(own.heap.view(Int32Array, to, 1)[0]).toBe(5);
  expect(own.busy).toBe(false);
});

it('a program that a worker has taken stays its own, however long it is stopped before it begins', async () => {
  const own = new Engine(2);
  const to = own.heap.take(64)!;
  await untilStarted(own, to);
  const { word } = own.pool as unknown as { word: Int32Array };
  const program = own.record(() => own.run(storing, 'put', [[to, 5]]));
  const place = own.heap.view(Int32Array, to, 1);
  // The worker sleeps after a while: then it takes longer to wake than the caller to play its part.
  let led: Promise<boolean>;
  do {
    await new Promise((then) => setTimeout(then, 20));
    place[0] = 0;
    led = own.pool.lead(program);
  } while (Atomics.compareExchange(word, WORD.offered, 1, 0) === 0 && (await led));
  const first = await Promise.race([led, new Promise((then) => setTimeout(then, 300, 'waits'))]);
  expect(first).toBe('waits');
  expect(place[0]).toBe(0);
  Atomics.store(word, WORD.ended, 1);
  Atomics.notify(word, WORD.ended);
  expect(await led).toBe(true);
  await own.perform(program);
  expect(place[0]).toBe(5);
});

it('an engine whose threads do not start performs its programs itself', async () => {
  const own = new Engine(4);
  const at = own.heap.take(4)!;
  const { Worker } = globalThis as { Worker?: unknown };
  const { getBuiltinModule } = process as { getBuiltinModule?: unknown };
  try {
    Object.assign(process, { getBuiltinModule: undefined });
    Object.assign(globalThis, { Worker: undefined });
    await own.perform(own.record(() => own.run(storing, 'put', [[at, 7]])));
  } finally {
    Object.assign(process, { getBuiltinModule });
    Object.assign(globalThis, { Worker });
  }
  expect(own.heap.view(Int32Array, at, 1)[0]).toBe(7);
});
