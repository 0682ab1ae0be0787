// The inverse of a regular matrix in doubles, for condition numbers where no routine under test gives one.
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { entryOf, made } from './ratios.ts';

/** Gauss-Jordan elimination with partial pivoting. */
export function inverseOf(a: MatrixView): MatrixView {
  const n = a.rows;
  const rows = Array.from({ length: n }, (_, i) =>
    Float64Array.from({ length: 2 * n }, (_, j) => (j < n ? entryOf(a, i, j) : +(j - n === i))),
  );
  for (let k = 0; k < n; k++) {
    let p = k;
    for (let i = k; i < n; i++) if (Math.abs(rows[i]![k]!) > Math.abs(rows[p]![k]!)) p = i;
    [rows[k], rows[p]] = [rows[p]!, rows[k]!];
    const pivot = rows[k]![k]!;
    rows[k] = rows[k]!.map((x) => x / pivot);
    for (let i = 0; i < n; i++) {
      const factor = rows[i]![k]!;
      if (i !== k && factor !== 0) for (let j = k; j < 2 * n; j++) rows[i]![j]! -= factor * rows[k]![j]!;
    }
  }
  return made(n, n, (i, j) => rows[i]![n + j]!);
}
