// Solution of A X = B by Cholesky factorization with products of halves and refinement in double by GMRES, in TypeScript. Host memory only.
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { choleskyParts } from './dsposv.ref.ts';
import { type GmresAttempt, type GmresResult, gmresRef } from './gmres.ref.ts';
import { diagonalPowers, potrfHalvesRef, SHIFTS } from './halves.ref.ts';

/** X := A^-1 B, by a factor in half, else in single; where iter < 0 in double, the triangle of A then being overwritten by its factor. */
export function dhposvRef(uplo: Uplo, n: number, nrhs: number, A: RealMat, B: RealMat, X: RealMat): GmresResult {
  // The place of element (i, j), i >= j, of the lower triangle
  const place = (S: RealMat, i: number, j: number): number => S.off + (uplo === 'l' ? i + j * S.ld : j + i * S.ld);
  const inHalf: GmresAttempt = {
    bits: 16,
    factor(S: RealMat) {
      const s = diagonalPowers(n, S);
      const L: RealMat = { data: new Float32Array(n * n), off: 0, ld: n };
      let info = 0;
      for (const shift of SHIFTS) {
        for (let j = 0; j < n; j++) {
          for (let i = j; i < n; i++)
            L.data[i + j * n] = s[i]! * s[j]! * S.data[place(S, i, j)]! + (i === j ? shift : 0);
        }
        info = potrfHalvesRef(n, L);
        if (info === 0) break;
      }
      for (let j = 0; j < n; j++) for (let i = j; i < n; i++) S.data[place(S, i, j)] = L.data[i + j * n]!;
      return { info, scales: { rows: s, columns: s } };
    },
  };
  const parts = choleskyParts(uplo, n, nrhs, A, B);
  const inSingle: GmresAttempt = { bits: 32, factor: (S) => ({ info: parts.factor(S) }) };
  return gmresRef(n, nrhs, A, B, X, parts, [inHalf, inSingle]);
}
