// LAG2H, LAG2S and LAG2D on every backend: the cases' sweeps, all halves there are, every tie between them, how much a split keeps, info,
// and singles that the CPU has made for the GPU.
import { describe, expect, it } from 'vitest';
import { dlag2s, halfToNumber, hlag2s, saxpy, slag2d, slag2h } from '../../../src/index.ts';
import { lag2dCase, lag2hCase, lag2sCase } from '../../../testing/cases/blas3/elements/lag2.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { Random } from '../../../testing/lib/random.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

/** Every half, as bits. */
const HALVES = Uint16Array.from({ length: 65536 }, (_, k) => k);
const bitsOf = (values: Float32Array): number[] => [...new Uint32Array(values.buffer)];
const isNaNHalf = (bits: number): boolean => (bits & 0x7fff) > 0x7c00;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'conversions on the %s backend',
  (_, context) => {
    const { queue } = context;

    it('slag2h, hlag2s, dlag2s and slag2d do their whole sweeps', async () => {
      for (const problem of sampled(context, lag2hCase.sweep, 2)) {
        expect(await complaints(context, lag2hCase, problem, 's')).toEqual([]);
        expect(await complaints(context, lag2sCase, problem, 'h')).toEqual([]);
        expect(await complaints(context, lag2sCase, problem, 'd')).toEqual([]);
        expect(await complaints(context, lag2dCase, problem, 's')).toEqual([]);
        expect(await complaints(context, lag2sCase, problem, 'z')).toEqual([]);
        expect(await complaints(context, lag2dCase, problem, 'c')).toEqual([]);
      }
    });

    it('every half becomes its single, and that the half again', async () => {
      const A = context.upload('h', HALVES);
      const SA = context.alloc('s', 65536);
      await hlag2s(queue, { m: 256, n: 256, A, lda: 256, SA, ldsa: 256 });
      const singles = await context.download(SA);
      expect(bitsOf(singles).filter((_b, k) => !isNaNHalf(k))).toEqual(
        bitsOf(Float32Array.from(HALVES, halfToNumber)).filter((_b, k) => !isNaNHalf(k)),
      );
      expect(HALVES.filter((k) => Number.isNaN(singles[k]))).toEqual(HALVES.filter(isNaNHalf));
      await slag2h(queue, { m: 256, n: 256, A: SA, lda: 256, HA: A, ldha: 256 });
      const again = await context.download(A);
      expect(again.filter((_b, k) => !isNaNHalf(k))).toEqual(HALVES.filter((k) => !isNaNHalf(k)));
      expect(HALVES.filter((k) => isNaNHalf(again[k]!))).toEqual(HALVES.filter(isNaNHalf));
      A.dispose();
      SA.dispose();
    });

    it('between two halves the nearer one is taken, half way the even one', async () => {
      // Between half k and half k + 1, which after the largest would be 65536, lie three singles: half way, and its neighbours.
      const size = (k: number) => (k === 0x7c00 ? 65536 : halfToNumber(k));
      const middles = Float32Array.from({ length: 0x7c00 }, (_v, k) => (size(k) + size(k + 1)) / 2);
      const bits = new Uint32Array(middles.buffer);
      for (const sign of [0, 0x80000000]) {
        for (const step of [-1, 0, 1]) {
          const values = new Float32Array(Uint32Array.from(bits, (b) => (b + step) | sign).buffer);
          const A = context.upload('s', values);
          const HA = context.alloc('h', values.length);
          await slag2h(queue, { m: values.length, n: 1, A, lda: values.length, HA, ldha: values.length });
          const expected = Uint16Array.from(
            values,
            (_v, k) => (sign >>> 16) + k + (step > 0 || (step === 0 && k % 2 === 1) ? 1 : 0),
          );
          expect(await context.download(HA)).toEqual(expected);
          A.dispose();
          HA.dispose();
        }
      }
    });

    it('a split keeps 48 bits, and slag2d puts it together', async () => {
      const random = new Random();
      const n = 2000;
      const doubles = Float64Array.from(
        { length: n },
        (_v, k) => (random.rand() + random.rand() * 2 ** -40 - 0.5) * 2 ** ((k % 220) - 98),
      );
      const A = context.upload('d', doubles);
      const [SA, SB] = [context.alloc('s', n), context.alloc('s', n)];
      await dlag2s(queue, { m: n, n: 1, A, lda: n, SA, ldsa: n, SB, ldsb: n });
      const [high, low] = [await context.download(SA), await context.download(SB)];
      expect([...high]).toEqual([...doubles].map(Math.fround));
      const B = context.alloc('d', n);
      await slag2d(queue, { m: n, n: 1, SA, ldsa: n, A: B, lda: n, SB, ldsb: n });
      const joined = await context.download(B);
      expect([...joined]).toEqual([...doubles].map((_v, k) => high[k]! + low[k]!));
      const worst = Math.max(...joined.map((v, k) => Math.abs(v - doubles[k]!) / Math.abs(doubles[k]!)));
      expect(worst).toBeLessThan(2 ** -48);
      expect(worst).toBeGreaterThan(2 ** -53);
      await slag2d(queue, { m: n, n: 1, SA, ldsa: n, A: B, lda: n });
      expect(await context.download(B)).toEqual(Float64Array.from(high));
      for (const buffer of [A, SA, SB, B]) buffer.dispose();
    });

    it('below 2^-100 a split is off by at most 2^-149, and what overflows leaves nothing', async () => {
      const doubles = Float64Array.of(
        1.1 * 2 ** -110,
        2 ** -150,
        1e-60,
        2 ** -1074,
        1e39,
        -1e300,
        -Infinity,
        Number.NaN,
      );
      const A = context.upload('d', doubles);
      const [SA, SB] = [context.alloc('s', 8), context.alloc('s', 8)];
      await dlag2s(queue, { m: 8, n: 1, A, lda: 8, SA, ldsa: 8, SB, ldsb: 8 });
      const [high, low] = [await context.download(SA), await context.download(SB)];
      for (const k of [0, 1, 2, 3]) expect(Math.abs(high[k]! + low[k]! - doubles[k]!)).toBeLessThanOrEqual(2 ** -149);
      expect([...high.slice(4)]).toEqual([Infinity, -Infinity, -Infinity, Number.NaN]);
      expect([...low.slice(4)]).toEqual([0, 0, 0, 0]);
      for (const buffer of [A, SA, SB]) buffer.dispose();
    });

    it('info tells overflow from NaN, starts at zero, also for an empty matrix, and may be left out', async () => {
      const info = context.upload('i', Int32Array.of(7, 7, 7));
      const value = async () => [...(await context.download(info))];
      const d = (x: number) => context.upload('d', Float64Array.of(x));
      const s = (x: number) => context.upload('s', Float32Array.of(x));
      const [SA, HA] = [context.alloc('s', 1), context.alloc('h', 1)];
      const one = { m: 1, n: 1, lda: 1, info: info.at(1) };
      for (const [x, expected] of [
        [1e39, 1],
        [1, 0],
        [Infinity, 1],
        [Number.NaN, 0],
        [-3.4028236e38, 1],
      ] as const) {
        await dlag2s(queue, { ...one, A: d(x), SA, ldsa: 1 });
        expect(await value(), `dlag2s ${x}`).toEqual([7, expected, 7]);
      }
      for (const [x, expected] of [
        [-65520, 1],
        [65519, 0],
        [-Infinity, 1],
        [Number.NaN, 0],
        [1e38, 1],
      ] as const) {
        await slag2h(queue, { ...one, A: s(x), HA, ldha: 1 });
        expect(await value(), `slag2h ${x}`).toEqual([7, expected, 7]);
      }
      await hlag2s(queue, { ...one, A: context.upload('h', Uint16Array.of(0xfc00)), SA, ldsa: 1 });
      expect(await value()).toEqual([7, 1, 7]);
      await slag2h(queue, { ...one, m: 0, A: s(1), HA, ldha: 1 });
      expect(await value()).toEqual([7, 0, 7]);
      await slag2h(queue, { m: 1, n: 1, A: s(1e9), lda: 1, HA, ldha: 1 });
      expect([...(await context.download(HA))]).toEqual([0x7c00]);
      expect(await value()).toEqual([7, 0, 7]);
    });
  },
);

