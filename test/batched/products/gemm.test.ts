// The batched products on every backend: the cases' sweeps, every kind of block, and what only a batch can get wrong.
import { describe, expect, it } from 'vitest';
import { pick } from '../../../src/autotune/pick.ts';
import { enqueueGemmBatched } from '../../../src/batched/products/gemmBatched.gpu.ts';
import { blockRules } from '../../../src/batched/products/gemmBatched.kernels.ts';
import { enqueueGemmBatch } from '../../../src/batched/products/gemmStridedBatched.gpu.ts';
import { enqueueGemmVbatched } from '../../../src/batched/products/gemmVbatched.gpu.ts';
import { gemmRules } from '../../../src/blas3/products/gemm.kernels.ts';
import type { Context, Trans } from '../../../src/index.ts';
import { sgemmBatched, sgemmStridedBatched, sgemmVbatched } from '../../../src/index.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { gemmBatchedCase } from '../../../testing/cases/batched/products/gemmBatched.ts';
import { gemmStridedBatchedCase } from '../../../testing/cases/batched/products/gemmStridedBatched.ts';
import { gemmVbatchedCase } from '../../../testing/cases/batched/products/gemmVbatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { maxOverBatch } from '../../../testing/lib/norms.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { full, sampled, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu, gpu, gpuTest } from '../../setup/contexts.ts';

const CASES = [gemmStridedBatchedCase, gemmBatchedCase, gemmVbatchedCase] as unknown as readonly Case[];
const backends = contexts.map((context) => [context.backend, context] as const);
const named = CASES.map((c) => [c.spec.name, c] as const);

/**
 * llvmpipe takes seconds to compile a variant, and nearly every problem of a sweep is another one: it gets a tenth of them, and small
 * blocks.
 */
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const QUICK_COMPILER = 'a shader compiler that is quick with large tiles';
const sweepOf = (c: Case, context: Context) =>
  slowly && context === gpu ? c.sweep.filter((_problem, k) => k % 10 === 3) : some(c.sweep, context === gpu ? 4 : 8);

describe.each(backends)('on the %s backend', (_, context) => {
  it.each(named)('%s is the formula over the sweep, single precision', async (_name, c) => {
    for (const problem of sweepOf(c, context)) expect(await complaints(context, c, problem, 's')).toEqual([]);
  });

  it.each(named)('%s is the formula over the sweep, complex', async (name, c) => {
    for (const problem of sweepOf(c, context)) expect(await complaints(context, c, problem, 'c')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: `c${name}`, backend: context.backend });
  });
});

describe.each(['h', 'd', 'z'] as const)('precision %s on the CPU', (prec) => {
  it.each(named)('%s is the formula over the whole sweep', async (_name, c) => {
    for (const problem of sampled(cpu, c.sweep, 1)) expect(await complaints(cpu, c, problem, prec)).toEqual([]);
  });
});

for (const [name, c] of named) {
  gpuTest(
    `${name} in half precision runs on a GPU with shader-f16`,
    async (context) => {
      // Every fourth: each problem may be another variant to compile.
      for (const problem of sweepOf(c, context).filter((_p, k) => k % 4 === 1)) {
        expect(await complaints(context, c, problem, 'h')).toEqual([]);
      }
      expect(context.queue.trace.at(-1)).toMatchObject({ routine: `h${name}`, backend: 'gpu' });
    },
    'shader-f16',
  );
}

const rng = mulberry32(7);
const numbers = (length: number): Float32Array => Float32Array.from({ length }, () => signed(rng));

/** Five products of m x k by k x n, all tight, and their results in doubles with alpha = 1 and beta = 0; complex ones as pairs. */
function five({ m, n, k, transA, transB }: Shape, prec: 's' | 'c') {
  const parts = prec === 'c' ? 2 : 1;
  const [a, b] = [numbers(5 * parts * m * k), numbers(5 * parts * k * n)];
  const results = new Float64Array(5 * parts * m * n);
  for (let p = 0; p < 5 * m * n; p++) {
    const [z, i, j] = [Math.floor(p / (m * n)), p % m, Math.floor(p / m) % n];
    for (let l = 0; l < k; l++) {
      const x = parts * (z * m * k + (transA === 'n' ? i + l * m : l + i * k));
      const y = parts * (z * k * n + (transB === 'n' ? l + j * k : j + l * n));
      if (parts === 1) {
        results[p]! += a[x]! * b[y]!;
        continue;
      }
      const [signA, signB] = [transA, transB].map((trans) => (trans === 'c' ? -1 : 1)) as [number, number];
      const [ar, ai, br, bi] = [a[x]!, signA * a[x + 1]!, b[y]!, signB * b[y + 1]!];
      results[2 * p]! += ar * br - ai * bi;
      results[2 * p + 1]! += ar * bi + ai * br;
    }
  }
  return { a, b, results };
}

