// The inverse of a regular matrix in doubles, for condition numbers where no routine under test gives one.
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { magnitude, quotient, type Scalar } from '../../../testing/lib/scalars.ts';
import { accumulate, made, scalarOf } from './matrices.ts';

/** Gauss-Jordan elimination with partial pivoting. */
export function inverseOf(a: MatrixView): MatrixView {
  const n = a.rows;
  // Rows of [A I] as columns.
  const rows = Array.from({ length: n }, (_, i) =>
    made(2 * n, 1, (j) => (j < n ? scalarOf(a, i, j) : +(j - n === i)), a.parts),
  );
  const pivotOf = (row: MatrixView, k: number): Scalar => scalarOf(row, k, 0);
  for (let k = 0; k < n; k++) {
    let p = k;
    for (let i = k; i < n; i++) if (magnitude(pivotOf(rows[i]!, k)) > magnitude(pivotOf(rows[p]!, k))) p = i;
    [rows[k], rows[p]] = [rows[p]!, rows[k]!];
    const pivot = pivotOf(rows[k]!, k);
    rows[k] = made(2 * n, 1, (j) => quotient(scalarOf(rows[k]!, j, 0), pivot), a.parts);
    for (let i = 0; i < n; i++) {
      const factor = pivotOf(rows[i]!, k);
      if (i !== k && magnitude(factor) !== 0) {
        const negative = typeof factor === 'number' ? -factor : { re: -factor.re, im: -factor.im };
        accumulate(2 * n - k, rows[k]!.data, k, negative, rows[i]!.data, k);
      }
    }
  }
  return made(n, n, (i, j) => scalarOf(rows[i]!, n + j, 0), a.parts);
}
