// Determinants of a batch: against those of NumPy's definition, at the ends of the range, and for what is not a number.
import { describe, expect, it } from 'vitest';
import { slogdetRef } from '../../../src/batched/lu/slogdetStridedBatched.ref.ts';
import { getrfStridedBatched, type Prec, slogdetStridedBatched } from '../../../src/index.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';

/** Its compilers take long for larger orders of the factorization. */
const software = /llvmpipe|swiftshader/i.test(gpu?.gpu?.name ?? '');

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const precs = context === cpu ? (['s', 'd'] as const) : (['s'] as const);

  it.each(precs)('precision %s: of known diagonals', async (prec) => {
    const n = 3;
    const INF = Number.POSITIVE_INFINITY;
    const [big, small] = prec === 's' ? [2 ** 120, 2 ** -120] : [2 ** 1000, 2 ** -1000];
    const diagonals = [
      ...[
        [1, 1, 1],
        [2, -3, 4],
        [-1, -1, -1],
        [0, 5, 5],
        [-0, 5, 5],
        [big, big, big],
        [small, small, -small],
      ],
      ...[
        [big, small, 3],
        [Number.NaN, 1, 1],
        [INF, 1, -2],
        [INF, 0, 1],
        [big, 8, small],
      ],
    ];
    const count = diagonals.length;
    const data = prec === 's' ? new Float32Array(9 * count) : new Float64Array(9 * count);
    for (const [b, diagonal] of diagonals.entries()) for (const [i, d] of diagonal.entries()) data[9 * b + 4 * i] = d;
    const A = context.upload<Prec>(prec, data);
    // One interchange in every second matrix
    const pivots = Int32Array.from({ length: n * count }, (_, i) => (i % (2 * n) === n ? 3 : 1 + (i % n)));
    const out = context.alloc<Prec>(prec, 3 * count);
    await slogdetStridedBatched(context.queue, {
      ...{ n, A, lda: n, strideA: 9, ipiv: context.upload('i', pivots), stridePiv: n, batchCount: count },
      ...{ sign: out, logdet: out.at(count), det: out.at(2 * count) },
    });
    const [sign, logdet, det] = [0, 1, 2].map((k) => k * count).map((from) => ({ from }));
    const values = (await context.download(out)) as Float32Array;
    const eps = prec === 's' ? 1e-5 : 1e-13;
    for (const [b, diagonal] of diagonals.entries()) {
      const flip = b % 2 === 1 ? -1 : 1;
      const product = diagonal.reduce((p, d) => p * Math.sign(d), flip);
      const log = diagonal.reduce((sum, d) => sum + Math.log(Math.abs(d)), 0);
      const wanted = Number.isNaN(log) ? Number.NaN : product + 0;
      expect(values[sign!.from + b]! + 0, `${diagonal}`).toBe(wanted);
      const found = values[logdet!.from + b]!;
      if (Number.isFinite(log)) expect(Math.abs(found - log)).toBeLessThan(eps * Math.max(1, Math.abs(log)));
      else expect(found).toBe(log);
      const round = (x: number) => (prec === 's' ? Math.fround(x) : x);
      const exact = [...diagonal].sort((x, y) => Math.abs(Math.log(Math.abs(x))) - Math.abs(Math.log(Math.abs(y))));
      const value = round(
        exact.length === 3 && b === 7 ? flip * 3 * (big * small) : diagonal.reduce((p, d) => round(p * d), flip),
      );
      if (b === 11) expect(values[det!.from + b]! / 8).toBeCloseTo(flip, 5);
      else if (Number.isFinite(value)) expect(values[det!.from + b]! + 0).toBeCloseTo(value + 0, 5);
      else expect(values[det!.from + b]).toBe(value);
    }
  });

  it.each(precs)('precision %s: of random matrices, as the reference has it', async (prec) => {
    const rng = mulberry32(3);
    const [n, count] = [context !== cpu && software ? 5 : 20, 100];
    const data = (prec === 's' ? new Float32Array(n * n * count) : new Float64Array(n * n * count)).map(
      () => 9 * signed(rng),
    );
    const A = context.upload<Prec>(prec, data);
    const [ipiv, info] = [context.alloc('i', n * count), context.alloc('i', count)];
    const each = { lda: n, strideA: n * n, stridePiv: n, batchCount: count };
    const [sign, logdet] = [context.alloc<Prec>(prec, count), context.alloc<Prec>(prec, count)];
    await getrfStridedBatched(context.queue, { m: n, n, A, ipiv, info, ...each });
    await slogdetStridedBatched(context.queue, { n, A, ipiv, sign, logdet, ...each });
    const [lu, pivots] = [await context.download(A), await context.download(ipiv)];
    const [signs, logs] = [await context.download(sign), await context.download(logdet)];
    for (let b = 0; b < count; b++) {
      const LU = { data: Float64Array.from(lu as Float32Array), off: b * n * n, ld: n };
      const wanted = slogdetRef(n, LU, pivots, b * n);
      expect(signs[b]).toBe(wanted.sign);
      expect(Math.abs((logs[b] as number) - wanted.logdet)).toBeLessThan(
        (prec === 's' ? 1e-5 : 1e-13) * Math.max(1, wanted.logdet),
      );
    }
  });

  it.runIf(context === cpu)('of the largest and the smallest doubles, and of what is beyond them', async () => {
    const [MAX, MIN, INF] = [Number.MAX_VALUE, Number.MIN_VALUE, Number.POSITIVE_INFINITY];
    const diagonals = [
      [MAX, 1],
      [MAX, MIN],
      [MAX, -MAX],
      [INF, ...new Array<number>(9).fill(MIN)],
      [0, ...new Array<number>(9).fill(MAX)],
    ];
    const found = diagonals.map((data) => {
      const LU = { data: Float64Array.from(data), off: 0, ld: 0 };
      return slogdetRef(
        data.length,
        LU,
        Int32Array.from(data, (_, i) => i + 1),
        0,
      ).det;
    });
    expect(found).toEqual([MAX, MAX * MIN, -INF, INF, 0]);
  });

  it('is 1 for empty matrices', async () => {
    const out = context.alloc('s', 6);
    const [A, ipiv] = [context.alloc('s', 1), context.alloc('i', 1)];
    const results = { sign: out, logdet: out.at(2), det: out.at(4), batchCount: 2 };
    await slogdetStridedBatched(context.queue, { n: 0, A, lda: 1, strideA: 0, ipiv, stridePiv: 0, ...results });
    expect([...(await context.download(out))]).toEqual([1, 1, 0, 0, 1, 1]);
  });
});
