// L D L^T factorization of a symmetric matrix without pivoting, in TypeScript. Real precisions, host memory only.
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { type LowerView, lowerTriangle } from '../triangular/lowerTriangle.ref.ts';

/**
 * A = L D L^T ('l') or U^T D U ('u') with unit triangular L or U and diagonal D, in place: D on the diagonal. Returns info: 0, or the
 * 1-based index of the first element of D that is exactly zero. Nothing is eliminated with it: from there on, A holds nothing of use.
 * Source: MAGMA xSYTRF_NOPIV, right-looking and unblocked.
 */
export const sytrfNopivRef = (uplo: Uplo, n: number, A: RealMat): number => factorLower(n, lowerTriangle(uplo, A));

function factorLower(n: number, { data: a, off, rs, cs }: LowerView): number {
  let info = 0;
  for (let k = 0; k < n; k++) {
    const ak = off + k * cs;
    const d = a[ak + k * rs]!;
    if (d === 0) {
      if (info === 0) info = k + 1;
      continue;
    }
    for (let j = k + 1; j < n; j++) {
      // A(i,j) := A(i,j) - L(i,k) d L(j,k), with A(j,k) = d L(j,k), and the columns in front of j are L already
      const u = a[ak + j * rs]!;
      const l = u / d;
      const aj = off + j * cs;
      for (let i = j; i < n; i++) a[aj + i * rs] = a[aj + i * rs]! - a[ak + i * rs]! * l;
      a[ak + j * rs] = l;
    }
  }
  return info;
}
