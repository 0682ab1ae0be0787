// What a Cholesky factor multiplies out to (dpot01).
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { NumberPrec } from './desk.ts';
import { adjointOf, product, triangular } from './matrices.ts';
import { factorRatio } from './ratios.ts';

export function choleskyRatio(a: MatrixView, factor: MatrixView, uplo: 'u' | 'l', prec: NumberPrec): number {
  const f = triangular(factor, { uplo, diag: 'n' });
  return factorRatio(a, uplo === 'l' ? product(f, adjointOf(f)) : product(adjointOf(f), f), prec);
}
