// Solution with the LU factors of a band matrix in TypeScript. Host memory only.
import { bandMat } from '../../core/matrix.js';
import { divideBy, exchange, subtractMultiple, subtractProduct } from './bandLeaves.ref.js';
/** B := op(A)^-1 B from the factors of gbtrf; B is n x nrhs. Source: LAPACK xGBTRS. */
export function gbtrsRef(trans, n, kl, ku, nrhs, AB, ipiv, ipivOff, B) {
    const { data: a, parts = 1 } = AB;
    const { off, ld } = bandMat(AB, kl + ku);
    const conj = trans === 'c';
    for (let k = 0; k < nrhs; k++) {
        const b = B.data.subarray(parts * (B.off + k * B.ld), parts * (B.off + k * B.ld + n));
        const below = (j) => Math.min(n - 1, j + kl) - j;
        const above = (j) => Math.max(0, j - kl - ku);
        if (trans === 'n') {
            // L y = P b
            for (let j = 0; j < n; j++) {
                exchange(b, j, ipiv[ipivOff + j] - 1, parts);
                subtractMultiple(b, j + 1, a, off + j + 1 + j * ld, below(j), b, j, parts);
            }
            // U x = y
            for (let j = n - 1; j >= 0; j--) {
                divideBy(b, j, j + 1, a, off + j + j * ld, parts);
                subtractMultiple(b, above(j), a, off + above(j) + j * ld, j - above(j), b, j, parts);
            }
        }
        else {
            // op(U) y = b
            for (let j = 0; j < n; j++) {
                const from = off + above(j) + j * ld;
                subtractProduct(b, j, a, from, above(j), j - above(j), off + j + j * ld, conj, parts);
            }
            // op(L) P x = y
            for (let j = n - 1; j >= 0; j--) {
                subtractProduct(b, j, a, off + j + 1 + j * ld, j + 1, below(j), undefined, conj, parts);
                exchange(b, j, ipiv[ipivOff + j] - 1, parts);
            }
        }
    }
}
