// Norms and searches of doubles on the GPU at the ends of the range, where squares leave it.
import { expect } from 'vitest';
import { dnrm2, dznrm2, idamax, idamin, izamax } from '../../src/index.ts';
import { doubles, gpuTest } from '../setup/contexts.ts';

const { MAX_VALUE: MAX, MIN_VALUE: MIN } = Number;

/** Vectors, and their norms: exact but for a rounding or two. */
const NORMS: readonly (readonly [x: readonly number[], norm: number])[] = [
  [[0, -0], 0],
  [[3e300, 4e300], 5e300],
  [[3 * MIN, -4 * MIN], 5 * MIN],
  [[MAX, 0], MAX],
  [[MAX, MAX], Infinity],
  [[3e-200, 4e-200, 1e-320], 5e-200],
  [[3 * 2 ** -490, 4 * 2 ** -492, 0], Math.sqrt(10) * 2 ** -490],
  [[3 * 2 ** 489, 4 * 2 ** 489], 5 * 2 ** 489],
  [[1e200, 1e-200, 1], 1e200],
  [[1, Infinity], Infinity],
  [[Infinity, NaN, 1], NaN],
  [Array.from({ length: 1024 }, () => -(2 ** 1000)), 2 ** 1005],
  [Array.from({ length: 1024 }, () => 2 ** -1070), 2 ** -1065],
];

gpuTest('no square of dnrm2 and dznrm2 leaves the range', async () => {
  const context = await doubles();
  for (const [x, norm] of NORMS) {
    const one = context.upload('d', Float64Array.from(x));
    const pairs = context.upload('z', Float64Array.of(...x, ...(x.length % 2 === 1 ? [0] : [])));
    const found = [
      await dnrm2(context, { n: x.length, x: one }),
      await dznrm2(context, { n: Math.ceil(x.length / 2), x: pairs }),
    ];
    for (const value of found) {
      const same = Object.is(value, norm) || Math.abs(value! - norm) < 4e-16 * norm;
      expect(same, `${x.slice(0, 3)}: ${value}, not ${norm}`).toBe(true);
    }
    one.dispose();
    pairs.dispose();
  }
});

gpuTest('searches compare both words, take the first of equals, and NaN before all', async () => {
  const context = await doubles();
  const x = context.upload('d', Float64Array.of(1, -1 - 2 ** -52, 1 + 2 ** -52, MIN, -MIN, -0, 0));
  expect([await idamax(context, { n: 7, x }), await idamin(context, { n: 7, x })]).toEqual([2, 6]);
  const y = context.upload('d', Float64Array.of(1, -Infinity, NaN, 0, NaN));
  expect([await idamax(context, { n: 5, x: y }), await idamin(context, { n: 5, x: y })]).toEqual([3, 3]);
  expect(await idamax(context, { n: 2, x: y })).toBe(2);
  const z = context.upload('z', Float64Array.of(1, -2, MAX, MAX, Infinity, 0, -3, NaN));
  expect([await izamax(context, { n: 3, x: z }), await izamax(context, { n: 4, x: z })]).toEqual([2, 4]);
  for (const buffer of [x, y, z]) buffer.dispose();
});
