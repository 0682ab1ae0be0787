// The batched gemv, trsv, trsm and syrk on every backend: the cases' sweeps, every shape of a workgroup, what only a batch can get wrong.
import { describe, expect, it } from 'vitest';
import { enqueueGemvBatch } from '../../../src/batched/products/gemvBatched.gpu.ts';
import { gemvRules } from '../../../src/batched/products/gemvBatched.kernels.ts';
import { enqueueSyrkBatch } from '../../../src/batched/products/syrkBatched.gpu.ts';
import { syrkRules } from '../../../src/batched/products/syrkBatched.kernels.ts';
import { enqueueTrsmBatch } from '../../../src/batched/triangular/trsmBatched.gpu.ts';
import { trsmRules } from '../../../src/batched/triangular/trsmBatched.kernels.ts';
import {
  type Context,
  type DeviceBuffer,
  sgemvBatched,
  sgemvStridedBatched,
  sgemvVbatched,
  ssyrkBatched,
  ssyrkStridedBatched,
  strsmStridedBatched,
  strsvBatched,
  strsvStridedBatched,
} from '../../../src/index.ts';
import { gemvBatchedCases } from '../../../testing/cases/batched/products/gemvBatched.ts';
import { herkBatchedCases } from '../../../testing/cases/batched/products/herkBatched.ts';
import { syrkBatchedCases } from '../../../testing/cases/batched/products/syrkBatched.ts';
import { trsmBatchedCases } from '../../../testing/cases/batched/triangular/trsmBatched.ts';
import { trsvBatchedCases } from '../../../testing/cases/batched/triangular/trsvBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu, gpuTest } from '../../setup/contexts.ts';

const rng = mulberry32(3);

const CASES = [
  ...Object.values(gemvBatchedCases),
  ...Object.values(trsvBatchedCases),
  ...Object.values(trsmBatchedCases),
  ...Object.values(syrkBatchedCases),
] as unknown as readonly Case[];
const named = CASES.map((c) => [c.spec.name, c] as const);
const complexes = [...CASES, ...(Object.values(herkBatchedCases) as unknown as readonly Case[])].map(
  (c) => [c.spec.name, c] as const,
);

