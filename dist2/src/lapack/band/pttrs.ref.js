// Solution with the factors of a positive definite tridiagonal matrix in TypeScript. Host memory only. A vector is a matrix whose ld is its
// increment.
import { conjugate, elementAt, putElement, times } from '../../core/complex.js';
import { less, quotient } from './bandLeaves.ref.js';
/** B := A^-1 B from the factors of pttrf; B is n x nrhs. Source: LAPACK xPTTRS, xPTTS2. */
export function pttrsRef(n, nrhs, d, e, B) {
    if (e.parts === 2)
        return pttrsPairs(n, nrhs, d, e, B);
    for (let j = 0; j < nrhs; j++) {
        const b = B.data.subarray(B.off + j * B.ld, B.off + j * B.ld + n);
        // L y = b
        for (let i = 1; i < n; i++)
            b[i] = b[i] - e.data[e.off + (i - 1) * e.ld] * b[i - 1];
        // D L^T x = y
        for (let i = n - 1; i >= 0; i--) {
            const x = b[i] / d.data[d.off + i * d.ld];
            b[i] = i === n - 1 ? x : x - e.data[e.off + i * e.ld] * b[i + 1];
        }
    }
}
/** The same of pairs, with a real diagonal and L^H for L^T. */
function pttrsPairs(n, nrhs, d, e, B) {
    const l = (i) => elementAt(e.data, e.off + i * e.ld, 2);
    for (let j = 0; j < nrhs; j++) {
        const column = B.off + j * B.ld;
        const get = (i) => elementAt(B.data, column + i, 2);
        const put = (i, value) => putElement(B.data, column + i, value, 2);
        for (let i = 1; i < n; i++)
            put(i, less(get(i), times(l(i - 1), get(i - 1))));
        for (let i = n - 1; i >= 0; i--) {
            const x = quotient(get(i), d.data[d.off + i * d.ld]);
            put(i, i === n - 1 ? x : less(x, times(conjugate(l(i)), get(i + 1))));
        }
    }
}
