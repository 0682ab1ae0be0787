// What a Cholesky factor multiplies out to (dpot01).
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { RealPrec } from './desk.ts';
import { factorRatio, product, transposedOf, triangular } from './ratios.ts';

export function choleskyRatio(a: MatrixView, factor: MatrixView, uplo: 'u' | 'l', prec: RealPrec): number {
  const f = triangular(factor, { uplo, diag: 'n' });
  return factorRatio(a, uplo === 'l' ? product(f, transposedOf(f)) : product(transposedOf(f), f), prec);
}
