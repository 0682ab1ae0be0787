// The text of POTRS, once for all modes.
import type { Potrs, Triangular } from '../../core/signatures.ts';

/** B := A^-1 B with A = L L^H ('l') or U^H U ('u') in A. */
export function potrsSteps<M>(trsm: Triangular<M>, ...[uplo, n, nrhs, A, B]: Parameters<Potrs<M>>): void {
  // The factor on the left of the product is solved with first: L, or U^H.
  const [first, second] = uplo === 'l' ? (['n', 'c'] as const) : (['c', 'n'] as const);
  trsm('l', uplo, first, 'n', n, nrhs, 1, A, B);
  trsm('l', uplo, second, 'n', n, nrhs, 1, A, B);
}
