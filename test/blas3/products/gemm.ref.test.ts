// The GEMM references against the formula, element by element, and against each other.
import { describe, expect, it } from 'vitest';
import { gemmBlockedRef, gemmRef } from '../../../src/blas3/products/gemm.ref.ts';
import type { RealMat, Trans } from '../../../src/core/matrix.ts';
import {
  brokenGuards,
  copyOf,
  type Entry,
  entryOf,
  epsilon,
  normF,
  product,
  type Real,
  randomWindow,
  ratio,
  reals,
  window,
} from '../../lib/dense.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { some } from '../../lib/sampled.ts';

const versions = { gemmRef, gemmBlockedRef };
const transposes: readonly Trans[] = ['n', 't', 'c'];
const pairs = transposes.flatMap((transA) => transposes.map((transB) => [transA, transB] as const));
const scalars = [0, 1, 0.29, -0.48];

/** Every size of {0, 1, 2, 3, 5, 9, 31, 64, 65, 100} in every place, on both sides of the blocked version's threshold. */
const sizes: readonly (readonly [m: number, n: number, k: number])[] = [
  [0, 3, 2],
  [3, 0, 2],
  [3, 2, 0],
  [1, 1, 1],
  [2, 3, 5],
  [5, 2, 3],
  [9, 1, 31],
  [1, 9, 64],
  [31, 5, 9],
  [100, 100, 2],
  [64, 31, 65],
  [65, 64, 1],
  [31, 65, 100],
  [9, 100, 31],
];

interface Problem {
  readonly prec: Real;
  readonly transA: Trans;
  readonly transB: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly A: RealMat;
  readonly B: RealMat;
  readonly C: RealMat;
}

function problem(prec: Real, transA: Trans, transB: Trans, m: number, n: number, k: number): Problem {
  const rng = mulberry32(m + 1000 * n + 7 * k);
  const A = transA === 'n' ? randomWindow(prec, m, k, rng) : randomWindow(prec, k, m, rng);
  const B = transB === 'n' ? randomWindow(prec, k, n, rng) : randomWindow(prec, n, k, rng);
  return { prec, transA, transB, m, n, k, A, B, C: randomWindow(prec, m, n, rng) };
}

/**
 * ||C - expected||_F / (sqrt(k + 2) |alpha| ||A||_F ||B||_F + 2 |beta| ||C0||_F), the BLAS++ tester's error. Its bound is 3 eps:
 * rounding errors of a sum of k terms grow like sqrt(k) (Higham 2002, section 3.5).
 */
function error(p: Problem, alpha: number, beta: number, C: RealMat, expected: Entry): number {
  const [c, c0] = [entryOf(C), entryOf(p.C)];
  const difference = normF(p.m, p.n, (i, j) => c(i, j) - expected(i, j));
  const a = alpha === 0 ? 0 : Math.abs(alpha) * normF(p.m, p.k, entryOf(p.A, p.transA));
  const b = alpha === 0 ? 0 : normF(p.k, p.n, entryOf(p.B, p.transB));
  const c0Norm = beta === 0 ? 0 : Math.abs(beta) * normF(p.m, p.n, c0);
  return ratio(difference, Math.sqrt(p.k + 2) * a * b + 2 * c0Norm);
}

function run(version: keyof typeof versions, p: Problem, alpha: number, beta: number): RealMat {
  const C = copyOf(p.C);
  versions[version](p.transA, p.transB, p.m, p.n, p.k, alpha, p.A, p.B, beta, C);
  return C;
}

describe.each(reals)('gemm reference, precision %s', (prec) => {
  const tolerance = 3 * epsilon[prec];

  describe.each(['gemmRef', 'gemmBlockedRef'] as const)('%s', (version) => {
    it.each(pairs)('is the formula for op(A) = %s, op(B) = %s', (transA, transB) => {
      for (const [m, n, k] of some(sizes, sizes.length)) {
        const p = problem(prec, transA, transB, m, n, k);
        const ab = product(m, n, k, entryOf(p.A, transA), entryOf(p.B, transB));
        const c0 = entryOf(p.C);
        for (const alpha of scalars) {
          for (const beta of scalars) {
            const C = run(version, p, alpha, beta);
            const err = error(p, alpha, beta, C, (i, j) => alpha * ab(i, j) + beta * c0(i, j));
            expect(err < tolerance, `m=${m} n=${n} k=${k} alpha=${alpha} beta=${beta}: error ${err}`).toBe(true);
            expect(brokenGuards(C, m, n)).toBe(0);
          }
        }
      }
    });

    it.each([3, 40])('with beta = 0 does not read C (n = %i)', (n) => {
      const p = problem(prec, 'n', 't', n, n, n);
      const C = { ...p.C, data: p.C.data.slice().fill(Number.NaN) };
      versions[version]('n', 't', n, n, n, 0.5, p.A, p.B, 0, C);
      const clean = entryOf(run(version, p, 0.5, 0));
      expect(normF(n, n, (i, j) => entryOf(C)(i, j) - clean(i, j))).toBe(0);
      versions[version]('n', 't', n, n, n, 0, p.A, p.B, 0, C);
      expect(normF(n, n, entryOf(C))).toBe(0);
    });

    it.each([3, 40])('with alpha = 0 or k = 0 does not read A and B (n = %i)', (n) => {
      const p = problem(prec, 'n', 'n', n, n, n);
      const bad = window(prec, n, n, () => Number.NaN);
      for (const [alpha, k] of [
        [0, n],
        [0.5, 0],
      ] as const) {
        const C = copyOf(p.C);
        versions[version]('n', 'n', n, n, k, alpha, bad, bad, 2, C);
        expect(normF(n, n, (i, j) => entryOf(C)(i, j) - 2 * entryOf(p.C)(i, j))).toBe(0);
      }
    });

    it.each([3, 40])('does not skip zeros that meet NaN or infinity (n = %i)', (n) => {
      const zero = window(prec, n, n, () => 0);
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
        const bad = window(prec, n, n, (i, j) => (i === 1 && j === 2 ? value : 1));
        const left = window(prec, n, n, () => 1);
        versions[version]('n', 'n', n, n, n, 1, bad, zero, 1, left);
        expect(entryOf(left)(1, 0)).toBeNaN();
        expect(entryOf(left)(0, 0)).toBe(1);
        expect(brokenGuards(left, n, n)).toBe(0);
        const right = window(prec, n, n, () => 1);
        versions[version]('n', 'n', n, n, n, 1, zero, bad, 1, right);
        expect(entryOf(right)(0, 2)).toBeNaN();
        expect(entryOf(right)(0, 0)).toBe(1);
        expect(brokenGuards(right, n, n)).toBe(0);
      }
    });
  });

  // Across the cache blocks: 96 rows, 510 columns, 256 terms.
  it.each([
    [97, 7, 300],
    [5, 513, 33],
    [200, 511, 10],
    [3, 520, 260],
    [2, 20, 1000],
    [192, 30, 512],
  ])('gemmBlockedRef agrees with gemmRef for %i x %i x %i', (m, n, k) => {
    for (const [transA, transB] of pairs) {
      const p = problem(prec, transA, transB, m, n, k);
      const C = run('gemmBlockedRef', p, 0.29, -0.48);
      const err = error(p, 0.29, -0.48, C, entryOf(run('gemmRef', p, 0.29, -0.48)));
      expect(err < tolerance, `${transA}${transB}: error ${err}`).toBe(true);
      expect(brokenGuards(C, m, n)).toBe(0);
    }
  });
});
