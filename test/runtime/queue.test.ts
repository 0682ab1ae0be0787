// The command queue: split grids, the parameter ring, the order of calls, the trace, timing, pipelines.
import { describe, expect, test } from 'vitest';
import { DeviceError } from '../../src/core/errors.ts';
import { type Context, gemm, gesv, getrf, laswp, trsm } from '../../src/index.ts';
import type { Kernel } from '../../src/runtime/kernel.ts';
import { expectRefusal, rejectionOf, thrownBy } from '../lib/caught.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu, gpuTest, gpuWide } from '../setup/contexts.ts';

const random = (length: number, seed: number) => {
  const rng = mulberry32(seed);
  return Float32Array.from({ length }, () => signed(rng));
};

/** C := A B for fresh random operands. */
async function product(context: Context, m: number, n: number, k: number): Promise<Float32Array> {
  const A = context.upload('s', random(m * k, 1));
  const B = context.upload('s', random(k * n, 2));
  const C = context.alloc('s', m * n);
  await gemm(context.queue, { m, n, k, A, lda: m, B, ldb: k, C, ldc: m });
  const c = await context.download(C);
  for (const buffer of [A, B, C]) buffer.dispose();
  return c;
}

/** x[i] := x[i] + step for i < n, 64 per workgroup: a kernel to test the queue with. */
const adder: Kernel = {
  name: 'adder',
  variants: [],
  text: `struct Params { baseX: u32, baseY: u32, baseZ: u32, nx: u32, ny: u32, n: u32, step: i32 }
@group(0) @binding(0) var<storage, read_write> x: array<i32>;
@group(0) @binding(1) var<uniform> p: Params;
@compute @workgroup_size(64)
fn adder(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = (g.x + p.baseX) + p.nx * ((g.y + p.baseY) + p.ny * (g.z + p.baseZ));
  let i = group * 64u + t;
  if (i < p.n) { x[i] += p.step; }
}`,
};
const AS_WRITTEN = {};

describe('grids above the limit', () => {
  gpuTest('gemm, split in x and y, gives the bits of the unsplit one', async (gpu) => {
    const { queue } = gpu;
    const whole = await product(gpu, 132, 100, 20);
    const limit = queue.groupLimit;
    for (const small of [1, 2, 3]) {
      const before = queue.dispatches;
      queue.groupLimit = small;
      const split = await product(gpu, 132, 100, 20).finally(() => {
        queue.groupLimit = limit;
      });
      expect(queue.dispatches - before).toBeGreaterThanOrEqual(Math.ceil(4 / small) ** 2);
      expect(split).toEqual(whole);
    }
  });

  gpuTest('trsm and laswp, split in x', async (gpu) => {
    const { queue } = gpu;
    const [m, n] = [8, 200];
    const run = async () => {
      const A = gpu.upload('s', random(m * m, 3));
      const B = gpu.upload('s', random(m * n, 4));
      const ipiv = gpu.upload('i', Int32Array.of(8, 5, 3, 4, 5, 8, 7, 8));
      await trsm(queue, { side: 'l', uplo: 'l', diag: 'u', m, n, A, lda: m, B, ldb: m });
      await laswp(queue, { m, n, A: B, lda: m, k1: 1, k2: m, ipiv });
      return gpu.download(B);
    };
    const whole = await run();
    const limit = queue.groupLimit;
    queue.groupLimit = 3;
    const split = await run().finally(() => {
      queue.groupLimit = limit;
    });
    expect(split).toEqual(whole);
  });

  gpuTest('every workgroup of a three-dimensional grid runs once, whatever the limit', async (gpu) => {
    const { queue } = gpu;
    const [nx, ny, nz] = [5, 3, 4];
    const n = 64 * nx * ny * nz - 7;
    const limit = queue.groupLimit;
    for (const small of [limit, 4, 2, 1]) {
      const x = gpu.alloc('i', n);
      queue.groupLimit = small;
      queue.launch(adder, AS_WRITTEN, { x }, { nx, ny, n, step: -3 }, [nx, ny, nz]);
      queue.groupLimit = limit;
      expect((await gpu.download(x)).every((v) => v === -3)).toBe(true);
      x.dispose();
    }
  });
});