/** Software adapters take seconds for some variants and large triangles: they get a part of the problems, llvmpipe few and small ones. */
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
function sweepOf(c: Case, context: Context): readonly object[] {
  if (context !== gpu || gpu.gpu?.software !== true) return c.sweep;
  if (!slowly) return c.spec.name.startsWith('trsm') ? c.sweep.filter((_p, k) => k % 2 === 1) : c.sweep;
  const small = (p: object) => Object.values(p).every((size) => typeof size !== 'number' || size <= 40);
  return c.sweep.filter((p, k) => k % 30 === 3 && small(p));
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it.each(named)('%s is right over the sweep', async (_name, c) => {
    for (const problem of some(sweepOf(c, context), context === gpu ? 2 : 8))
      expect(await complaints(context, c, problem, 's')).toEqual([]);
    if (context === gpu && !slowly)
      expect(gpu.queue.trace.at(-1)).toMatchObject({ routine: `s${c.spec.name}`, backend: 'gpu' });
  });

  it.each(complexes)('%s is right over the sweep, complex', async (name, c) => {
    const prec = context === cpu ? 'z' : 'c';
    for (const problem of some(sweepOf(c, context), context === gpu ? 2 : 4))
      expect(await complaints(context, c, problem, prec)).toEqual([]);
    if (context === gpu && !slowly)
      expect(gpu.queue.trace.at(-1)).toMatchObject({ routine: `c${name}`, backend: 'gpu' });
  });

  it('a problem gives the same bits whatever the others are, and however many', async () => {
    const [n, count] = [6, 50];
    const a = Float32Array.from({ length: n * n * count }, () => signed(rng));
    for (let e = 0; e < a.length; e++) if ((e % (n * n)) % (n + 1) === 0) a[e]! += 3;
    const x = Float32Array.from({ length: n * count }, () => signed(rng));
    const spoiled = a.slice();
    for (const [k, b] of [0, 12, 25, 49].entries()) {
      spoiled.fill([Number.NaN, Number.POSITIVE_INFINITY, 0, 1e38][k]!, b * n * n, (b + 1) * n * n);
    }
    const shape = { n, lda: n, strideA: n * n, batchCount: count } as const;
    const run = async (values: Float32Array, batchCount: number): Promise<Float32Array[]> => {
      const A = context.upload('s', values);
      const [y, z, B, C] = [
        context.alloc('s', n * count),
        ...[x, x].map((data) => context.upload('s', data)),
        context.alloc('s', a.length),
      ];
      const X = context.upload('s', x);
      const each = { ...shape, batchCount };
      await sgemvStridedBatched(context.queue, { ...each, m: n, A, x: X, strideX: n, y: y!, strideY: n });
      await strsvStridedBatched(context.queue, { ...each, uplo: 'l', A, x: z!, strideX: n });
      await strsmStridedBatched(context.queue, {
        ...each,
        side: 'l',
        uplo: 'u',
        m: n,
        n: 1,
        A,
        B: B!,
        ldb: n,
        strideB: n,
      });
      await ssyrkStridedBatched(context.queue, { ...each, uplo: 'l', k: n, A, C: C!, ldc: n, strideC: n * n });
      return Promise.all([y!, z!, B!, C!].map((buffer) => context.download(buffer)));
    };
    const [clean, bad, few] = [await run(a, count), await run(spoiled, count), await run(a, 3)];
    for (const [k, result] of clean.entries()) {
      const size = result.length / count;
      for (let b = 0; b < count; b++) {
        const own = (from: Float32Array[]) => [...new Uint32Array(from[k]!.slice(b * size, (b + 1) * size).buffer)];
        if (![0, 12, 25, 49].includes(b)) expect(own(bad)).toEqual(own(clean));
        if (b < 3) expect(own(few)).toEqual(own(clean));
      }
    }
  });

  it('a problem of a list gives the same bits whatever the sizes of the others', async () => {
    const A = context.upload(
      's',
      Float32Array.from({ length: 5000 }, () => signed(rng)),
    );
    const x = context.upload(
      's',
      Float32Array.from({ length: 200 }, () => signed(rng)),
    );
    const run = async (m: number[], n: number[]): Promise<number[]> => {
      const y = context.alloc('s', 200 * m.length);
      const offsetsY = m.map((_, b) => 200 * b);
      const zeros = m.map(() => 0);
      await sgemvVbatched(context.queue, { m, n, A, lda: m, offsetsA: zeros, x, offsetsX: zeros, y, offsetsY });
      return [...new Uint32Array((await context.download(y)).slice(0, m[0]).buffer)];
    };
    const alone = await run([3], [20]);
    expect(await run([3, 19, 20, 1], [20, 20, 3, 18])).toEqual(alone);
    expect(await run([3, 70, 3], [20, 60, 200])).toEqual(alone);
  });

  it('what leaves its buffer by a list on the device is left out', async () => {
    const [n, count] = [3, 4];
    const A = context.upload('s', new Float32Array(n * n * count).fill(1));
    const x = context.upload('s', new Float32Array(n * count).fill(1));
    const y = context.upload('s', new Float32Array(n * count).fill(7));
    const list = (...offsets: number[]) => context.upload('i', Int32Array.from(offsets));
    const places = { offsetsX: list(0, 0, 0, 0), offsetsY: list(0, 3, 6, 10), batchCount: count };
    await sgemvBatched(context.queue, { m: n, n, A, lda: n, offsetsA: list(0, -1, 28, 9), x, y, ...places });
    expect([...(await context.download(y))]).toEqual([3, 3, 3, ...new Array(9).fill(7)]);
    const wild = { offsetsA: list(0, 2 ** 31 - 1, 9, -5), offsetsX: list(0, 3, -1, 6), batchCount: count };
    await strsvBatched(context.queue, { uplo: 'l', n, A, lda: n, x: y, ...wild });
    expect([...(await context.download(y))]).toEqual([3, 0, 0, ...new Array(9).fill(7)]);
    const offsetsC = list(0, 9, 18, 28);
    const C = context.upload('s', new Float32Array(n * n * count).fill(5));
    await ssyrkBatched(context.queue, {
      uplo: 'l',
      n,
      k: 2,
      A,
      lda: n,
      offsetsA: list(0, 31, 9, 0),
      C,
      ldc: n,
      offsetsC,
      batchCount: count,
    });
    const c = await context.download(C);
    expect([c[0], c[1], c[3], c[9], c[18], c[27], c[35]]).toEqual([2, 2, 5, 5, 2, 5, 5]);
  });

  it('more problems than a dispatch has groups', async () => {
    const count = context === gpu ? 70_000 : 7000;
    const limit = context.queue.groupLimit;
    const [A, x] = [
      context.upload('s', Float32Array.of(2)),
      context.upload(
        's',
        Float32Array.from({ length: count }, (_, b) => b),
      ),
    ];
    const y = context.alloc('s', count);
    context.queue.groupLimit = 100;
    try {
      const each = { lda: 1, strideA: 0, strideX: 1, batchCount: count };
      await sgemvStridedBatched(context.queue, { m: 1, n: 1, A, x, y, strideY: 1, ...each });
      await strsvStridedBatched(context.queue, { uplo: 'l', n: 1, A, x: y, ...each });
      const C = context.alloc('s', count);
      await ssyrkStridedBatched(context.queue, {
        uplo: 'l',
        n: 1,
        k: 1,
        A: y,
        C,
        lda: 1,
        strideA: 1,
        ldc: 1,
        strideC: 1,
        batchCount: count,
      });
      const [found, squares] = await Promise.all([context.download(y), context.download(C)]);
      for (const b of [0, 1, 4097, count - 1]) {
        expect(found[b]).toBe(b);
        expect(squares[b]).toBe(Math.fround(b * b));
      }
    } finally {
      context.queue.groupLimit = limit;
    }
  });
});

