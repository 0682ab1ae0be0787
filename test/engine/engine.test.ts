// Engine, pool and workspace: the same results on any number of threads, and what happens when something goes wrong.
import { afterAll, describe, expect, test } from 'vitest';
import { DeviceError, OutOfMemoryError, WorkerLostError } from '../../src/core/errors.ts';
import { Engine } from '../../src/engine/engine.ts';
import { add, odd, sum } from './kernels.ts';

interface Internals {
  readonly workers: Map<number, { end(): Promise<unknown> }>;
}
const workersOf = (engine: Engine): Internals['workers'] => (engine.pool as unknown as Internals).workers;

const opened: Engine[] = [];
function open(threads: number): Engine {
  const engine = new Engine(threads);
  opened.push(engine);
  return engine;
}
afterAll(async () => {
  for (const engine of opened) await Promise.all([...workersOf(engine).values()].map((worker) => worker.end()));
});

/** Lets workers start, which takes them some 30 ms. */
const awake = (): Promise<void> => new Promise((done) => setTimeout(done, 100));

/** An array of n doubles, and calls of `add` that add 1, 2, ... to its parts of `size`. */
function adding(engine: Engine, n: number, size: number) {
  const data = engine.heap.array(Float64Array, n)!;
  const at = engine.heap.addressOf(data)!;
  const parts: number[][] = [];
  for (let i = 0; i < n; i += size) parts.push([Math.min(size, n - i), at + 8 * i, parts.length + 1]);
  const expectAdded = (times: number): void => {
    expect(data.every((x, i) => x === times * (Math.floor(i / size) + 1))).toBe(true);
  };
  return { data, at, parts, expectAdded };
}

describe('parts', () => {
  test.each([1, 2, 3, 4])('are each computed once, with %i threads', async (threads) => {
    const engine = open(threads);
    const { parts, expectAdded } = adding(engine, 5000, 77);
    engine.run(add, 'add', parts);
    expectAdded(1); // by the caller, probably: the others have not started yet
    await awake();
    expect(workersOf(engine).size).toBe(threads - 1);
    for (let times = 2; times < 500; times++) {
      engine.run(add, 'add', parts);
      expectAdded(times);
    }
  });

  test('each thread has memory of its own; modules reach threads that run already; memory grows in between', async () => {
    const engine = open(4);
    const { parts, expectAdded } = adding(engine, 4000, 10);
    engine.run(add, 'add', parts);
    await awake();
    const values = engine.heap.array(Float64Array, 64_000)!;
    const sums = engine.heap.array(Float64Array, 64)!;
    const [from, to] = [engine.heap.addressOf(values)!, engine.heap.addressOf(sums)!];
    for (let i = 0; i < values.length; i++) values[i] = 1 + (i % 1000);
    const calls = Array.from({ length: 64 }, (_, p) => [1000, from + 8000 * p, to + 8 * p]);
    for (let round = 0; round < 30; round++) {
      engine.heap.take(2 ** 24);
      sums.fill(0);
      engine.run(sum, 'sum', calls);
      expect(sums.every((x) => x === 500500)).toBe(true);
    }
    engine.run(add, 'add', parts);
    expectAdded(2);
  });

  test('a list may be longer than a job, or empty', () => {
    const engine = open(2);
    const { parts, expectAdded } = adding(engine, 12_000, 1);
    engine.run(add, 'add', parts);
    engine.run(add, 'add', []);
    engine.fork(add, 'add', [])();
    expectAdded(1);
  });

  test('threads may be set at any time', async () => {
    const engine = open(3);
    const { parts, expectAdded } = adding(engine, 1000, 10);
    let times = 0;
    for (const threads of [3, 1, 2, 0, 4]) {
      engine.pool.threads = threads;
      expect(engine.pool.threads).toBe(Math.max(1, threads));
      for (let i = 0; i < 20; i++) engine.run(add, 'add', parts);
      expectAdded((times += 20));
      await awake();
    }
  });
});

