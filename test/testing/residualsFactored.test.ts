// Checks of results that are too large to be computed again: triangles by random vectors, solves with given factors.
import { describe, expect, it } from 'vitest';
import { type MatrixView, matrixView, normFro } from '../../testing/lib/norms.ts';
import { Random } from '../../testing/lib/random.ts';
import { EPS, passes, solveRatio } from '../../testing/lib/residuals.ts';
import { gemmDenominator, type TriangleUpdate, triangleVectorCheck } from '../../testing/lib/residualsBlas.ts';
import { factorSolveRatio, luSolve } from '../../testing/lib/residualsLu.ts';
import { at, build, perturbed, product, randomMatrix, transposeOf } from './reference.ts';

const other = (): Random => new Random([7, 7, 7, 7]);

describe.each(['l', 'u'] as const)('R1 of the triangle %s', (uplo) => {
  const [n, k] = [9, 5];
  const inside = (i: number, j: number) => (uplo === 'l' ? i >= j : i <= j);
  /** Zeros or NaN off the triangle. */
  const triangle = (x: MatrixView, rest: number) => build(n, n, (i, j) => (inside(i, j) ? at(x, i, j) : rest));

  /** A right result of op(A) op(B), or of that and its transpose. */
  function update(transA: 'n' | 't', transB: 'n' | 't', both = false): TriangleUpdate {
    const random = new Random();
    const [x, y, cIn] = [randomMatrix(n, k, random), randomMatrix(k, n, random), randomMatrix(n, n, random)];
    const a = transA === 'n' ? x : transposeOf(x);
    const b = transB === 'n' ? y : transposeOf(y);
    const products: TriangleUpdate['products'] = [{ transA, transB, a, b }];
    const transposed = (trans: 'n' | 't'): 'n' | 't' => (trans === 'n' ? 't' : 'n');
    const second = { transA: transposed(transB), transB: transposed(transA), a: b, b: a };
    const xy = product(x, y);
    const c = build(n, n, (i, j) => 0.7 * (at(xy, i, j) + (both ? at(xy, j, i) : 0)) - 0.5 * at(cIn, i, j));
    return {
      uplo,
      alpha: 0.7,
      beta: -0.5,
      products: both ? [...products, second] : products,
      cIn: triangle(cIn, Number.NaN),
      c: triangle(c, Number.NaN),
    };
  }

  it('passes right results, whatever lies in the other triangle', () => {
    for (const transA of ['n', 't'] as const) {
      for (const transB of ['n', 't'] as const) {
        for (const both of [false, true]) {
          expect(passes(triangleVectorCheck(update(transA, transB, both), other()), 3, EPS.d)).toBe(true);
        }
      }
    }
    expect(passes(triangleVectorCheck({ ...update('n', 't'), beta: 0 }, other()), 3, EPS.d)).toBe(false);
  });

  it('measures one wrong element exactly', () => {
    const right = update('n', 't');
    const [{ a, b }] = right.products as [TriangleUpdate['products'][number]];
    const normC = normFro(right.cIn, { uplo, diag: 'n' });
    const scale = gemmDenominator({ k, alpha: 0.7, beta: -0.5, normA: normFro(a), normB: normFro(b), normC });
    for (const [i, j] of [[4, 4], uplo === 'l' ? [8, 0] : [0, 8]]) {
      const wrong = { ...right, c: perturbed(right.c, i, j, 1e-3) };
      expect((triangleVectorCheck(wrong, other()) * scale) / 1e-3).toBeCloseTo(1, 8);
    }
    expect(triangleVectorCheck({ ...right, c: perturbed(right.c, 3, 3, Number.NaN) }, other())).toBeNaN();
  });
});

describe('dget02 of given factors', () => {
  const n = 12;
  const random = new Random();
  const lu = build(n, n, (i, j) => (i === j ? 1 + random.rand() : random.rand() / n));
  const ipiv = Int32Array.from({ length: n }, (_, i) => 1 + i + Math.floor(random.rand() * (n - i)));
  const unit = (j: number) => Float64Array.from({ length: n }, (_, i) => (i === j ? 1 : 0));
  const inverse = build(n, n, () => 0);
  for (let j = 0; j < n; j++) inverse.data.set(luSolve(lu, ipiv, unit(j)), j * n);
  /** P^T L U, by its definition. */
  const rows = product(
    build(n, n, (i, j) => (i === j ? 1 : i > j ? at(lu, i, j) : 0)),
    build(n, n, (i, j) => (i <= j ? at(lu, i, j) : 0)),
  );
  for (let i = n - 1; i >= 0; i--) {
    for (let j = 0; j < n; j++) {
      const [p, q] = [i + j * n, ipiv[i] - 1 + j * n];
      [rows.data[p], rows.data[q]] = [rows.data[q], rows.data[p]];
    }
  }
  const b = randomMatrix(n, 3);

  it.each([false, true])('is that of the matrix that they stand for (transposed: %s)', (transposed) => {
    const x = product(transposed ? transposeOf(inverse) : inverse, b);
    expect(passes(factorSolveRatio(lu, ipiv, x, b, transposed), 30, EPS.d)).toBe(true);
    for (const wrong of [perturbed(x, 5, 1, 1e-3), perturbed(x, 11, 2, 0.25)]) {
      const found = factorSolveRatio(lu, ipiv, wrong, b, transposed);
      expect(found / solveRatio(rows, wrong, b, 1, transposed)).toBeCloseTo(1, 8);
    }
    expect(passes(factorSolveRatio(lu, ipiv, x, b, !transposed), 30, EPS.d)).toBe(false);
    expect(factorSolveRatio(lu, ipiv, perturbed(x, 0, 0, Number.NaN), b, transposed)).toBeNaN();
  });

  it('of nothing is zero', () => {
    const empty = matrixView(new Float64Array(0), 0, 0);
    expect(factorSolveRatio(empty, [], empty, empty, false)).toBe(0);
  });
});
