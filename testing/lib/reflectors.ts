// Made-up reflectors, so that a large Q needs no factorization.
import type { Prec } from '../../src/index.ts';
import type { MatrixView } from './norms.ts';
import { fill } from './operands.ts';
import type { Random } from './random.ts';

/**
 * Fills a window with numbers from (-1/2, 1/2) and tau so that H(i) = I - tau(i) v(i) v(i)^T is orthogonal to within a rounding, v(i)
 * being column i below the diagonal with a 1 in front: tau = 2 / v^T v.
 */
export function reflectors(prec: Prec, a: MatrixView, tau: MatrixView, random: Random): void {
  fill(prec, a, () => random.rand() - 0.5);
  fill(prec, tau, (i) => {
    let square = 1;
    for (let r = i + 1; r < a.rows; r++) square += a.data[a.offset + r + i * a.ld]! ** 2;
    return 2 / square;
  });
}
