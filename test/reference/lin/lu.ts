// What a factorization P A = L U multiplies out to (dget01).
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { NumberPrec } from './desk.ts';
import { made, product, scalarOf } from './matrices.ts';
import { factorRatio } from './ratios.ts';

/** dget01; NaN where a pivot is not a row at or below its own. */
export function luRatio(a: MatrixView, lu: MatrixView, ipiv: readonly number[], prec: NumberPrec): number {
  const { rows: m, cols: n } = a;
  const order = Math.min(m, n);
  const l = made(m, order, (i, j) => (i === j ? 1 : i > j ? scalarOf(lu, i, j) : 0), a.parts);
  const u = made(order, n, (i, j) => (i <= j ? scalarOf(lu, i, j) : 0), a.parts);
  const rows = Array.from({ length: m }, (_, i) => i);
  for (const [k, pivot] of ipiv.entries()) {
    if (!(pivot > k && pivot <= m)) return Number.NaN;
    [rows[k], rows[pivot - 1]] = [rows[pivot - 1]!, rows[k]!];
  }
  const permuted = made(m, n, (i, j) => scalarOf(a, rows[i]!, j), a.parts);
  return factorRatio(permuted, product(l, u), prec);
}
