// Plain dense algebra for the tests of the checks: written independently of the code under test.
import { expect } from 'vitest';
import type { MatrixView, RealArray } from '../../testing/lib/norms.ts';
import { matrixView } from '../../testing/lib/norms.ts';
import { Random } from '../../testing/lib/random.ts';

export const at = (a: MatrixView, i: number, j: number): number => a.data[a.offset + i + j * a.ld];

export function build(rows: number, cols: number, entry: (i: number, j: number) => number, single = false): MatrixView {
  const data: RealArray = single ? new Float32Array(rows * cols) : new Float64Array(rows * cols);
  for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) data[i + j * rows] = entry(i, j);
  return matrixView(data, rows, cols);
}

export function randomMatrix(rows: number, cols: number, random = new Random(), single = false): MatrixView {
  return build(rows, cols, () => random.rands(), single);
}

export const transposeOf = (a: MatrixView): MatrixView => build(a.cols, a.rows, (i, j) => at(a, j, i));

export function product(a: MatrixView, b: MatrixView): MatrixView {
  return build(a.rows, b.cols, (i, j) => {
    let sum = 0;
    for (let l = 0; l < a.cols; l++) sum += at(a, i, l) * at(b, l, j);
    return sum;
  });
}

/** LU with partial pivoting in the precision of the array; 1-based pivots. */
export function factorLu(a: MatrixView): { lu: MatrixView; ipiv: Int32Array } {
  const data = a.data.slice();
  const { rows: m, cols: n, ld, offset } = a;
  const p = Math.min(m, n);
  const ipiv = new Int32Array(p);
  const index = (i: number, j: number) => offset + i + j * ld;
  for (let s = 0; s < p; s++) {
    let best = s;
    for (let i = s + 1; i < m; i++) if (Math.abs(data[index(i, s)]) > Math.abs(data[index(best, s)])) best = i;
    ipiv[s] = best + 1;
    for (let j = 0; j < n; j++) {
      const swap = data[index(s, j)];
      data[index(s, j)] = data[index(best, j)];
      data[index(best, j)] = swap;
    }
    for (let i = s + 1; i < m; i++) {
      data[index(i, s)] /= data[index(s, s)];
      for (let j = s + 1; j < n; j++) data[index(i, j)] -= data[index(i, s)] * data[index(s, j)];
    }
  }
  return { lu: matrixView(data, m, n, ld, offset), ipiv };
}

export const perturbed = (a: MatrixView, i: number, j: number, by: number): MatrixView => {
  const data = a.data.slice();
  data[a.offset + i + j * a.ld] += by;
  return matrixView(data, a.rows, a.cols, a.ld, a.offset);
};

/** Singular values, largest first, by one-sided Jacobi rotations; small matrices only. */
export function singularValues(a: MatrixView): number[] {
  const tall = a.rows >= a.cols ? a : transposeOf(a);
  const columns = Array.from({ length: tall.cols }, (_, j) =>
    Array.from({ length: tall.rows }, (_, i) => at(tall, i, j)),
  );
  const dot = (x: number[], y: number[]): number => x.reduce((sum, v, i) => sum + v * y[i], 0);
  for (let sweep = 0, off = 1; sweep < 60 && off > 1e-15; sweep++) {
    off = 0;
    for (let p = 0; p < columns.length; p++) {
      for (let q = p + 1; q < columns.length; q++) {
        const [pp, qq, pq] = [dot(columns[p], columns[p]), dot(columns[q], columns[q]), dot(columns[p], columns[q])];
        if (pq === 0) continue;
        off = Math.max(off, Math.abs(pq) / Math.sqrt(pp * qq));
        const zeta = (qq - pp) / (2 * pq);
        const t = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.sqrt(1 + zeta * zeta));
        const c = 1 / Math.sqrt(1 + t * t);
        const [x, y] = [columns[p], columns[q]];
        columns[p] = x.map((v, i) => c * (v - t * y[i]));
        columns[q] = y.map((v, i) => c * (v + t * x[i]));
      }
    }
  }
  return columns.map((x) => Math.sqrt(dot(x, x))).sort((x, y) => y - x);
}

/** Determinant from the LU factors. */
export function determinant(a: MatrixView): number {
  const { lu, ipiv } = factorLu(a);
  return ipiv.reduce((product, pivot, i) => product * at(lu, i, i) * (pivot === i + 1 ? 1 : -1), 1);
}

export const entries = (view: MatrixView): number[][] =>
  Array.from({ length: view.rows }, (_, i) => Array.from({ length: view.cols }, (_, j) => at(view, i, j)));

/** For toEqual: each value to so many digits after the point. */
export const closeTo = (values: readonly number[], digits: number): unknown[] =>
  values.map((value) => expect.closeTo(value, digits));