type Enqueue = (
  context: Context,
  force: string,
  shape: Shape,
  A: DeviceBuffer,
  B: DeviceBuffer,
  C: DeviceBuffer,
) => void;
interface Shape {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly transA: Trans;
  readonly transB: Trans;
}

const ONE = { alpha: 1, beta: 0 } as const;
const tight = ({ m, k, n, transA, transB }: Shape) => ({
  lda: transA === 'n' ? m : k,
  ldb: transB === 'n' ? k : n,
  ldc: m,
});
const mats = (shape: Shape, A: DeviceBuffer, B: DeviceBuffer, C: DeviceBuffer) => {
  const { lda, ldb, ldc } = tight(shape);
  return { A: { data: A, off: 0, ld: lda }, B: { data: B, off: 0, ld: ldb }, C: { data: C, off: 0, ld: ldc } };
};

const FORCED: readonly (readonly [string, Enqueue])[] = [
  [
    'at equal distances',
    ({ queue }, force, shape, A, B, C) => {
      const { m, n, k } = shape;
      const strides = { strideA: m * k, strideB: k * n, strideC: m * n };
      const flags = { batch: 5, force };
      enqueueGemmBatch(queue, { ...ONE, ...shape, ...mats(shape, A, B, C), ...strides, ...flags });
    },
  ],
  [
    'at offsets',
    (context, force, shape, A, B, C) => {
      const { m, n, k } = shape;
      const offsets = (size: number) =>
        context.upload(
          'i',
          Int32Array.from({ length: 5 }, (_, b) => b * size),
        );
      const places = { offsetsA: offsets(m * k), offsetsB: offsets(k * n), offsetsC: offsets(m * n) };
      enqueueGemmBatched(context.queue, { ...ONE, ...shape, ...mats(shape, A, B, C), ...places, batch: 5, force });
    },
  ],
  [
    'of a list',
    ({ queue }, force, shape, A, B, C) => {
      const { m, n, k, transA, transB } = shape;
      const problems = Array.from({ length: 5 }, (_, b) => ({
        ...{ m, n, k, ...tight(shape) },
        ...{ offA: b * m * k, offB: b * k * n, offC: b * m * n },
      }));
      enqueueGemmVbatched(queue, { ...ONE, transA, transB, problems, A, B, C, force });
    },
  ],
];

/**
 * More than a block, with elements taken one by one and in fours. Two of the six combinations are left to the sweeps: compiling takes time.
 */
const shapesOf = ({ BM, BN, BK }: { BM: number; BN: number; BK: number }, where: string) => {
  const odd = { m: BM + 1, n: BN + 2, k: BK + 3, transA: 'n', transB: 't' } as const;
  const even = { m: BM + 4, n: BN, k: 2 * BK, transA: 't', transB: 'n' } as const;
  return where === 'at offsets' ? [odd] : where === 'of a list' ? [even] : some([odd, even], 1);
};

const BLOCKS = (['s', 'c'] as const).flatMap((prec) =>
  blockRules(prec).map(({ name, choice }) => [prec, name, choice] as const),
);

// A short run takes each block in one of the three places, by turns.
describe.each(BLOCKS.map((each, turn) => [...each, turn] as const))('%s %s', (prec, name, block, turn) => {
  for (const [where, enqueue] of full ? FORCED : [FORCED[turn % 3]!]) {
    gpuTest(
      `${name} is right for products ${where}`,
      async (context) => {
        for (const real of shapesOf(block, where)) {
          const transB = prec === 'c' && real.transB === 't' ? 'c' : real.transB;
          const shape: Shape = { ...real, transB };
          const { a, b, results } = five(shape, prec);
          const C = context.upload(prec, new Float32Array(results.length).fill(Number.NaN));
          enqueue(context, name, shape, context.upload(prec, a), context.upload(prec, b), C);
          const c = await context.download(C);
          const worst = maxOverBatch(c.map((value, p) => Math.abs(value - results[p]!)));
          expect(worst, JSON.stringify(shape)).toBeLessThan(shape.k * 2 ** (prec === 'c' ? -21 : -22));
        }
      },
      slowly && block.BM >= 24 ? QUICK_COMPILER : undefined,
    );
  }
});

