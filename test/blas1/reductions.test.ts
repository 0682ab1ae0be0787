// The reductions on every backend: the cases' sweeps, the value with and without a place on the device, special values, range, equal bits.
import { describe, expect, it } from 'vitest';
import { isComplex, type Prec } from '../../src/core/field.ts';
import { routineName } from '../../src/core/spec.ts';
import {
  asum,
  cdotc,
  cdotu,
  dot,
  floatsToHalves,
  halfToNumber,
  iamax,
  iamin,
  isamax,
  nrm2,
  numberToHalf,
  scasum,
  scnrm2,
  snrm2,
} from '../../src/index.ts';
import { asumCase } from '../../testing/cases/blas1/asum.ts';
import { dotCase, dotcCase, dotuCase } from '../../testing/cases/blas1/dot.ts';
import { iamaxCase } from '../../testing/cases/blas1/iamax.ts';
import { iaminCase } from '../../testing/cases/blas1/iamin.ts';
import { nrm2Case } from '../../testing/cases/blas1/nrm2.ts';
import { attempt, type Case, complaints, judge } from '../../testing/lib/case.ts';
import { copied } from '../../testing/lib/operands.ts';
import { Random } from '../../testing/lib/random.ts';
import { sampled } from '../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

const cases = [asumCase, dotCase, dotuCase, dotcCase, nrm2Case, iamaxCase, iaminCase] as unknown as readonly Case[];
/** Each case in those of the precisions that it has. */
const inPrecisions = (letters: string) =>
  cases.flatMap((c) =>
    ([...c.spec.precs] as Prec[])
      .filter((prec) => letters.includes(prec))
      .map((prec) => [routineName(c.spec, prec), c, prec] as const),
  );
