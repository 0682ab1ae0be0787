// All norms in TypeScript, of general, symmetric, Hermitian and triangular matrices. Host memory only; sums are in double.
import { modulus } from '../../core/complex.js';
import { rowsOf } from '../elements/part.ref.js';
/** Calls `visit` with |A(i,j)| of every referenced element. */
function eachMagnitude(s, A, visit) {
    const { data, off, ld, parts = 1 } = A;
    const sizeAt = (p, isReal) => parts === 1 || isReal ? Math.abs(data[parts * p]) : modulus(data[2 * p], data[2 * p + 1]);
    for (let j = 0; j < s.n; j++) {
        const [first, last] = rowsOf(s.uplo, s.m, j);
        for (let i = first; i < last; i++) {
            const isDiagonal = i === j;
            visit(isDiagonal && s.diag === 'u' ? 1 : sizeAt(off + i + j * ld, isDiagonal && s.hermitian === true), i, j);
        }
    }
}
/** The larger one; NaN if either is. */
const larger = (a, b) => (a > b || Number.isNaN(a) ? a : b);
/** The norm of A; NaN if a referenced element is NaN. */
export function langeRef(s, A) {
    let max = 0;
    eachMagnitude(s, A, (x) => {
        max = larger(x, max);
    });
    if (s.norm === 'm' || max === 0 || !Number.isFinite(max))
        return max;
    if (s.norm === 'f' || s.norm === 'e')
        return frobenius(s, A, max);
    const byRows = s.norm === 'i';
    const sums = new Float64Array(byRows ? s.m : s.n);
    eachMagnitude(s, A, (x, i, j) => {
        sums[byRows ? i : j] = sums[byRows ? i : j] + x;
        // The mirror image of an element off the diagonal lies in the other row and column.
        if (s.symmetric && i !== j)
            sums[byRows ? j : i] = sums[byRows ? j : i] + x;
    });
    return sums.reduce(larger, 0);
}
function frobenius(s, A, max) {
    // Divided by the power of two next to the largest magnitude no square overflows, and one that underflows does not count.
    const scale = 2 ** Math.max(-1022, Math.floor(Math.log2(max)));
    let sum = 0;
    eachMagnitude(s, A, (x, i, j) => {
        const q = x / scale;
        sum += (s.symmetric && i !== j ? 2 : 1) * q * q;
    });
    return scale * Math.sqrt(sum);
}