describe('fork', () => {
  test('lets the caller work in between, also by run', async () => {
    const engine = open(2);
    const far = adding(engine, 4000, 100);
    const near = adding(engine, 4000, 100);
    for (let times = 1; times < 50; times++) {
      const join = engine.fork(add, 'add', far.parts);
      expect(engine.pool.busy).toBe(true);
      engine.run(add, 'add', near.parts);
      near.expectAdded(times);
      engine.fork(add, 'add', near.parts)();
      join();
      far.expectAdded(times);
      for (const [i, part] of near.parts.entries()) part[2] = -(i + 1);
      engine.run(add, 'add', near.parts);
      for (const [i, part] of near.parts.entries()) part[2] = i + 1;
      expect(engine.pool.busy).toBe(false);
      if (times === 1) await awake();
    }
  });

  test('is ended by within if the caller fails before it joins', async () => {
    const engine = open(2);
    const { parts } = adding(engine, 1000, 10);
    engine.run(add, 'add', parts);
    await awake();
    const failed = (): unknown =>
      engine.within((space) => {
        space.take(1000);
        engine.fork(add, 'add', parts);
        // An inner use while parts are open leaves them alone.
        engine.within(() => true);
        expect(engine.pool.busy).toBe(true);
        throw new RangeError('the caller fails');
      });
    for (let i = 0; i < 50; i++) expect(failed).toThrow(RangeError);
    expect(engine.pool.busy).toBe(false);
    const fresh = adding(engine, 1000, 10);
    engine.run(add, 'add', fresh.parts);
    fresh.expectAdded(1);
  });
});

describe('failures', () => {
  test.each([1, 3])('a trap is a DeviceError, and the engine goes on (%i threads)', async (threads) => {
    const engine = open(threads);
    const { parts, expectAdded } = adding(engine, 100, 10);
    for (let times = 1; times < 4; times++) {
      expect(() => engine.run(odd, 'trap', [[0], [1], [2], [3], [4], [5]])).toThrow(DeviceError);
      expect(() => engine.run(odd, 'trap', [[0]])).toThrow(DeviceError);
      engine.run(add, 'add', parts);
      expectAdded(times);
      await awake();
    }
    expect(engine.functionsOf(odd)['answer']!()).toBe(42);
  });

  test('a worker that dies between calls is not missed, and replaced', async () => {
    const engine = open(3);
    const { parts, expectAdded } = adding(engine, 1000, 10);
    engine.run(add, 'add', parts);
    await awake();
    const used = engine.heap.used;
    const dying = [...workersOf(engine).values()].map((worker) => worker.end());
    engine.run(add, 'add', parts); // before anybody has heard of it
    await Promise.all(dying);
    await awake();
    expect(workersOf(engine).size).toBe(0);
    expect(engine.heap.used).toBeLessThan(used);
    engine.run(add, 'add', parts);
    await awake();
    expect([workersOf(engine).size, engine.pool.threads]).toEqual([2, 3]);
    for (let i = 0; i < 20; i++) engine.run(add, 'add', parts);
    expectAdded(23);
    expect(engine.heap.used).toBe(used);
  });

  test('a worker that does not answer is given up; its memory is not used before it has ended', async () => {
    const engine = open(2);
    const { parts, expectAdded } = adding(engine, 1000, 10);
    engine.run(add, 'add', parts);
    await awake();
    engine.pool.patience = 50;
    let place = 0;
    const hang = (): unknown =>
      engine.within((space) => {
        place = space.take(64);
        const flag = engine.heap.view(Int32Array, place, 1);
        flag[0] = 0;
        const join = engine.fork(odd, 'wait', [[place]]);
        while (Atomics.load(flag, 0) === 0);
        join();
        return true;
      });
    const begin = performance.now();
    expect(hang).toThrow(WorkerLostError);
    expect(performance.now() - begin).toBeLessThan(5000);
    expect(engine.pool.busy).toBe(false);
    expect(engine.heap.take(64)).not.toBe(place);
    engine.run(add, 'add', parts);
    expectAdded(2);
    // A thread ends when the system has time for that.
    const held = engine.heap.used;
    for (let k = 0; k < 100 && engine.heap.used === held; k++) await awake();
    const others = Array.from({ length: 70_000 }, () => engine.heap.take(64));
    expect(others).toContain(place);
    expect(workersOf(engine).size).toBe(1);
    for (let i = 0; i < 100; i++) engine.run(add, 'add', parts);
    expectAdded(102);
  });
});

