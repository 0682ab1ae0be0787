// Right-hand sides for known solutions (dlarhs): uniform on (-1, 1), multiplied in doubles and rounded once.
import { type MatrixView, matrixView, type RealArray } from '../../../testing/lib/norms.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import type { Random } from '../../../testing/lib/random.ts';
import type { RealPrec, Values } from './desk.ts';
import { entryOf } from './ratios.ts';
import { lamch } from './types.ts';

export function solution(n: number, nrhs: number, prec: RealPrec, random: Random): MatrixView {
  return matrixView(random.fill(new lamch[prec].array(n * nrhs) as RealArray, 'rands'), n, nrhs);
}

/** op(A) X. */
export function rightHandSide(a: MatrixView, transposed: boolean, x: MatrixView, prec: RealPrec): MatrixView {
  const rows = transposed ? a.cols : a.rows;
  const b = new lamch[prec].array(rows * x.cols) as RealArray;
  for (let j = 0; j < x.cols; j++) b.set(multiply(a, transposed, columnOf(x, j)), j * rows);
  return matrixView(b, rows, x.cols);
}

export const valuesOf =
  (a: MatrixView): Values =>
  (i, j) =>
    entryOf(a, i, j);

/** One triangle; `unit`: without the diagonal. What is left out must not be read. */
export const triangleValues =
  (a: MatrixView, uplo: 'u' | 'l', unit = false): Values =>
  (i, j) =>
    (i === j ? unit : (uplo === 'u') !== i < j) ? undefined : entryOf(a, i, j);
