// What a factorization P A = L U multiplies out to (dget01).
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { RealPrec } from './desk.ts';
import { entryOf, factorRatio, made, product } from './ratios.ts';

/** dget01; NaN where a pivot is not a row at or below its own. */
export function luRatio(a: MatrixView, lu: MatrixView, ipiv: readonly number[], prec: RealPrec): number {
  const { rows: m, cols: n } = a;
  const order = Math.min(m, n);
  const l = made(m, order, (i, j) => (i === j ? 1 : i > j ? entryOf(lu, i, j) : 0));
  const u = made(order, n, (i, j) => (i <= j ? entryOf(lu, i, j) : 0));
  const rows = Array.from({ length: m }, (_, i) => i);
  for (const [k, pivot] of ipiv.entries()) {
    if (!(pivot > k && pivot <= m)) return Number.NaN;
    [rows[k], rows[pivot - 1]] = [rows[pivot - 1]!, rows[k]!];
  }
  const permuted = made(m, n, (i, j) => entryOf(a, rows[i]!, j));
  return factorRatio(permuted, product(l, u), prec);
}
