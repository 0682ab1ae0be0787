// Solution with the LU factors of a tridiagonal matrix in TypeScript. Host memory only. A vector is a matrix whose ld is
// its increment.
import { conjugate, elementAt, putElement, times } from '../../core/complex.js';
import { exchange, less, quotient } from './bandLeaves.ref.js';
/** B := op(A)^-1 B from the factors of gttrf; B is n x nrhs. Source: LAPACK xGTTRS, xGTTS2. */
export function gttrsRef(trans, n, nrhs, dl, d, du, du2, ipiv, ipivOff, B) {
    if (d.parts === 2)
        return gttrsPairs(trans, n, nrhs, dl, d, du, du2, ipiv, ipivOff, B);
    const at = (x, i) => x.data[x.off + i * x.ld];
    for (let j = 0; j < nrhs; j++) {
        const b = B.data.subarray(B.off + j * B.ld, B.off + j * B.ld + n);
        if (trans === 'n') {
            // L y = P b
            for (let i = 0; i < n - 1; i++) {
                const [first, second] = ipiv[ipivOff + i] === i + 1 ? [b[i], b[i + 1]] : [b[i + 1], b[i]];
                b[i] = first;
                b[i + 1] = second - at(dl, i) * first;
            }
            // U x = y
            for (let i = n - 1; i >= 0; i--) {
                let sum = b[i];
                if (i < n - 1)
                    sum -= at(du, i) * b[i + 1];
                if (i < n - 2)
                    sum -= at(du2, i) * b[i + 2];
                b[i] = sum / at(d, i);
            }
        }
        else {
            // U^T y = b
            for (let i = 0; i < n; i++) {
                let sum = b[i];
                if (i > 0)
                    sum -= at(du, i - 1) * b[i - 1];
                if (i > 1)
                    sum -= at(du2, i - 2) * b[i - 2];
                b[i] = sum / at(d, i);
            }
            // L^T P x = y
            for (let i = n - 2; i >= 0; i--) {
                const rest = b[i] - at(dl, i) * b[i + 1];
                const stays = ipiv[ipivOff + i] === i + 1;
                b[i] = stays ? rest : b[i + 1];
                if (!stays)
                    b[i + 1] = rest;
            }
        }
    }
}
/** The same of pairs. */
function gttrsPairs(trans, n, nrhs, dl, d, du, du2, ipiv, ipivOff, B) {
    const at = (x, i) => {
        const value = elementAt(x.data, x.off + i * x.ld, 2);
        return trans === 'c' ? conjugate(value) : value;
    };
    for (let j = 0; j < nrhs; j++) {
        const column = B.off + j * B.ld;
        const get = (i) => elementAt(B.data, column + i, 2);
        const put = (i, value) => putElement(B.data, column + i, value, 2);
        const pivoted = (i) => {
            if (ipiv[ipivOff + i] !== i + 1)
                exchange(B.data, column + i, column + i + 1, 2);
        };
        if (trans === 'n') {
            // L y = P b
            for (let i = 0; i < n - 1; i++) {
                pivoted(i);
                put(i + 1, less(get(i + 1), times(at(dl, i), get(i))));
            }
            // U x = y
            for (let i = n - 1; i >= 0; i--) {
                let sum = get(i);
                if (i < n - 1)
                    sum = less(sum, times(at(du, i), get(i + 1)));
                if (i < n - 2)
                    sum = less(sum, times(at(du2, i), get(i + 2)));
                put(i, quotient(sum, at(d, i)));
            }
        }
        else {
            // op(U) y = b
            for (let i = 0; i < n; i++) {
                let sum = get(i);
                if (i > 0)
                    sum = less(sum, times(at(du, i - 1), get(i - 1)));
                if (i > 1)
                    sum = less(sum, times(at(du2, i - 2), get(i - 2)));
                put(i, quotient(sum, at(d, i)));
            }
            // op(L) P x = y
            for (let i = n - 2; i >= 0; i--) {
                put(i, less(get(i), times(at(dl, i), get(i + 1))));
                pivoted(i);
            }
        }
    }
}