describe('products beyond the blocks', () => {
  const tile = (n: number, batch: number) => {
    const problem = { transA: 0, transB: 0, m: n, n, k: n, batch, aligned: true } as const;
    return pick(gemmRules, problem).name;
  };

  it('take the largest tiles that are not mostly padding', () => {
    expect([128, 192, 256, 1024].map((n) => tile(n, 2000))).toEqual([
      'tiled-large',
      'tiled-middle',
      'tiled-huge',
      'tiled-huge',
    ]);
  });
});

describe.each(backends)('a batch on the %s backend', (_, context) => {
  it.runIf(wide)('may have more products than a grid has workgroups in a dimension', async () => {
    const batchCount = 70_000;
    const a = numbers(4 * batchCount);
    const [A, B, C] = [
      context.upload('s', a),
      context.upload('s', Float32Array.of(0, 1, 1, 0)),
      context.alloc('s', 4 * batchCount),
    ];
    const sizes = { m: 2, n: 2, k: 2, lda: 2, ldb: 2, ldc: 2, batchCount };
    const limit = context.queue.groupLimit;
    context.queue.groupLimit = 500;
    try {
      await sgemmStridedBatched(context.queue, { ...sizes, A, strideA: 4, B, strideB: 0, C, strideC: 4 });
    } finally {
      context.queue.groupLimit = limit;
    }
    // B exchanges the columns.
    const exchanged = a.map((_x, p) => a[p ^ 2]!);
    expect(await context.download(C)).toEqual(exchanged);
  });

  it('of which one matrix is NaN has the same bits in all the others', async () => {
    const [m, batchCount] = [6, 20];
    const [a, b] = [numbers(36 * batchCount), numbers(36 * batchCount)];
    const results = [false, true].map(async (spoilt) => {
      const bad = b.slice();
      if (spoilt) bad.fill(Number.NaN, 36 * 9, 36 * 10);
      const [A, B, C] = [context.upload('s', a), context.upload('s', bad), context.alloc('s', 36 * batchCount)];
      const strides = { lda: m, strideA: 36, ldb: m, strideB: 36, ldc: m, strideC: 36 };
      await sgemmStridedBatched(context.queue, { m, n: m, k: m, A, B, C, ...strides, batchCount });
      return context.download(C);
    });
    const [good, bad] = (await Promise.all(results)) as [Float32Array, Float32Array];
    expect([...bad.subarray(36 * 9, 36 * 10)].every(Number.isNaN)).toBe(true);
    bad.set(good.subarray(36 * 9, 36 * 10), 36 * 9);
    expect(bad).toEqual(good);
  });

  it('leaves out the products whose offsets are outside a buffer', async () => {
    const four = (...values: number[]) => context.upload('i', Int32Array.from(values));
    const big = 2 ** 31 - 1;
    const cases = [
      { offsetsA: four(0, 16, -1, 16), offsetsB: four(0, 16, 0, 16), offsetsC: four(0, 16, 32, 48), done: [0, 1, 3] },
      { offsetsA: four(0, 17, 0, 16), offsetsB: four(big, 0, -big - 1, 16), offsetsC: four(0, 16, 32, 48), done: [3] },
      { offsetsA: four(0, 0, 0, 0), offsetsB: four(0, 0, 0, 0), offsetsC: four(49, -1, big, 32), done: [2] },
    ];
    for (const { done, ...offsets } of cases) {
      // What lies in front of A's pointer is memory too, but not the operand's.
      const A = context.upload('s', new Float32Array(35).fill(1)).at(3);
      const [B, C] = [
        context.upload('s', new Float32Array(32).fill(1)),
        context.upload('s', new Float32Array(64).fill(7)),
      ];
      const sizes = { m: 4, n: 4, k: 4, lda: 4, ldb: 4, ldc: 4, batchCount: 4 };
      await sgemmBatched(context.queue, { ...sizes, A, B, C, ...offsets });
      const c = await context.download(C);
      expect([0, 1, 2, 3].filter((b) => c[16 * b] === 4)).toEqual(done);
      expect(c.filter((value) => value === 4)).toHaveLength(16 * done.length);
      expect(c.filter((value) => value === 7)).toHaveLength(64 - 16 * done.length);
    }
  });

  it('without a product asks nothing of the offsets of A and B', async () => {
    const wild = context.upload('i', Int32Array.of(-5, 99));
    const [A, C] = [context.alloc('s', 4), context.upload('s', new Float32Array(8).fill(3))];
    const offsets = { offsetsA: wild, offsetsB: wild, offsetsC: context.upload('i', Int32Array.of(0, 4)) };
    const sizes = { m: 2, n: 2, k: 2, lda: 2, ldb: 2, ldc: 2, batchCount: 2 };
    await sgemmBatched(context.queue, { ...sizes, alpha: 0, A, B: A, beta: 2, C, ...offsets });
    expect([...(await context.download(C))]).toEqual(new Array(8).fill(6));
  });

  it('of a list may have a leading dimension for every matrix, and matrices inside one another', async () => {
    // C is a 4 x 4 matrix of four blocks of 2 x 2; A has rows of several lengths.
    const A = context.upload(
      's',
      Float32Array.from({ length: 24 }, (_x, p) => p),
    );
    const [B, C] = [context.upload('s', Float32Array.of(1, 0, 0, 1)), context.alloc('s', 16)];
    const two = [2, 2, 2, 2];
    const factors = { A, lda: [2, 3, 4, 5], offsetsA: [0, 4, 9, 15], B, ldb: two, offsetsB: [0, 0, 0, 0] };
    await sgemmVbatched(context.queue, {
      m: two,
      n: two,
      k: two,
      ...factors,
      C,
      ldc: [4, 4, 4, 4],
      offsetsC: [0, 2, 8, 10],
    });
    expect([...(await context.download(C))]).toEqual([0, 1, 4, 5, 2, 3, 7, 8, 9, 10, 15, 16, 13, 14, 20, 21]);
  });
});

