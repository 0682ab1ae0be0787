// Right-hand sides for known solutions (dlarhs): uniform on (-1, 1), multiplied in doubles and rounded once.
import { type MatrixView, matrixView, partsOf, type RealArray } from '../../../testing/lib/norms.ts';
import { columnOf, multiply, type Op } from '../../../testing/lib/product.ts';
import type { Random } from '../../../testing/lib/random.ts';
import type { NumberPrec, Values } from './desk.ts';
import { scalarOf } from './matrices.ts';
import { lamch } from './types.ts';

export function solution(n: number, nrhs: number, prec: NumberPrec, random: Random): MatrixView {
  const parts = partsOf(prec);
  const values = random.fill(new lamch[prec].array(n * nrhs * (parts ?? 1)) as RealArray, 'rands');
  return matrixView(values, n, nrhs, undefined, 0, parts);
}

/** op(A) X. */
export function rightHandSide(a: MatrixView, op: Op, x: MatrixView, prec: NumberPrec): MatrixView {
  const rows = op === 'n' || op === false ? a.rows : a.cols;
  const column = rows * (a.parts ?? 1);
  const b = new lamch[prec].array(column * x.cols) as RealArray;
  for (let j = 0; j < x.cols; j++) b.set(multiply(a, op, columnOf(x, j)), j * column);
  return matrixView(b, rows, x.cols, undefined, 0, a.parts);
}

export const valuesOf =
  (a: MatrixView): Values =>
  (i, j) =>
    scalarOf(a, i, j);

/** One triangle; `unit`: without the diagonal. What is left out must not be read. */
export const triangleValues =
  (a: MatrixView, uplo: 'u' | 'l', unit = false): Values =>
  (i, j) =>
    (i === j ? unit : (uplo === 'u') !== i < j) ? undefined : scalarOf(a, i, j);

/** One triangle of a Hermitian matrix: imaginary parts of the diagonal must not be read either. */
export const hermitianValues =
  (a: MatrixView, uplo: 'u' | 'l'): Values =>
  (i, j) => {
    const value = triangleValues(a, uplo)(i, j);
    return i === j && typeof value === 'object' ? { re: value.re, im: Number.NaN } : value;
  };
