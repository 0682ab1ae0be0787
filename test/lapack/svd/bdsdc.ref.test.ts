// Divide and conquer on bidiagonal matrices in TypeScript: what is hard for it is close values, zeros, and grading; and the roots of
// secular equations by themselves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RealMat } from '../../../src/core/matrix.ts';
import { bdsdcRef, bdsdcTools } from '../../../src/lapack/svd/bdsdc.ref.ts';
import { bdsqrRef } from '../../../src/lapack/svd/bdsqr.ref.ts';
import { secularRef } from '../../../src/lapack/svd/secular.ref.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { mulberry32 } from '../../lib/rng.ts';

const random = mulberry32(25);

/** max |B - U S V^T| / (n max |B|). */
function productOf(n: number, d: Float64Array, e: Float64Array, U: RealMat, s: Float64Array, V: RealMat): number {
  let [worst, size] = [0, 0];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const b = i === j ? d[i]! : j === i + 1 ? e[i]! : 0;
      let sum = -b;
      for (let l = 0; l < n; l++) sum += U.data[i + l * n]! * s[l]! * V.data[j + l * n]!;
      if (!(Math.abs(sum) <= worst)) worst = Math.abs(sum);
      size = Math.max(size, Math.abs(b));
    }
  }
  return size === 0 ? worst : worst / (n * size);
}

function check(d: Float64Array, e: Float64Array): void {
  const n = d.length;
  const square = (): RealMat => ({ data: new Float64Array(n * n), off: 0, ld: n });
  const [U, V, s] = [square(), square(), d.slice()];
  const tools = bdsdcTools(n, (length) => new Float64Array(length));
  expect(bdsdcRef(n, s, e.slice(), U, V, EPS.d, tools)).toBe(0);
  expect(s.every((value) => value >= 0)).toBe(true);
  expect(productOf(n, d, e, U, s, V) < 8 * EPS.d).toBe(true);
  for (const { data } of [U, V]) expect(orthogonality(matrixView(data, n, n)) < 8 * EPS.d).toBe(true);
  const values = d.slice();
  expect(bdsqrRef(n, values, e.slice(), EPS.d)).toBe(0);
  const sorted = [...values].map(Math.abs).sort((a, b) => b - a);
  for (const [i, value] of [...s].sort((a, b) => b - a).entries())
    expect(Math.abs(value - sorted[i]!) <= 8 * n * EPS.d * sorted[0]!).toBe(true);
}

const made = (n: number, d: (i: number) => number, e: (i: number) => number): readonly [Float64Array, Float64Array] => [
  Float64Array.from({ length: n }, (_, i) => d(i)),
  Float64Array.from({ length: Math.max(0, n - 1) }, (_, i) => e(i)),
];

describe('divide and conquer', () => {
  const KINDS: Record<string, readonly [(i: number) => number, (i: number) => number]> = {
    random: [() => random() - 0.5, () => random() - 0.5],
    'all equal': [() => 1, () => 1],
    'nearly diagonal': [() => 1, () => 1e-12],
    'diagonal, in descending order': [(i) => 100 - i, () => 0],
    'nothing but the superdiagonal': [() => 0, () => 1],
    zero: [() => 0, () => 0],
    'zeros here and there': [(i) => i % 5, (i) => (i % 7) - 3],
    glued: [(i) => 1 + (i % 11) / 4, (i) => (i % 11 === 10 ? 1e-9 : 1)],
    'graded down': [(i) => 10 ** (-i / 2), (i) => 10 ** (-i / 2)],
    'graded up': [(i) => 10 ** (i / 2 - 40), (i) => 10 ** (i / 2 - 40)],
    'graded beyond what squares hold': [(i) => 10 ** (-4 * i), (i) => 10 ** (-4 * i)],
    large: [(i) => 1e200 * (1 + (i % 3)), () => 1e200],
    'close pairs': [(i) => 1 + Math.floor(i / 2) + (i % 2) * 1e-15, () => 1e-7],
  };
  it.each(Object.entries(KINDS))('%s', (_, [d, e]) => {
    for (const n of [1, 2, 32, 33, 34, 66, 99]) check(...made(n, d, e));
  });
});

describe('the secular equation', () => {
  const distance = fc.double({ min: -14, max: 0, noNaN: true }).map((x) => 10 ** x);
  it('has a root in each interval, to all digits', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(distance, distance, fc.boolean()), { minLength: 1, maxLength: 24 }), (pairs) => {
        const k = pairs.length;
        const d = new Float64Array(k);
        for (let i = 1; i < k; i++) d[i] = d[i - 1]! + pairs[i]![0];
        fc.pre(d.every((x, i) => i === 0 || x > d[i - 1]!));
        const z = Float64Array.from(pairs, ([, y, negative]) => (negative ? -y : y));
        const root = { pole: 0, x: 0 };
        for (let i = 0; i < k; i++) {
          secularRef(i, k, d, z, new Float64Array(k), root);
          const { pole, x } = root;
          // Of the sum in doubles the error is some eps times the sum of the terms' sizes and of what a last digit of x changes.
          let [sum, size] = [1, 1];
          for (let j = 0; j < k; j++) {
            const gap = (d[j]! - d[pole]!) * (d[j]! + d[pole]!) - x;
            sum += (z[j]! * z[j]!) / gap;
            size += Math.abs((z[j]! * z[j]!) / gap) + Math.abs(x) * (z[j]! / gap) ** 2;
          }
          expect(Math.abs(sum) <= 32 * EPS.d * size).toBe(true);
          expect(pole === i ? x > 0 : pole === i + 1 && x < 0).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
