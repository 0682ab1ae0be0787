// queue.profile: which kernels ran, how often, and that results are those of the same work without it.
import { expect, test } from 'vitest';
import { type Context, saxpy, scopy, UnsupportedError } from '../../src/index.ts';
import type { Kernel } from '../../src/runtime/kernel.ts';
import { rejectionOf } from '../lib/caught.ts';
import { cpu, gpuTest } from '../setup/contexts.ts';

/** x[i] := (factor x[i] + step) mod 10007 for i < 64: the order of two of them matters. */
const kernel = (name: string, factor: number): Kernel => ({
  name,
  variants: [],
  text: `struct Params { baseX: u32, baseY: u32, baseZ: u32, step: i32 }
@group(0) @binding(0) var<storage, read_write> x: array<i32>;
@group(0) @binding(1) var<uniform> p: Params;
@compute @workgroup_size(64)
fn ${name}(@builtin(local_invocation_index) t: u32) {
  x[t] = (x[t] * ${factor} + p.step + i32(p.baseX + p.baseY + p.baseZ)) % 10007;
}`,
});
const doubler = kernel('doubler', 2);
const adder = kernel('adder', 1);
const AS_WRITTEN = {};
const TIMESTAMPS = 'timestamp-query';

/** Launches, `adds` of them after each doubling. */
function work(context: Context, doublings: number, adds: number) {
  const x = context.alloc('i', 64);
  const launch = (k: Kernel, step: number) => context.queue.launch(k, AS_WRITTEN, { x }, { step }, [1, 1, 1]);
  const run = () => {
    for (let d = 0; d < doublings; d++) {
      launch(doubler, 1);
      for (let a = 0; a < adds; a++) launch(adder, a);
    }
  };
  let expected = 0;
  for (let d = 0; d < doublings; d++) {
    expected = (2 * expected + 1) % 10007;
    for (let a = 0; a < adds; a++) expected = (expected + a) % 10007;
  }
  return { x, run, expected };
}

gpuTest(
  'counts the dispatches of every kernel and changes no result, beyond one query set',
  async (context) => {
    const { x, run, expected } = work(context, 700, 3);
    const profile = (await context.queue.profile(run))!;
    expect((await context.download(x)).every((value) => value === expected)).toBe(true);
    expect(Object.fromEntries(profile.rows.map((row) => [row.kernel, row.calls]))).toEqual({
      doubler: 700,
      adder: 2100,
    });
    const sum = profile.rows.reduce((ms, row) => ms + row.ms, 0);
    expect(Math.abs(profile.ms - sum)).toBeLessThan(1e-6 * sum + 1e-12);
    expect(profile.rows.every(({ ms }) => ms >= 0)).toBe(true);
    expect(profile.span).toBeGreaterThan(0);
    expect(profile.span).toBeLessThan(60_000);
    expect(profile.rows[0]!.ms >= profile.rows[1]!.ms).toBe(true);
  },
  TIMESTAMPS,
);

gpuTest(
  'sees work that reads results back in between, and none of what comes before and after it',
  async (context) => {
    const { x, run, expected } = work(context, 1, 1);
    run();
    const profile = (await context.queue.profile(async () => {
      expect((await context.download(x))[0]).toBe(expected);
      run();
      await context.queue.sync();
      run();
    }))!;
    run();
    expect(profile.rows.map(({ calls }) => calls)).toEqual([2, 2]);
    expect(await context.queue.profile(() => {})).toEqual({ rows: [], calls: [], dispatches: [], ms: 0, span: 0 });
  },
  TIMESTAMPS,
);

gpuTest(
  'takes one at a time, and none stays behind work that throws',
  async (context) => {
    const { x, run, expected } = work(context, 1, 1);
    await context.queue.profile(async () => {
      expect(await rejectionOf(async () => void (await context.queue.profile(run)))).toBeInstanceOf(UnsupportedError);
    });
    const failure = await rejectionOf(async () => {
      await context.queue.profile(() => {
        run();
        throw new RangeError('the work is at fault');
      });
    });
    expect(failure).toBeInstanceOf(RangeError);
    expect((await context.download(x))[0]).toBe(expected);
    expect((await context.queue.profile(run))!.rows).toHaveLength(2);
  },
  TIMESTAMPS,
);

test('is undefined on the CPU, where nothing is run', async () => {
  let ran = false;
  expect(
    await cpu.queue.profile(() => {
      ran = true;
    }),
  ).toBeUndefined();
  expect(ran).toBe(false);
});

gpuTest(
  'counts the calls of routines, with their operations and bytes, one given again too',
  async (context) => {
    const [n, x, y] = [100, context.alloc('s', 100), context.alloc('s', 100)];
    const axpy = () => saxpy(context.queue, { n, alpha: 2, x, y });
    await axpy();
    const profile = (await context.queue.profile(async () => {
      for (let k = 0; k < 3; k++) await axpy();
      await scopy(context.queue, { n, x, y });
    }))!;
    expect(profile.calls.every(({ ms }) => ms >= 0)).toBe(true);
    expect(profile.calls.map(({ ms: _, ...rest }) => rest)).toEqual(
      expect.arrayContaining([
        { routine: 'saxpy', prec: 's', calls: 3, flops: 600, bytes: 3600 },
        { routine: 'scopy', prec: 's', calls: 1, flops: 0, bytes: 800 },
      ]),
    );
    const of = profile.dispatches.map(({ routine }) => routine);
    expect([of.filter((name) => name === 'saxpy').length, of.at(-1)]).toEqual([3, 'scopy']);
  },
  TIMESTAMPS,
);