describe('what is refused', () => {
  const { queue } = cpu;
  const X = cpu.alloc('s', 64);
  const sizes = { m: 2, n: 2, k: 2, lda: 2, ldb: 2, ldc: 2 };

  it('matrices of C that share elements', async () => {
    const call = (strideC: number, ldc = 2, batchCount = 3) =>
      sgemmStridedBatched(queue, {
        ...sizes,
        A: X,
        strideA: 0,
        B: X,
        strideB: 0,
        C: cpu.alloc('s', 64),
        ldc,
        strideC,
        batchCount,
      });
    for (const strideC of [0, 1, 3]) {
      expectRefusal(
        await rejectionOf(() => call(strideC)),
        { argument: 'strideC', position: 16 },
        /share elements: at least 4/,
      );
    }
    await call(4);
    await call(0, 2, 1);
    // Side by side in columns of six, but not of five.
    await call(2, 6);
    expectRefusal(await rejectionOf(() => call(2, 5)), { argument: 'strideC' });
  });

  it('a factor that a result overwrites, and none that lies between the results', async () => {
    const call = (offset: number, strideA: number) =>
      sgemmStridedBatched(queue, {
        ...sizes,
        A: X.at(offset),
        strideA,
        B: cpu.alloc('s', 4),
        strideB: 0,
        C: X,
        strideC: 8,
        batchCount: 3,
      });
    await call(4, 8);
    expectRefusal(await rejectionOf(() => call(2, 8)), { argument: 'C' }, /overlaps A/);
    expectRefusal(await rejectionOf(() => call(4, 4)), { argument: 'C' }, /overlaps A/);
    await call(20, 0);
    expectRefusal(await rejectionOf(() => call(16, 0)), { argument: 'C' }, /overlaps A/);
  });

  it('lists that lead outside a buffer or into one another, by the number of the matrix', async () => {
    const lists = {
      m: [2, 2],
      n: [2, 2],
      k: [2, 2],
      lda: [2, 2],
      ldb: [2, 2],
      ldc: [2, 2],
      offsetsA: [0, 4],
      offsetsB: [0, 0],
    };
    const call = (offsetsC: readonly number[], A = cpu.alloc('s', 64)) =>
      sgemmVbatched(queue, { ...lists, A, B: cpu.alloc('s', 4), C: X, offsetsC });
    await call([0, 60]);
    expectRefusal(await rejectionOf(() => call([0, 61])), { argument: 'C' }, /matrix 1: 2 x 2 .* need 65/);
    expectRefusal(await rejectionOf(() => call([5, 2])), { argument: 'C' }, /matrices 1 and 0 share elements/);
    await call([8, 12], X);
    expectRefusal(await rejectionOf(() => call([12, 5], X)), { argument: 'C' }, /overlaps A/);
    expectRefusal(
      await rejectionOf(() => call([0])),
      { argument: 'offsetsC', position: 16 },
      /2 entries, one per problem/,
    );
    expectRefusal(
      await rejectionOf(() => sgemmVbatched(queue, { ...lists, ldb: [2, 1], A: X, B: X, C: X, offsetsC: [0, 4] })),
      { argument: 'ldb', position: 11 },
      /entry 1 must be an integer >= max\(1, rows of B\) = 2/,
    );
  });
});
