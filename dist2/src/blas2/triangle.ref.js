// What the level-2 references do with one stored triangle, dense, packed or banded, in double precision. Vectors as in vector.ref.ts.
// Leaves of complex numbers are in complexTriangle.ref.ts.
import { isZero, re } from '../core/complex.js';
import { multiplyMirrored, multiplyPairs, solvePairs, updatePairs } from './complexTriangle.ref.js';
import { eachColumn } from './storedTriangle.ref.js';
import { accumulate, elements } from './vector.ref.js';
/** x := op(A) x. */
export function multiply(A, trans, diag, x) {
    if (A.parts === 2)
        return multiplyPairs(A, trans, diag, x);
    const { data, n } = A;
    const xs = elements(x, n);
    const sums = new Float64Array(n);
    eachColumn(A, (j, at, first, last) => {
        sums[j] += diag === 'u' ? xs[j] : data[at + j] * xs[j];
        for (let i = first; i < last; i++) {
            if (trans === 'n')
                sums[i] += data[at + i] * xs[j];
            else
                sums[j] += data[at + i] * xs[i];
        }
    });
    accumulate(sums, 0, x);
}
/** x := op(A)^-1 x. */
export function solve(A, trans, diag, x) {
    if (A.parts === 2)
        return solvePairs(A, trans, diag, x);
    const { data, n, uplo } = A;
    const xs = elements(x, n);
    // Columns of A in the order in which unknowns become known: op(A) lower forwards, upper backwards.
    const forward = (uplo === 'l') === (trans === 'n');
    const visit = (j, at, first, last) => {
        // Transposed, x(j) lacks the unknowns that are known by now; else it is known itself and leaves the others.
        if (trans !== 'n')
            for (let i = first; i < last; i++)
                xs[j] -= data[at + i] * xs[i];
        if (diag === 'n')
            xs[j] /= data[at + j];
        if (trans === 'n')
            for (let i = first; i < last; i++)
                xs[i] -= data[at + i] * xs[j];
    };
    eachColumn(A, visit, forward);
    accumulate(xs, 0, x);
}
/** y := alpha A x + beta y with the symmetric A of which this is a triangle, or the Hermitian one. */
export function multiplySymmetric(A, alpha, x, beta, y, hermitian = false) {
    if (A.parts === 2)
        return multiplyMirrored(A, alpha, x, beta, y, hermitian);
    const { data, n } = A;
    const sums = new Float64Array(n);
    if (!isZero(alpha)) {
        const factor = re(alpha);
        const xs = elements(x, n);
        eachColumn(A, (j, at, first, last) => {
            sums[j] += factor * data[at + j] * xs[j];
            for (let i = first; i < last; i++) {
                // The element stands in row i and, by symmetry, in row j.
                const a = factor * data[at + i];
                sums[i] += a * xs[j];
                sums[j] += a * xs[i];
            }
        });
    }
    accumulate(sums, beta, y);
}
/**
 * A := A + alpha x x^T, or with y A + alpha x y^T + alpha y x^T; Hermitian A + alpha x x^H, with y A + alpha x y^H + conj(alpha) y x^H.
 */
export function update(A, alpha, x, y, hermitian = false) {
    if (isZero(alpha))
        return;
    if (A.parts === 2)
        return updatePairs(A, alpha, x, y, hermitian);
    const { data, n } = A;
    const factor = re(alpha);
    const xs = elements(x, n);
    const ys = y === undefined ? undefined : elements(y, n);
    eachColumn(A, (j, at, first, last) => {
        const [ofX, ofY] = [factor * (ys ?? xs)[j], factor * xs[j]];
        for (let i = Math.min(first, j); i < Math.max(last, j + 1); i++) {
            data[at + i] += ys === undefined ? xs[i] * ofX : xs[i] * ofX + ys[i] * ofY;
        }
    });
}
