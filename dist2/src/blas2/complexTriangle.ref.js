// What the level-2 references do with one stored triangle of complex numbers, in double precision, on pairs. Vectors as in vector.ref.ts.
// The diagonal of a Hermitian matrix is real, whatever is stored beside it.
import { conjugate, divisionBy, im, isZero, re } from '../core/complex.js';
import { eachColumn } from './storedTriangle.ref.js';
import { accumulate, accumulatePairs, addProduct, elements } from './vector.ref.js';
/** x := op(A) x. */
export function multiplyPairs(A, trans, diag, x) {
    const { data, n } = A;
    const sign = trans === 'c' ? -1 : 1;
    const xs = elements(x, n);
    const sums = diag === 'u' ? xs.slice() : new Float64Array(2 * n);
    eachColumn(A, (j, at, first, last) => {
        if (diag === 'n')
            addProduct(sums, j, data[2 * (at + j)], sign * data[2 * (at + j) + 1], xs, j);
        for (let i = first; i < last; i++) {
            const p = 2 * (at + i);
            if (trans === 'n')
                addProduct(sums, i, data[p], data[p + 1], xs, j);
            else
                addProduct(sums, j, data[p], sign * data[p + 1], xs, i);
        }
    });
    accumulate(sums, 0, x);
}
/** x := op(A)^-1 x. */
export function solvePairs(A, trans, diag, x) {
    const { data, n, uplo } = A;
    const sign = trans === 'c' ? -1 : 1;
    const xs = elements(x, n);
    // Columns of A in the order in which unknowns become known: op(A) lower forwards, upper backwards.
    const forward = (uplo === 'l') === (trans === 'n');
    const visit = (j, at, first, last) => {
        const p = 2 * at;
        // Transposed, x(j) lacks the unknowns that are known by now; else it is known itself and leaves the others.
        if (trans !== 'n')
            for (let i = first; i < last; i++)
                addProduct(xs, j, -data[p + 2 * i], -sign * data[p + 2 * i + 1], xs, i);
        if (diag === 'n')
            divisionBy(data[p + 2 * j], sign * data[p + 2 * j + 1])(xs, 2 * j);
        if (trans === 'n')
            for (let i = first; i < last; i++)
                addProduct(xs, i, -data[p + 2 * i], -data[p + 2 * i + 1], xs, j);
    };
    eachColumn(A, visit, forward);
    accumulate(xs, 0, x);
}
/** y := alpha A x + beta y with the symmetric or Hermitian A of which this is a triangle. */
export function multiplyMirrored(A, alpha, x, beta, y, hermitian) {
    const { data, n } = A;
    const sign = hermitian ? -1 : 1;
    const sums = new Float64Array(2 * n);
    if (!isZero(alpha)) {
        const xs = elements(x, n);
        eachColumn(A, (j, at, first, last) => {
            const d = 2 * (at + j);
            if (hermitian) {
                sums[2 * j] = sums[2 * j] + data[d] * xs[2 * j];
                sums[2 * j + 1] = sums[2 * j + 1] + data[d] * xs[2 * j + 1];
            }
            else
                addProduct(sums, j, data[d], data[d + 1], xs, j);
            for (let i = first; i < last; i++) {
                // The element stands in row i and, or its conjugate, in row j.
                const p = 2 * (at + i);
                addProduct(sums, i, data[p], data[p + 1], xs, j);
                addProduct(sums, j, data[p], sign * data[p + 1], xs, i);
            }
        });
    }
    accumulatePairs(sums, alpha, beta, y);
}
/** As update. */
export function updatePairs(A, alpha, x, y, hermitian) {
    const { data, n } = A;
    const sign = hermitian ? -1 : 1;
    const xs = elements(x, n);
    const ys = y === undefined ? undefined : elements(y, n);
    // What stands in column j: alpha times the second factor, conjugated of a Hermitian matrix.
    const factors = (by, v) => {
        const scaled = new Float64Array(2 * n);
        for (let j = 0; j < n; j++) {
            const [c, d] = [v[2 * j], sign * v[2 * j + 1]];
            scaled[2 * j] = re(by) * c - im(by) * d;
            scaled[2 * j + 1] = re(by) * d + im(by) * c;
        }
        return scaled;
    };
    const ofX = factors(alpha, ys ?? xs);
    const ofY = ys === undefined ? undefined : factors(hermitian ? conjugate(alpha) : alpha, xs);
    eachColumn(A, (j, at, first, last) => {
        for (let i = Math.min(first, j); i < Math.max(last, j + 1); i++) {
            const p = 2 * (at + i);
            const [a, b, c, d] = [xs[2 * i], xs[2 * i + 1], ofX[2 * j], ofX[2 * j + 1]];
            let [u, v] = [a * c - b * d, a * d + b * c];
            if (ys !== undefined && ofY !== undefined) {
                const [f, g, h, k] = [ys[2 * i], ys[2 * i + 1], ofY[2 * j], ofY[2 * j + 1]];
                u += f * h - g * k;
                v += f * k + g * h;
            }
            data[p] = data[p] + u;
            data[p + 1] = hermitian && i === j ? 0 : data[p + 1] + v;
        }
    });
}