gpuTest('singles that dlag2s makes go to the GPU when a routine there reads them, and come back', async (context) => {
  const { queue } = context;
  const A = context.upload('d', Float64Array.of(1, 2, 3.25));
  const [SA, y] = [context.alloc('s', 3), context.alloc('s', 3)];
  // Nothing is awaited in between: the queue keeps the order.
  const calls = [
    dlag2s(queue, { m: 3, n: 1, A, lda: 3, SA, ldsa: 3 }),
    saxpy(queue, { n: 3, alpha: 2, x: SA, y }),
    slag2d(queue, { m: 3, n: 1, SA: y, ldsa: 3, A, lda: 3 }),
  ];
  await Promise.all(calls);
  expect([...(await context.download(A))]).toEqual([2, 4, 6.5]);
  expect(queue.trace.slice(-3).map(({ routine, backend }) => `${routine} ${backend}`)).toEqual([
    'dlag2s cpu',
    'saxpy gpu',
    'slag2d cpu',
  ]);
  expect(queue.trace.at(-1)!.why).toContain('double precision');
});

gpuTest(
  'slag2h and hlag2s run on a GPU with shader-f16, in grids of any size',
  async (context) => {
    const { queue } = context;
    const limit = queue.groupLimit;
    queue.groupLimit = 2;
    try {
      for (const problem of lag2hCase.sweep.slice(-5)) {
        expect(await complaints(context, lag2hCase, problem, 's')).toEqual([]);
        expect(queue.trace.at(-1)).toMatchObject({ routine: 'slag2h', backend: 'gpu', kernel: 'lag2h' });
        expect(await complaints(context, lag2sCase, problem, 'h')).toEqual([]);
        expect(queue.trace.at(-1)).toMatchObject({ routine: 'hlag2s', backend: 'gpu', kernel: 'lag2s' });
      }
    } finally {
      queue.groupLimit = limit;
    }
  },
  'shader-f16',
);