it.each(named)('%s in double precision', async (_name, c) => {
  for (const problem of c.sweep.filter((_p, k) => k % 2 === 1))
    expect(await complaints(cpu, c, problem, 'd')).toEqual([]);
});

describe('every shape of a workgroup', () => {
  const [rows, cols, count] = [37, 41, 3];
  const mat = (data: DeviceBuffer, rs: number, cs: number, stride: number) => ({ data, off: 0, rs, cs, stride });
  const a = Float32Array.from({ length: rows * cols * count }, () => signed(rng));

  gpuTest('of gemv', async (context) => {
    const A = context.upload('s', a);
    const x = Float32Array.from({ length: cols * count }, () => signed(rng));
    const [X, y] = [context.upload('s', x), context.alloc('s', rows * count)];
    for (const { name } of slowly ? gemvRules.slice(4, 6) : gemvRules) {
      for (const [rs, cs] of [
        [1, rows],
        [cols, 1],
      ] as const) {
        const operands = { A: mat(A, rs, cs, rows * cols), x: mat(X, 1, 0, cols), y: mat(y, 1, 0, rows) };
        enqueueGemvBatch(context.queue, { m: rows, n: cols, count, alpha: 1, beta: 0, ...operands, force: name });
        const found = await context.download(y);
        let wrong = 0;
        for (let e = 0; e < found.length; e++) {
          const [b, i] = [Math.floor(e / rows), e % rows];
          let sum = 0;
          for (let l = 0; l < cols; l++) sum += a[b * rows * cols + i * rs + l * cs]! * x[b * cols + l]!;
          if (!(Math.abs(found[e]! - sum) < 1e-5)) wrong++;
        }
        expect(wrong).toBe(0);
      }
    }
  });

  gpuTest('of trsm', async (context) => {
    for (const { name, choice } of slowly ? trsmRules.slice(4, 5) : trsmRules) {
      const [n, nrhs] = [choice.R === 0 ? 67 : choice.R, 9];
      const t = Float32Array.from({ length: n * n * count }, (_, e) =>
        (e % (n * n)) % (n + 1) === 0 ? 2 : signed(rng) / n,
      );
      const b = Float32Array.from({ length: n * nrhs * count }, () => signed(rng));
      const [A, B] = [context.upload('s', t), context.upload('s', b)];
      const operands = { A: mat(A, 1, n, n * n), B: mat(B, 1, n, n * nrhs) };
      enqueueTrsmBatch(context.queue, {
        n,
        nrhs,
        count,
        upper: false,
        unit: false,
        alpha: 1,
        ...operands,
        force: name,
      });
      const x = await context.download(B);
      let wrong = 0;
      for (let e = 0; e < x.length; e++) {
        const [q, c, i] = [Math.floor(e / (n * nrhs)), Math.floor(e / n) % nrhs, e % n];
        let sum = -b[e]!;
        for (let l = 0; l <= i; l++) sum += t[q * n * n + i + l * n]! * x[q * n * nrhs + c * n + l]!;
        if (!(Math.abs(sum) < 1e-5)) wrong++;
      }
      expect(wrong).toBe(0);
    }
  });

  gpuTest('of syrk', async (context) => {
    const [A, C] = [context.upload('s', a), context.alloc('s', rows * rows * count)];
    for (const { name } of slowly ? syrkRules.slice(0, 1) : syrkRules) {
      const operands = { A: mat(A, 1, rows, rows * cols), C: mat(C, 1, rows, rows * rows) };
      enqueueSyrkBatch(context.queue, { n: rows, nrhs: cols, count, alpha: 1, beta: 0, ...operands, force: name });
      const c = await context.download(C);
      let wrong = 0;
      for (let e = 0; e < c.length; e++) {
        const [b, j, i] = [Math.floor(e / rows ** 2), Math.floor(e / rows) % rows, e % rows];
        let sum = 0;
        for (let l = 0; l < cols; l++) sum += a[b * rows * cols + i + l * rows]! * a[b * rows * cols + j + l * rows]!;
        if (i >= j && !(Math.abs(c[e]! - sum) < 1e-5)) wrong++;
      }
      expect(wrong).toBe(0);
    }
  });
});

