// Schur forms as operands of the routines that bring their eigenvalues into another order, and what those are judged by.
import type { Prec } from '../../src/index.ts';
import { copyRef } from '../../src/lapack/schur/doubles.ref.ts';
import { geesRef } from '../../src/lapack/schur/gees.ref.ts';
import { eigenvaluesBy } from './eigenvalues.ts';
import { larger, type MatrixView, normOne, partsOf } from './norms.ts';
import { type Layout, window } from './operands.ts';
import { columnOf } from './product.ts';
import type { Random } from './random.ts';
import { EPS } from './residuals.ts';
import { type Eigenvalues, isSchurForm, schurError, schurProduct } from './residualsNep.ts';
import { inDoubles, zeros } from './residualsQr.ts';
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
  const parts = partsOf(prec);
  const Z = zeros(n, n, parts);
  eigenvaluesBy(n, parts, (values) => {
    geesRef({ jobvs: 'v', sort: 'n', n, A: hostMat(A), ...values, VS: hostMat(Z) });
  });
  copyRef(n, n, hostMat(A), hostMat(T));
  copyRef(n, n, hostMat(Z), hostMat(Q));
  fillBelow(T, Number.NaN);
  return { T, Q };
}

/** What is not read of a Schur form, below the subdiagonal, of a complex one below the diagonal, := value. */
export function fillBelow(T: MatrixView, value: number): void {
  const { data, rows: n, offset, ld } = T;
  const parts = T.parts ?? 1;
  for (let j = 0; j < n; j++) {
    const column = offset + j * ld;
    data.fill(value, parts * (column + Math.min(n, j + 3 - parts)), parts * (column + n));
  }
}

/** T without what is not read. */
export function upperPart(T: MatrixView): MatrixView {
  const own = inDoubles(T);
  fillBelow(own, 0);
  return own;
}

/** The eigenvalues on T's diagonal, of blocks with equal diagonals. */
export function diagonalValues(T: MatrixView): Eigenvalues {
  const n = T.rows;
  const at = (i: number, j: number): number => T.data[T.offset + i + j * T.ld]!;
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  if (T.parts === 2) {
    for (let j = 0; j < n; j++) [re[j], im[j]] = columnOf(T, j).subarray(2 * j, 2 * j + 2);
    return { re, im };
  }
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
 * The errors of Q T Q^H, of Q's columns, and of the eigenvalues against those `expected` in their order; NaN where T is no Schur form.
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
