// Solution of A X = B from the factorization of sytrfNopiv, in TypeScript. Host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { divisionBy } from '../../core/complex.js';
/**
 * B := A^-1 B with A = L D L^H or U^H D U in A, with `mirror` 't' A = L D L^T or U^T D U. Divides by D as it is: a zero there gives
 * infinities and NaN. Source: MAGMA xSYTRS_NOPIV, xHETRS_NOPIV.
 */
export function sytrsNopivRef(uplo, n, nrhs, A, B, mirror = 'c') {
    // B := L^-H D^-1 L^-1 B, or U^-1 D^-1 U^-H B
    trsmBlockedRef('l', uplo, uplo === 'l' ? 'n' : mirror, 'u', n, nrhs, 1, A, B);
    divideByDiagonal('l', n, nrhs, A, B, mirror);
    trsmBlockedRef('l', uplo, uplo === 'l' ? mirror : 'n', 'u', n, nrhs, 1, A, B);
}
/** B := D^-1 B ('l') or B D^-1 ('r') with the diagonal D of A, of which with `mirror` 'c' the real parts count; B is m x n. */
export function divideByDiagonal(side, m, n, A, B, mirror = 'c') {
    const { parts = 1 } = A;
    const diagonal = (k) => parts * (A.off + k * (A.ld + 1));
    const symmetric = parts === 2 && mirror === 't';
    const quotients = symmetric
        ? Array.from({ length: side === 'l' ? m : n }, (_, k) => divisionBy(A.data[diagonal(k)], A.data[diagonal(k) + 1]))
        : [];
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
            const k = side === 'l' ? i : j;
            const b = parts * (B.off + i + j * B.ld);
            if (symmetric) {
                quotients[k](B.data, b);
                continue;
            }
            const d = A.data[diagonal(k)];
            for (let p = b; p < b + parts; p++)
                B.data[p] = B.data[p] / d;
        }
    }
}