describe('what is refused', () => {
  const X = cpu.alloc('s', 64);
  const sizes = { m: 2, n: 2, A: cpu.alloc('s', 64), lda: 2, strideA: 4, strideX: 2, batchCount: 3 };
  const call = (changes: object) =>
    sgemvStridedBatched(cpu.queue, { ...sizes, x: X, y: cpu.alloc('s', 64), strideY: 2, ...changes });

  it('increments that are not positive, vectors that share elements, rows shorter than their elements', async () => {
    await call({});
    expectRefusal(await rejectionOf(() => call({ incx: -1 })), { argument: 'incx' }, />= 1, as in all batches/);
    expectRefusal(await rejectionOf(() => call({ strideY: 1 })), { argument: 'strideY' }, /share elements/);
    // Interleaved
    await call({ incy: 3, strideY: 1 });
    expectRefusal(await rejectionOf(() => call({ incy: 2, strideY: 1 })), { argument: 'strideY' });
    expectRefusal(await rejectionOf(() => call({ layout: 'row', n: 3 })), { argument: 'lda' }, /= 3/);
    await call({ layout: 'row', m: 3, strideA: 6, strideY: 3 });
    expectRefusal(await rejectionOf(() => call({ y: X.at(4) })), { argument: 'y' }, /overlaps x/);
  });
});