describe('within', () => {
  const room = 2 ** 30;

  test('guests are copied in, and back if written; elements between stay', () => {
    const engine = open(1);
    for (const type of [Float32Array, Float64Array]) {
      const data = Float64Array.from({ length: 40 }, (_, i) => i);
      const A = new type(data);
      const view = (at: number, length: number): Float32Array | Float64Array =>
        type === Float32Array ? engine.heap.view(Float32Array, at, length) : engine.heap.view(Float64Array, at, length);
      const bytes = A.BYTES_PER_ELEMENT;
      const done = engine.within((space) => {
        const read = space.matrix({ data: A, off: 1, ld: 5 }, 3, 4, 'read');
        const written = space.matrix({ data: A, off: 1, ld: 5 }, 3, 4, 'write');
        const x = space.vector({ data: A, off: 22, ld: -2 }, 5, 'write');
        const y = space.vector({ data: A, off: 23, ld: 2 }, 5, 'write');
        expect([read.ld, written.ld, x.ld, y.ld]).toEqual([5, 5, -2, 2]);
        expect([...view(read.at, 3)]).toEqual([1, 2, 3]);
        // Everything is overwritten, also what lies between.
        view(read.at, 18).fill(-1);
        view(written.at, 18).fill(-2);
        view(x.at, 9).fill(-3);
        view(y.at, 9).fill(-4);
        expect(written.at % bytes).toBe(0);
        return true;
      });
      expect(done).toBe(true);
      const inMatrix = (i: number): boolean => i >= 1 && i <= 18 && (i - 1) % 5 < 3;
      const wanted = data.map((x, i) => (inMatrix(i) ? -2 : i >= 22 && i <= 31 ? (i % 2 === 0 ? -3 : -4) : x));
      expect([...A]).toEqual([...wanted]);
    }
  });

  test('empty operands may lie anywhere', () => {
    const engine = open(1);
    const A = new Float32Array(10);
    const done = engine.within((space) => {
      for (const off of [0, 10, 12]) {
        space.matrix({ data: A, off, ld: 3 }, 0, 4, 'write');
        space.matrix({ data: A, off, ld: 3 }, 3, 0, 'write');
        space.vector({ data: A, off, ld: 1 }, 0, 'write');
        space.vector({ data: A, off, ld: -2 }, 0, 'write');
      }
      const { at } = space.matrix({ data: A, off: 8, ld: 30 }, 30, 1, 'write');
      engine.heap.view(Float32Array, at, 2).fill(4);
      return true;
    });
    expect(done).toBe(true);
    expect([...A]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 4, 4]);
  });

  test('arrays that live there are used in place', () => {
    const engine = open(1);
    const A = engine.heap.array(Float32Array, 100)!;
    const at = engine.heap.addressOf(A)!;
    const used = engine.heap.used;
    engine.within((space) => {
      expect(space.matrix({ data: A, off: 7, ld: 10 }, 3, 4, 'write')).toEqual({ at: at + 28, ld: 10 });
      expect(space.vector({ data: A, off: 7, ld: -3 }, 4, 'write')).toEqual({ at: at + 28, ld: -3 });
      expect(engine.heap.used).toBe(used);
      return true;
    });
  });

  test('without room it is undefined, with nothing done and nothing kept', () => {
    const engine = open(1);
    for (let i = 0; i < 3; i++) engine.heap.take(room);
    const used = engine.heap.used;
    const A = Float64Array.of(1, 2, 3);
    const result = engine.within((space) => {
      const { at } = space.matrix({ data: A, off: 0, ld: 3 }, 3, 1, 'write');
      engine.heap.view(Float64Array, at, 3).fill(9);
      space.take(room);
      return true;
    });
    expect(result).toBeUndefined();
    expect([...A]).toEqual([1, 2, 3]);
    expect(engine.heap.used).toBe(used);
  });

  test('a lack of memory after the first run is an error: operands may have been written', () => {
    const engine = open(1);
    for (let i = 0; i < 3; i++) engine.heap.take(room);
    const { parts } = adding(engine, 10, 5);
    const work = (): unknown =>
      engine.within((space) => {
        engine.run(add, 'add', parts);
        space.take(room);
        return true;
      });
    expect(work).toThrow(OutOfMemoryError);
    const inner = engine.within(() => engine.within((space) => space.take(room)) ?? -1);
    expect(inner).toBe(-1);
  });
});

test('kernels work at addresses above 2^31', async () => {
  const engine = open(2);
  engine.heap.take(2.5 * 2 ** 30);
  const { at, parts, expectAdded } = adding(engine, 1000, 10);
  expect(at).toBeGreaterThan(2 ** 31);
  for (let times = 1; times < 100; times++) {
    engine.run(add, 'add', parts);
    expectAdded(times);
    if (times === 1) await awake();
  }
});
