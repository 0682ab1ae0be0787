// GEBRD on every backend, LAPACK's storage of both factors, data that is not finite, and grading.
import { expect, it } from 'vitest';
import { gebrdCase } from '../../../testing/cases/lapack/svd/gebrd.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { columnView, matrixView, normMax } from '../../../testing/lib/norms.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { inDoubles } from '../../../testing/lib/residualsQr.ts';
import { bidiagonal } from '../../../testing/lib/residualsSvd.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { cpu } from '../../setup/contexts.ts';
import { testReflectors } from '../qr/reflectors.ts';

testReflectors(gebrdCase, { nb: false, threads: {} });

it.each([
  [7, 5],
  [5, 5],
  [4, 7],
] as const)('leaves the reflectors where LAPACK has them (%i x %i)', async (m, n) => {
  const { before, after } = await attempt(cpu, gebrdCase, { m, n }, 'd');
  const stored = inDoubles(after.A);
  const at = (i: number, j: number): number => stored.data[i + j * m]!;
  const tall = m >= n;
  /** The matrix I - tau v v^T with v's 1 in place `one`, its rest from `element`. */
  const reflect = (order: number, tau: number, one: number, element: (i: number) => number) => {
    const v = Array.from({ length: order }, (_, i) => (i < one ? 0 : i === one ? 1 : element(i)));
    const H = matrixView(new Float64Array(order * order), order, order);
    for (let j = 0; j < order; j++)
      for (let i = 0; i < order; i++) H.data[i + j * order] = Number(i === j) - tau * v[i]! * v[j]!;
    return H;
  };
  // A = H(0) H(1) ... B ... G(1) G(0): column by column, from the innermost
  const B = bidiagonal(tall ? 'u' : 'l', m, n, after.D, after.E);
  const [tauQ, tauP] = [columnOf(after.tauQ, 0), columnOf(after.tauP, 0)];
  const k = Math.min(m, n);
  let product = B;
  const columns = (X: typeof B, each: (j: number) => Float64Array): typeof B => {
    const Y = matrixView(new Float64Array(X.rows * X.cols), X.rows, X.cols);
    for (let j = 0; j < X.cols; j++) Y.data.set(each(j), j * X.rows);
    return Y;
  };
  for (let i = k - 1; i >= 0; i--) {
    const [below, right] = tall ? [i, i + 1] : [i + 1, i];
    const H = reflect(m, below < m ? tauQ[i]! : 0, below, (r) => at(r, i));
    const G = reflect(n, right < n ? tauP[i]! : 0, right, (c) => at(i, c));
    const old = product;
    product = columns(old, (j) => multiply(H, false, columnOf(old, j)));
    const left = product;
    product = columns(left, (j) => multiply(left, false, columnOf(G, j)));
  }
  for (let j = 0; j < n; j++) {
    const difference = columnOf(product, j).map((x, i) => x - columnOf(before.A, j)[i]!);
    expect(normMax(columnView(difference)) < 100 * EPS.d).toBe(true);
  }
});

it('graded and deficient matrices', async () => {
  const sources: Source[] = [
    formula((i, j) => 10 ** (-(i + 2 * j) / 8)),
    formula(() => 0),
    formula((i, j) => Number(i === j)),
    formula((i, j) => (i + 1) * (j + 1)),
  ];
  for (const source of sources)
    for (const prec of ['s', 'd'] as const)
      for (const [m, n] of [
        [40, 35],
        [20, 50],
      ] as const)
        expect(await complaints(cpu, gebrdCase, { m, n, source }, prec)).toEqual([]);
});

it('ends where A is not finite', async () => {
  const source: Source = (a, p, random) => {
    uniform(a, p, random);
    a.data[a.offset + 3 + 2 * a.ld] = Number.NaN;
  };
  const { after } = await attempt(cpu, gebrdCase, { m: 40, n: 33, source }, 'd');
  expect(columnOf(after.D, 0).some(Number.isNaN)).toBe(true);
});
