// GEQRF on every backend: the sweep of its case, numbers at the ends of the range, and NaN.
import { expect, it } from 'vitest';
import { type GeqrfData, geqrfCase } from '../../../testing/cases/lapack/qr/geqrf.ts';
import { attempt, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { type Source, uniform } from '../../../testing/lib/source.ts';
import { cpu } from '../../setup/contexts.ts';
import { LAYOUT, PRECS, testReflectors } from './reflectors.ts';

/** A uniform matrix times a number. */
const scaled =
  (factor: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let i = 0; i < a.data.length; i++) a.data[i] = a.data[i]! * factor;
  };

testReflectors(geqrfCase, {});

it('tau is 0 or in 1..2, and R has no diagonal element of the sign of its column', async () => {
  for (const prec of PRECS) {
    const { after } = await attempt(cpu, geqrfCase, { m: 80, n: 70, layout: LAYOUT }, prec);
    const taus = [...after.tau.data.subarray(after.tau.offset, after.tau.offset + 70)];
    expect(taus.filter((t) => !(t >= 1 && t <= 2))).toEqual([]);
    // Positive data: the first reflector gives a negative element.
    expect(after.A.data[after.A.offset]).toBeLessThan(0);
  }
});

it.each(PRECS)('numbers near the ends of the range lose no accuracy (%s)', async (prec) => {
  const [low, high] = prec === 's' ? [2 ** -118, 2 ** 120] : [2 ** -1010, 2 ** 1015];
  for (const factor of [low, 1 / 2 ** 60, 2 ** 60, high]) {
    for (const [m, n] of [
      [9, 4],
      [70, 66],
    ] as const) {
      const problem = { m, n, source: scaled(factor), layout: LAYOUT };
      expect(await complaints(cpu, geqrfCase, problem, prec), `${factor}`).toEqual([]);
    }
  }
});

it.each(PRECS)('columns of subnormal numbers are reflected, and zero columns left alone (%s)', async (prec) => {
  const least = prec === 's' ? 2 ** -149 : 2 ** -1074;
  for (const [first, rest] of [
    [3, 4],
    [0, 5],
    [1000, 2000],
  ] as const) {
    const source: Source = (a) => {
      a.data.fill(0, a.offset, a.offset + 3);
      a.data[a.offset] = first * least;
      a.data[a.offset + 2] = rest * least;
    };
    const { after } = await attempt(cpu, geqrfCase, { m: 3, n: 1, source }, prec);
    const [r, v1, v2] = after.A.data.subarray(after.A.offset, after.A.offset + 3);
    const tau = after.tau.data[after.tau.offset]!;
    expect(r! / least).toBeCloseTo(-Math.hypot(first, rest), -0.5);
    expect(v1).toBe(0);
    expect(tau).toBeCloseTo(1 + first / Math.hypot(first, rest), 5);
    expect(v2).toBeCloseTo(rest / (first + Math.hypot(first, rest)), 5);
  }
  const zero: Source = (a) => void a.data.fill(0, a.offset, a.offset + a.ld * a.cols);
  const { after } = await attempt(cpu, geqrfCase, { m: 40, n: 36, source: zero }, prec);
  expect(after.tau.data.subarray(after.tau.offset, after.tau.offset + 36).every((t) => t === 0)).toBe(true);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  '%d gives no finite column, but an end',
  async (value) => {
    for (const prec of PRECS) {
      for (const [i, j] of [
        [0, 0],
        [50, 3],
        [69, 59],
      ] as const) {
        const source: Source = (a, p, random) => {
          uniform(a, p, random);
          a.data[a.offset + i + j * a.ld] = value;
        };
        const { after } = await attempt(cpu, geqrfCase, { m: 70, n: 60, source, layout: LAYOUT }, prec);
        const column = (c: number) =>
          after.A.data.subarray(after.A.offset + c * after.A.ld, after.A.offset + c * after.A.ld + 70);
        // Columns in front have not met it; its own one has.
        for (let c = 0; c < j; c++) expect(column(c).every(Number.isFinite), `column ${c}`).toBe(true);
        expect(column(j).every(Number.isFinite)).toBe(false);
      }
    }
  },
);

it('the case of geqrf finds a wrong R, v or tau, and a write beside them', async () => {
  const problem = { m: 33, n: 33, layout: LAYOUT };
  const { before, after } = await attempt(cpu, geqrfCase, problem, 'd');
  const spoilt: readonly ((d: GeqrfData) => void)[] = [
    ({ A }) => void (A.data[A.offset + 3 * A.ld]! += 1e-9),
    ({ A }) => void (A.data[A.offset + 7]! += 1e-9),
    ({ tau }) => void (tau.data[tau.offset + 5]! += 1e-9),
    ({ A }) => void (A.data[A.offset + 33] = 1),
  ];
  for (const spoil of spoilt) {
    const wrong = copied(after, ['A', 'tau']);
    spoil(wrong);
    expect(judge(geqrfCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
});