const list = cases.filter((c) => c.spec.precs.includes('d')).map((c) => [c.spec.name, c] as const);
const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
const halfOf = (x: number): number => halfToNumber(numberToHalf(x));

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'reductions on the %s backend',
  (_, context) => {
    const { queue } = context;
    const upload = (...values: number[]) => context.upload('s', Float32Array.from(values));

    it.each(inPrecisions('shc'))('%s does the whole sweep', async (_name, c, prec) => {
      for (const problem of sampled(context, c.sweep, isComplex(prec) ? 4 : 2))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
    });

    it('give a number, or leave it on the device', async () => {
      const x = upload(3, -4);
      expect(await asum(queue, { n: 2, x })).toBe(7);
      expect(await dot(queue, { n: 2, x, y: x })).toBe(25);
      expect(await snrm2(queue, { n: 2, x })).toBe(5);
      expect(await isamax(queue, { n: 2, x })).toBe(2);
      expect(await iamin(queue, { n: 2, x, incx: -1 })).toBe(2);
      const place = context.alloc('i', 3);
      expect(await iamax(queue, { n: 2, x, result: place.at(1) })).toBeUndefined();
      expect([...(await context.download(place))]).toEqual([0, 2, 0]);
      // The place may lie in the operand's own buffer.
      const w = upload(3, 4, 99);
      expect(await nrm2(queue, { n: 2, x: w, result: w.at(2) })).toBeUndefined();
      expect([...(await context.download(w))]).toEqual([3, 4, 5]);
    });

    it('of complex vectors are pairs, conjugated or not', async () => {
      const x = context.upload('c', Float32Array.of(1, 2, 0, -3));
      const y = context.upload('c', Float32Array.of(4, -1, 2, 5));
      expect(await cdotu(queue, { n: 2, x, y })).toEqual({ re: 4 + 2 + 15, im: -1 + 8 - 6 });
      expect(await cdotc(queue, { n: 2, x, y })).toEqual({ re: 4 - 2 - 15, im: -1 - 8 + 6 });
      expect(await cdotc(queue, { n: 0, x, y })).toEqual({ re: 0, im: 0 });
      const place = context.alloc('c', 2);
      expect(await cdotu(queue, { n: 1, x, y, incy: -1, result: place.at(1) })).toBeUndefined();
      expect([...(await context.download(place))]).toEqual([0, 0, 6, 7]);
    });

    it('of halves are singles', async () => {
      const x = context.upload('h', floatsToHalves([60000, -60000, 60000, 6e-8]));
      const result = context.alloc('s', 4);
      expect(await asum(queue, { n: 4, x })).toBe(3 * halfOf(60000));
      expect(await dot(queue, { n: 2, x, y: x, incy: -1 })).toBe(-2 * halfOf(60000) ** 2);
      expect(await nrm2(queue, { n: 4, x })).toBeCloseTo(Math.sqrt(3) * halfOf(60000), 1);
      expect(await nrm2(queue, { n: 1, x: x.at(3) })).toBe(2 ** -24);
      expect(await iamin(queue, { n: 4, x })).toBe(4);
      expect(await asum(queue, { n: 4, x, result: result.at(2) })).toBeUndefined();
      expect([...(await context.download(result))]).toEqual([0, 0, 3 * halfOf(60000), 0]);
      const bad = context.upload('h', floatsToHalves([inf, 1, nan]));
      expect([await asum(queue, { n: 2, x: bad }), await nrm2(queue, { n: 2, x: bad })]).toEqual([inf, inf]);
      expect([await asum(queue, { n: 3, x: bad }), await nrm2(queue, { n: 3, x: bad })]).toEqual([nan, nan]);
      expect([await iamax(queue, { n: 2, x: bad }), await iamax(queue, { n: 3, x: bad })]).toEqual([1, 3]);
    });

    it('are zero for nothing', async () => {
      const x = upload();
      expect([
        await asum(queue, { n: 0, x }),
        await nrm2(queue, { n: 0, x }),
        await dot(queue, { n: 0, x, y: x }),
      ]).toEqual([0, 0, 0]);
      expect([await iamax(queue, { n: 0, x }), await iamin(queue, { n: 0, x })]).toEqual([0, 0]);
    });

    it('pass NaN on from every place, also beside infinity', async () => {
      for (const n of [1, 5, 9, 300, 5000]) {
        for (const at of [0, n >> 1, n - 1]) {
          const values = new Float32Array(n).fill(1);
          values[n - 1 - at] = inf;
          values[at] = nan;
          const x = context.upload('s', values);
          const y = context.upload('s', new Float32Array(n).fill(1));
          expect(await asum(queue, { n, x })).toBeNaN();
          expect(await dot(queue, { n, x, y })).toBeNaN();
          expect(await nrm2(queue, { n, x })).toBeNaN();
          expect(await iamax(queue, { n, x })).toBe(at + 1);
          expect(await iamin(queue, { n, x })).toBe(at + 1);
          x.dispose();
          y.dispose();
        }
      }
    });

    it('take infinity for what it is', async () => {
      const x = upload(1, -inf, 0, inf, 2);
      expect([await asum(queue, { n: 5, x }), await nrm2(queue, { n: 5, x })]).toEqual([inf, inf]);
      expect([await iamax(queue, { n: 5, x }), await iamin(queue, { n: 5, x })]).toEqual([2, 3]);
      expect(await dot(queue, { n: 5, x, y: x })).toBe(inf);
      expect(await dot(queue, { n: 5, x, y: upload(1, 1, 1, 1, 1) })).toBeNaN();
      expect(await iamax(queue, { n: 2, x: upload(0, -0) })).toBe(1);
      expect(await iamin(queue, { n: 2, x: upload(inf, -inf) })).toBe(1);
    });

    it('of complex numbers look at both parts', async () => {
      const pairs = (...values: number[]) => context.upload('c', Float32Array.from(values));
      // Of equal sums the first; |Re| + |Im|, not the modulus.
      const x = pairs(3, 0, -2, 2, 4, 0, 0, 0.5);
      expect([await scasum(queue, { n: 4, x }), await iamax(queue, { n: 4, x })]).toEqual([11.5, 2]);
      expect([await iamin(queue, { n: 4, x }), await iamax(queue, { n: 3, x, incx: -1 })]).toEqual([4, 1]);
      expect(await scnrm2(queue, { n: 2, x: pairs(3, 4, 0, -12) })).toBe(13);
      for (const part of [0, 1]) {
        const bad = (value: number) => pairs(...[5, 6, 7, 8, 9, 10, 1, 1].map((v, k) => (k === 2 + part ? value : v)));
        const [withNaN, infinite] = [bad(nan), bad(-inf)];
        expect([await iamax(queue, { n: 4, x: withNaN }), await iamin(queue, { n: 4, x: withNaN })]).toEqual([2, 2]);
        expect([await scasum(queue, { n: 4, x: withNaN }), await scnrm2(queue, { n: 4, x: withNaN })]).toEqual([
          nan,
          nan,
        ]);
        expect([await iamax(queue, { n: 4, x: infinite }), await iamin(queue, { n: 4, x: infinite })]).toEqual([2, 4]);
        expect([await scasum(queue, { n: 4, x: infinite }), await scnrm2(queue, { n: 4, x: infinite })]).toEqual([
          inf,
          inf,
        ]);
      }
      // Squares of either part that leave the range, and a sum of magnitudes that does.
      for (const size of [1e30, 1e-30, 3e38])
        for (const [re, im, length] of [
          [0.6, 0.8, 1],
          [0, -1, 1],
          [1, 1e-20, 1],
        ] as const) {
          const norm = await scnrm2(queue, { n: 1, x: pairs(re * size, im * size) });
          expect(Math.abs(norm / size - length)).toBeLessThan(2 ** -20);
        }
      expect(await iamax(queue, { n: 2, x: pairs(1, 1, 3e38, 3e38) })).toBe(2);
    });

    it('nrm2 does not leave the range', async () => {
      // Largest, smallest normal, the bounds of the three kinds of squares, and mixtures.
      const sizes = [3e38, 1.2e-38, 1e30, 1e-30, 2 ** 48, 2 ** -63, 2 ** -64, 1];
      for (const n of [1, 3, 64, 1000]) {
        for (const big of sizes) {
          for (const other of sizes) {
            const values = Float32Array.from({ length: n }, (_v, i) => (i === n - 1 ? big : other / 40));
            const expected = Math.hypot(...values);
            const norm = await nrm2(queue, { n, x: context.upload('s', values) });
            if (expected > 3.402e38) expect(norm).toBe(inf);
            // What a quarter of the smallest number would do is lost where subnormal numbers are flushed.
            else if (expected > 1e-36)
              expect(Math.abs(norm - expected) / expected, `${n} ${big} ${other}`).toBeLessThan(16 * 2 ** -24);
          }
        }
      }
      expect(await nrm2(queue, { n: 2, x: upload(3e38, 3e38) })).toBe(inf);
      const single = await nrm2(queue, { n: 1, x: upload(1.2e-38) });
      expect(Math.abs(single / Math.fround(1.2e-38) - 1)).toBeLessThan(2 ** -22);
    });

    it('give the same bits for the same call', async () => {
      const random = new Random();
      const n = 100003;
      const x = context.upload(
        's',
        Float32Array.from({ length: n }, () => random.rand() - 0.5),
      );
      const y = context.upload(
        's',
        Float32Array.from({ length: n }, () => random.rand() - 0.5),
      );
      const run = async () => [await asum(queue, { n, x }), await nrm2(queue, { n, x }), await dot(queue, { n, x, y })];
      const first = await run();
      for (let again = 0; again < 3; again++) expect(await run()).toEqual(first);
    });

    it('take doubles beyond the range of single', async () => {
      const x = context.upload('d', Float64Array.of(3e300, -4e300));
      expect((await nrm2(queue, { n: 2, x })) / 5e300).toBeCloseTo(1, 14);
      const tiny = context.upload('d', Float64Array.of(3 * 2 ** -1074, 4 * 2 ** -1074));
      expect(await nrm2(queue, { n: 2, x: tiny })).toBe(5 * 2 ** -1074);
      expect(await iamax(queue, { n: 2, x })).toBe(2);
      const result = context.alloc('i', 1);
      await iamin(queue, { n: 2, x, result });
      expect((await context.download(result))[0]).toBe(1);
    });
  },
);

