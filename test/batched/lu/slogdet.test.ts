// Determinants of a batch: against those of NumPy's definition, at the ends of the range, and for what is not a number.
import { describe, expect, it } from 'vitest';
import { slogdetComplexRef, slogdetRef } from '../../../src/batched/lu/slogdetStridedBatched.ref.ts';
import { getrfStridedBatched, slogdetStridedBatched } from '../../../src/index.ts';
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
    const A = context.upload<'s' | 'd'>(prec, data);
    // One interchange in every second matrix
    const pivots = Int32Array.from({ length: n * count }, (_, i) => (i % (2 * n) === n ? 3 : 1 + (i % n)));
    const out = context.alloc<'s' | 'd'>(prec, 3 * count);
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
    const A = context.upload<'s' | 'd'>(prec, data);
    const [ipiv, info] = [context.alloc('i', n * count), context.alloc('i', count)];
    const each = { lda: n, strideA: n * n, stridePiv: n, batchCount: count };
    const [sign, logdet] = [context.alloc<'s' | 'd'>(prec, count), context.alloc<'s' | 'd'>(prec, count)];
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

  it.each(context === cpu ? (['c', 'z'] as const) : (['c'] as const))(
    'precision %s: of known diagonals',
    async (prec) => {
      const [NAN, INF] = [Number.NaN, Number.POSITIVE_INFINITY];
      const [big, small] = prec === 'c' ? [2 ** 120, 2 ** -120] : [2 ** 1000, 2 ** -1000];
      const tiny = prec === 'c' ? 3 * 2 ** -149 : 3 * 2 ** -1074;
      type Pair = readonly [number, number];
      // Three factors, then sign, logarithm and value of their product, without the interchange that every second matrix has.
      const half = Math.SQRT1_2;
      const known: readonly (readonly [Pair, Pair, Pair, Pair, number, Pair | undefined])[] = [
        [[0, 1], [0, 1], [0, 1], [0, -1], 0, [0, -1]],
        [[1, 1], [2, 0], [0, -1], [half, -half], 1.5 * Math.LN2, [2, -2]],
        [[3, 4], [3, 4], [1, 0], [-0.28, 0.96], Math.log(25), [-7, 24]],
        [[0, big], [big, 0], [big, 0], [0, 1], 3 * Math.log(big), [NAN, INF]],
        [[small, small], [0, -small], [small, 0], [half, -half], 3 * Math.log(small) + 0.5 * Math.LN2, [0, -0]],
        [[tiny, 0], [0, 2], [big, 0], [0, 1], Math.log(tiny) + Math.log(2 * big), [0, 6 * (tiny / 3) * big]],
        [[0, 0], [5, 1], [1, 1], [0, 0], -INF, [0, 0]],
        [[NAN, 1], [1, 1], [1, 0], [NAN, NAN], NAN, [NAN, NAN]],
        [[1, NAN], [INF, 1], [1, 0], [NAN, NAN], NAN, [NAN, NAN]],
        [[1, INF], [1, 1], [2, 0], [NAN, NAN], INF, [NAN, NAN]],
        [[1, INF], [1, 1], [0, 0], [NAN, NAN], NAN, [NAN, NAN]],
      ];
      const count = known.length;
      const data = prec === 'c' ? new Float32Array(18 * count) : new Float64Array(18 * count);
      for (const [b, factors] of known.entries())
        for (const i of [0, 1, 2]) data.set(factors[i] as Pair, 18 * b + 8 * i);
      const A = context.upload<'c' | 'z'>(prec, data);
      const pivots = Int32Array.from({ length: 3 * count }, (_, i) => (i % 6 === 3 ? 3 : 1 + (i % 3)));
      const out = context.alloc<'c' | 'z'>(prec, 2 * count);
      const logs = context.alloc<'s' | 'd'>(prec === 'c' ? 's' : 'd', count);
      await slogdetStridedBatched<'c' | 'z'>(context.queue, {
        ...{ n: 3, A, lda: 3, strideA: 9, ipiv: context.upload('i', pivots), stridePiv: 3, batchCount: count },
        ...{ sign: out, logdet: logs, det: out.at(count) },
      });
      const [values, logdet] = [(await context.download(out)) as Float64Array, await context.download(logs)];
      const eps = prec === 'c' ? 1e-5 : 1e-13;
      const near = (found: number, wanted: number): boolean =>
        Number.isFinite(wanted)
          ? Math.abs(found - wanted) < eps * Math.max(1, Math.abs(wanted))
          : Object.is(found, wanted);
      for (const [b, [, , , sign, log, det]] of known.entries()) {
        const flip = b % 2 === 1 ? -1 : 1;
        for (const part of [0, 1]) {
          expect(near(values[2 * b + part]!, flip * sign[part]!), `sign ${b}: ${values[2 * b + part]}`).toBe(true);
          // What is beyond the range in one part may be NaN in the other, on the host.
          const value = flip * det![part]!;
          const found = values[2 * (count + b) + part]!;
          if (b !== 3) expect(near(found, value), `det ${b}: ${found}`).toBe(true);
          else if (part === 1) expect(found).toBe(value);
        }
        expect(near(logdet[b] as number, log), `logdet ${b}: ${logdet[b]}`).toBe(true);
      }
    },
  );

  it('of complex matrices, as the reference has it', async () => {
    const rng = mulberry32(5);
    const [n, count] = [context !== cpu && software ? 5 : 20, 40];
    const A = context.upload(
      'c',
      new Float32Array(2 * n * n * count).map(() => 9 * signed(rng)),
    );
    const [ipiv, info] = [context.alloc('i', n * count), context.alloc('i', count)];
    const each = { lda: n, strideA: n * n, stridePiv: n, batchCount: count };
    const [sign, logdet] = [context.alloc('c', count), context.alloc('s', count)];
    await getrfStridedBatched(context.queue, { m: n, n, A, ipiv, info, ...each });
    await slogdetStridedBatched(context.queue, { n, A, ipiv, sign, logdet, ...each });
    const [data, pivots] = [Float64Array.from(await context.download(A)), await context.download(ipiv)];
    const [signs, logs] = [await context.download(sign), await context.download(logdet)];
    for (let b = 0; b < count; b++) {
      const wanted = slogdetComplexRef(n, { data, off: b * n * n, ld: n, parts: 2 }, pivots, b * n);
      for (const part of [0, 1]) expect(Math.abs(signs[2 * b + part]! - wanted.sign[part]!) < 1e-5).toBe(true);
      expect(Math.abs(logs[b]! - wanted.logdet) < 1e-5 * Math.max(1, Math.abs(wanted.logdet))).toBe(true);
    }
  });

  it('is 1 for empty matrices', async () => {
    const out = context.alloc('s', 6);
    const [A, ipiv] = [context.alloc('s', 1), context.alloc('i', 1)];
    const results = { sign: out, logdet: out.at(2), det: out.at(4), batchCount: 2 };
    await slogdetStridedBatched(context.queue, { n: 0, A, lda: 1, strideA: 0, ipiv, stridePiv: 0, ...results });
    expect([...(await context.download(out))]).toEqual([1, 1, 0, 0, 1, 1]);
  });
});