describe('recording', () => {
  gpuTest('more dispatches than the parameter ring holds keep their own parameters', async (gpu) => {
    const { queue } = gpu;
    const x = gpu.alloc('i', 10);
    let sum = 0;
    for (let step = 1; step <= 1500; step++) {
      queue.launch(adder, AS_WRITTEN, { x }, { nx: 1, ny: 1, n: 10, step }, [1, 1, 1]);
      sum += step;
    }
    expect([...(await gpu.download(x))]).toEqual(new Array(10).fill(sum));
  });

  gpuWide('a download of several pieces sees nothing of what comes after it', async (gpu) => {
    const length = 20 * 2 ** 20; // 80 MiB; pieces are of 64
    const x = gpu.alloc('i', length);
    const download = gpu.download(x);
    gpu.write(x, new Int32Array(length).fill(2));
    expect((await download).every((v) => v === 0)).toBe(true);
    expect((await gpu.download(x.at(length - 1)))[0]).toBe(2);
    x.dispose();
  });

  gpuTest('an empty grid does nothing', async (gpu) => {
    const before = gpu.queue.dispatches;
    const x = gpu.alloc('i', 4);
    gpu.queue.launch(adder, AS_WRITTEN, { x }, { nx: 1, ny: 1, n: 4, step: 1 }, [1, 0, 1]);
    expect(gpu.queue.dispatches).toBe(before);
    expect([...(await gpu.download(x))]).toEqual([0, 0, 0, 0]);
  });

  gpuTest('a launch without one of its buffers or parameters is refused by name', (gpu) => {
    const x = gpu.alloc('i', 4);
    const launch = (buffers: object, params: object) =>
      thrownBy(() => gpu.queue.launch(adder, AS_WRITTEN, buffers as never, params as never, [1, 1, 1]));
    expect(launch({}, {})).toBeInstanceOf(DeviceError);
    expect(launch({}, {})).toMatchObject({ message: expect.stringMatching(/adder: no buffer for its binding x/) });
    expect(launch({ x }, { nx: 1, ny: 1, n: 4 })).toMatchObject({ message: expect.stringMatching(/parameter step/) });
  });

  gpuTest('pipelines are compiled once per distinct text', async (gpu) => {
    const { queue } = gpu;
    const x = gpu.alloc('i', 4);
    const launch = (kernel: Kernel, tuning: object) =>
      queue.launch(kernel, tuning as never, { x }, { nx: 1, ny: 1, n: 4, step: 1 }, [1, 1, 1]);
    const variant: Kernel = { ...adder, text: `const EXTRA: u32 = 1u;\n${adder.text}` };
    launch(adder, AS_WRITTEN);
    const before = queue.pipelines;
    launch(adder, AS_WRITTEN);
    launch(adder, {}); // another record, the same text
    expect(queue.pipelines).toBe(before);
    launch(variant, { EXTRA: 2 });
    launch(variant, { EXTRA: 2 });
    expect(queue.pipelines).toBe(before + 1);
    launch(variant, { EXTRA: 3 });
    expect(queue.pipelines).toBe(before + 2);
    expect([...(await gpu.download(x))]).toEqual([6, 6, 6, 6]);
  });

  test('a kernel on the CPU backend is refused', () => {
    expect(thrownBy(() => cpu.queue.launch(adder, AS_WRITTEN, {}, {}, [1, 1, 1]))).toBeInstanceOf(DeviceError);
    cpu.queue.flush();
  });
});

