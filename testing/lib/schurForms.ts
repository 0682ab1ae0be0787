// Schur forms as operands of the routines that bring their eigenvalues into another order, and what those are judged by.
import type { Prec } from '../../src/index.ts';
import { copyRef } from '../../src/lapack/schur/doubles.ref.ts';
import { geesRef } from '../../src/lapack/schur/gees.ref.ts';
import { larger, type MatrixView, matrixView, normOne } from './norms.ts';
import { type Layout, window } from './operands.ts';
import type { Random } from './random.ts';
import { EPS } from './residuals.ts';
import { type Eigenvalues, isSchurForm, schurError, schurProduct } from './residualsNep.ts';
import { inDoubles } from './residualsQr.ts';
import { orthogonality } from './residualsSvd.ts';
import type { Source } from './source.ts';
import { hostMat } from './views.ts';

/** The Schur form of what `source` makes, with what is not read of it as NaN, and its vectors. */
export function schurFormOf(
  prec: Prec,
  n: number,
  source: Source,
  random: Random,
  layout: Layout | undefined,
  use: 'read' | 'write',
) {
  const [T, Q] = [window(prec, n, n, layout, use), window(prec, n, n, layout)];
  source(T, prec, random);
  const A = inDoubles(T);
  const Z = matrixView(new Float64Array(n * n), n, n);
  geesRef({
    ...({ jobvs: 'v', sort: 'n', n } as const),
    ...{ A: hostMat(A), WR: new Float64Array(n), WI: new Float64Array(n), VS: hostMat(Z) },
  });
  copyRef(n, n, hostMat(A), hostMat(T));
  copyRef(n, n, hostMat(Z), hostMat(Q));
  for (let j = 0; j < n; j++)
    T.data.fill(Number.NaN, T.offset + j * T.ld + Math.min(n, j + 2), T.offset + j * T.ld + n);
  return { T, Q };
}

/** T without what is not read. */
export function upperPart(T: MatrixView): MatrixView {
  const n = T.rows;
  const own = inDoubles(T);
  for (let j = 0; j < n; j++) own.data.fill(0, Math.min(n, j + 2) + j * n, n + j * n);
  return own;
}

/** The eigenvalues on T's diagonal, of blocks with equal diagonals. */
export function diagonalValues(T: MatrixView): Eigenvalues {
  const n = T.rows;
  const at = (i: number, j: number): number => T.data[T.offset + i + j * T.ld]!;
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  for (let j = 0; j < n; j++) {
    re[j] = at(j, j);
    if (j + 1 === n || at(j + 1, j) === 0) continue;
    im[j] = Math.sqrt(Math.abs(at(j + 1, j))) * Math.sqrt(Math.abs(at(j, j + 1)));
    im[j + 1] = -im[j]!;
    re[++j] = at(j, j);
  }
  return { re, im };
}

/**
 * The errors of Q T Q^T, of Q's columns, and of the eigenvalues against those `expected` in their order; NaN where T is no Schur form.
 * Without Q only the last.
 */
export function reorderedErrors(
  before: { readonly T: MatrixView; readonly Q: MatrixView },
  after: { readonly T: MatrixView; readonly Q: MatrixView },
  expected: Eigenvalues,
  vectors: boolean,
): number[] {
  const n = after.T.rows;
  const w = diagonalValues(after.T);
  const eps = EPS[after.T.data instanceof Float32Array ? 's' : 'd'];
  const A = vectors ? schurProduct(upperPart(before.T), before.Q) : before.T;
  let moved = 0;
  for (let k = 0; k < n; k++) moved = larger(moved, Math.hypot(w.re[k]! - expected.re[k]!, w.im[k]! - expected.im[k]!));
  return [
    isSchurForm(after.T, w, 4 * eps) ? 0 : Number.NaN,
    n === 0 ? 0 : moved / (n * normOne(upperPart(before.T)) || 1),
    vectors ? schurError(A, after.T, after.Q) : 0,
    vectors ? orthogonality(after.Q) : 0,
  ];
}