it.each(inPrecisions('dz'))('%s does the whole sweep on the CPU', async (_name, c, prec) => {
  for (const problem of sampled(cpu, c.sweep, 1)) expect(await complaints(cpu, c, problem, prec)).toEqual([]);
});

it.each(list)('the case of %s finds a wrong value and a write beside it', async (_name, c) => {
  const problem = c.sweep.find((p) => 'n' in p && p.n === 65)!;
  const { before, after } = await attempt(cpu, c, problem, 'd');
  for (const place of [2, 3, 4]) {
    const wrong = copied(after, ['result']);
    wrong.result!.data[place] = 77;
    expect(judge(c, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
});

gpuTest('parts are found by any workgroup of a split grid', async (context) => {
  const { queue } = context;
  const limit = queue.groupLimit;
  queue.groupLimit = 3;
  try {
    const n = 20003;
    const values = new Float32Array(n).fill(1);
    values[n - 2] = -2;
    const x = context.upload('s', values);
    expect(await asum(queue, { n, x })).toBe(n + 1);
    expect(await iamax(queue, { n, x })).toBe(n - 1);
    expect(await iamax(queue, { n, x, incx: -1 })).toBe(2);
  } finally {
    queue.groupLimit = limit;
  }
});

gpuTest(
  'halves run on a GPU with shader-f16',
  async (context) => {
    for (const c of cases.filter(({ spec }) => spec.precs.includes('h'))) {
      for (const problem of c.sweep.slice(-4)) {
        expect(await complaints(context, c, problem, 'h')).toEqual([]);
        expect(context.queue.trace.at(-1)!.backend).toBe('gpu');
      }
    }
  },
  'shader-f16',
);