describe.each(contexts.map((context) => ({ backend: context.backend, context })))('on the $backend', ({ context }) => {
  const one = { m: 1, n: 1, k: 1, lda: 1, ldb: 1, ldc: 1 };

  test.each(['s', 'd'] as const)(
    'un-awaited calls of type %s take effect in order, downloads and writes too',
    async (prec) => {
      const array = prec === 's' ? Float32Array : Float64Array;
      const x = context.upload(prec, array.of(1) as never);
      const two = context.upload(prec, array.of(2) as never);
      const seen: Promise<ArrayLike<number>>[] = [];
      const calls: Promise<void>[] = [];
      const double = () => calls.push(gemm(context.queue, { ...one, A: two, B: two, alpha: 0.5, beta: 1, C: x }));
      seen.push(context.download(x));
      double(); // x + 2
      double(); // x + 4
      seen.push(context.download(x));
      context.write(x, array.of(100) as never);
      seen.push(context.download(x));
      double(); // 102
      context.write(two, array.of(4) as never);
      double(); // 110
      seen.push(context.download(x));
      expect((await Promise.all(seen)).map((v) => v[0])).toEqual([1, 5, 100, 110]);
      await Promise.all(calls);
    },
  );

  test('a call on the GPU waits for one on the CPU that writes its operand, and the other way round', async () => {
    const n = 3;
    const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
    const D = context.upload('d', Float64Array.of(1, 2, 4, 0, 3, 0, 0, 0, 5));
    const [S, x, y] = [
      context.upload('s', Float32Array.of(1, 0, 0, 0, 0, 1, 0, 1, 0)),
      ...[0, 1].map(() => context.upload('s', Float32Array.of(1, 2, 3))),
    ];
    const z = context.upload('d', Float64Array.of(1, 2, 3));
    const swap = { m: n, n: 1, lda: n, k1: 1, k2: n, ipiv };
    const calls = [
      getrf(context.queue, { m: n, n, A: D, lda: n, ipiv, info }),
      laswp(context.queue, { ...swap, A: x! }),
      getrf(context.queue, { m: n, n, A: S, lda: n, ipiv, info }),
      laswp(context.queue, { ...swap, A: z }),
      laswp(context.queue, { ...swap, A: y! }),
    ];
    const results = await Promise.all([x!, y!, z].map((b) => context.download<'s' | 'd'>(b)));
    expect(results.map((r) => [...r])).toEqual([
      [3, 2, 1],
      [1, 3, 2],
      [1, 3, 2],
    ]);
    await Promise.all(calls);
  });

  test('a refused call in the middle does not disturb its neighbours', async () => {
    const x = context.upload('d', Float64Array.of(1));
    const first = gemm(context.queue, { ...one, A: x, B: x, C: context.alloc('d', 1) });
    const wrong = rejectionOf(() => gemm(context.queue, { ...one, m: -1, A: x, B: x, C: x }));
    const second = gemm(context.queue, { ...one, A: x, B: x, C: context.alloc('d', 1) });
    expectRefusal(await wrong, { argument: 'm' });
    await Promise.all([first, second, context.queue.sync()]);
    expect(context.queue.busy).toBe(false);
  });

  test('the trace says what ran where and why', async () => {
    const { trace } = context.queue;
    await product(context, 5, 4, 3);
    const entry = trace.at(-1)!;
    expect(entry).toMatchObject({ routine: 'sgemm', backend: context.backend });
    expect(entry.why.length).toBeGreaterThan(5);
    const x = context.upload('d', Float64Array.of(4));
    const [ipiv, info] = [context.alloc('i', 1), context.alloc('i', 1)];
    await gesv(context.queue, { n: 1, nrhs: 1, A: x, lda: 1, ipiv, B: context.alloc('d', 1), ldb: 1, info });
    expect(trace.at(-1)).toMatchObject({ routine: 'dgesv', backend: 'cpu' });
    expect(trace.at(-1)!.why).toMatch(context.backend === 'cpu' ? /CPU backend was asked for/ : /no double precision/);
  });

  test('the trace keeps the last 1000 entries', () => {
    for (let k = 0; k < 1010; k++) context.queue.note({ routine: `r${k}`, backend: 'cpu', why: 'test' });
    expect(context.queue.trace).toHaveLength(1000);
    expect(context.queue.trace.at(-1)!.routine).toBe('r1009');
  });

  test('sync resolves', async () => {
    await product(context, 2, 2, 2);
    await context.queue.sync();
  });
});

gpuTest(
  'gpuTime is a positive number of milliseconds',
  async (gpu) => {
    const time = () => gpu.queue.gpuTime(async () => void (await product(gpu, 64, 64, 64)));
    const ms = await time();
    expect(ms! > 0 && ms! < 60_000, `${ms} ms`).toBe(true);
  },
  'timestamp-query',
);

test('gpuTime is undefined on the CPU', async () => {
  expect(await cpu.queue.gpuTime(() => {})).toBeUndefined();
});
