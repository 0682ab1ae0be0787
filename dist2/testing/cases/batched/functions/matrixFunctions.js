// The functions of the matrices of a batch as cases, one for each form: the worst error over the batch.
import { expmRef } from '../../../../src/batched/functions/expm.ref.js';
import { invrootRef } from '../../../../src/batched/functions/invroot.ref.js';
import { sqrtmRef } from '../../../../src/batched/functions/sqrtm.ref.js';
import { logmRef } from '../../../../src/lapack/functions/logm.ref.js';
import { signmRef } from '../../../../src/lapack/functions/signm.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { squareSweep } from '../../../lib/batchSweeps.js';
import { normOne } from '../../../lib/norms.js';
import { fill } from '../../../lib/operands.js';
import { columnOf, multiply, unitVector } from '../../../lib/product.js';
import { squareBatchedTable } from '../../../lib/rateTable.js';
import { ratio } from '../../../lib/residuals.js';
import { inDoubles, zeros } from '../../../lib/residualsQr.js';
import { turned } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** What all functions share: C, which is written, is that of A. */
const ofMatrix = {
    names: { B: 'C' },
    A: ({ n }) => [n, n],
    B: ({ n }) => [n, n],
    reads: ['A'],
    sweep: squareSweep,
    options: [],
};
/** Symmetric, or Hermitian, with a diagonal that makes it positive definite, of a condition number about 3. */
export function definite(A, prec, random) {
    const lower = new Map();
    const at = (i, j) => Math.max(i, j) + Math.min(i, j) * A.rows;
    for (let j = 0; j < A.cols; j++)
        for (let i = j; i < A.rows; i++)
            lower.set(at(i, j), random.rand());
    turned((i, j) => lower.get(at(i, j)) + (i === j ? A.rows : 0))(A, prec, random);
}
/** X Y in doubles. */
function product(X, Y) {
    const Z = zeros(X.rows, Y.cols, X.parts);
    for (let j = 0; j < Y.cols; j++) {
        const column = multiply(X, false, columnOf(Y, j));
        Z.data.set(column, j * column.length);
    }
    return Z;
}
/** ||X - Y||_1, Y being a matrix or a multiple of the unit matrix. */
function distance(X, Y) {
    const difference = inDoubles(X);
    for (let j = 0; j < X.cols; j++) {
        const own = typeof Y === 'number' ? unitVector(X.rows, j, X.parts).map((x) => x * Y) : columnOf(Y, j);
        const first = j * own.length;
        for (const [i, x] of own.entries())
            difference.data[first + i] -= x;
    }
    return normOne(difference);
}
const exponential = (X) => {
    const exact = inDoubles(X);
    expmRef(X.rows, hostMat(exact), hostMat(exact));
    return exact;
};
/** ||C - e^A||_1 / (N (1 + ||A||_1) ||e^A||_1), e^A in doubles. */
export function exponentialError(A, C) {
    const n = A.rows;
    if (n === 0)
        return 0;
    const exact = exponential(A);
    return ratio(distance(C, exact), n * (1 + normOne(A)) * normOne(exact));
}
export const expmBatchedCases = batchCases('expm', {
    ...ofMatrix,
    fill: (prec, { A }, _p, random) => fill(prec, A, () => random.rand() - 0.5),
    reference: ({ n, A, B }) => expmRef(n, hostMat(A), hostMat(B)),
    error: ({ A }, { B: C }) => exponentialError(A, C),
    table: squareBatchedTable('||C - exp(A)|| / (N*(1+||A||)*||exp(A)||)'),
});
/** ||C C - A||_1 / (N ||A||_1). */
export const sqrtmBatchedCases = batchCases('sqrtm', {
    ...ofMatrix,
    fill: (prec, { A }, _p, random) => definite(A, prec, random),
    reference: ({ n, A, B }) => sqrtmRef(n, hostMat(A), hostMat(B)).info,
    error: ({ n, A }, { B: C }) => (n === 0 ? 0 : ratio(distance(product(C, C), A), n * normOne(A))),
    table: squareBatchedTable('||A - C*C||_1 / (N*||A||_1)'),
});
/** ||C^4 A - I||_1 / N. */
export function fourthRootError(A, C) {
    const n = A.rows;
    if (n === 0)
        return 0;
    const square = product(C, C);
    return distance(product(product(square, square), A), 1) / n;
}
const P = { p: 4 };
export const invrootBatchedCases = batchCases('invroot', {
    ...ofMatrix,
    more: P,
    fill: (prec, { A }, _p, random) => definite(A, prec, random),
    reference: ({ n, A, B }) => invrootRef(n, { ...P, epsilon: 0 }, hostMat(A), hostMat(B)).info,
    error: ({ A }, { B: C }) => fourthRootError(A, C),
    table: squareBatchedTable('||I - C^4*A||_1 / N'),
});
/** Eigenvalues of both signs, away from the imaginary axis: a strong diagonal, every other element of it negative. */
function divided(prec, A, random) {
    fill(prec, A, (i, j, part) => random.rand() - 0.5 + (i === j && part !== 1 ? A.rows * (1 - 2 * (i % 2)) : 0));
}
/** C := f(A) by a reference that overwrites A; C is left where there is no result. */
const onCopy = ({ A, B }, f) => {
    const own = hostMat(inDoubles(A));
    const info = f(A.rows, own);
    if (info === 0)
        B.data.set(own.data, (B.parts ?? 1) * B.offset);
    return info;
};
/** ||C C - I||_1 / (N max(1, ||C||_1)^2). */
export const signmBatchedCases = batchCases('signm', {
    ...ofMatrix,
    fill: (prec, { A }, _p, random) => divided(prec, A, random),
    reference: (one) => onCopy(one, (n, A) => signmRef(n, A).info),
    error: ({ n }, { B: C }) => (n === 0 ? 0 : distance(product(C, C), 1) / (n * Math.max(1, normOne(C)) ** 2)),
    table: squareBatchedTable('||I - C*C||_1 / (N*||C||_1^2)'),
});
/** ||e^C - A||_1 / (N max(1, ||C||_1) ||A||_1), e^C in doubles. */
function logmError({ n, A }, { B: C }) {
    if (n === 0)
        return 0;
    return ratio(distance(exponential(C), A), n * Math.max(1, normOne(C)) * normOne(A));
}
export const logmBatchedCases = batchCases('logm', {
    ...ofMatrix,
    fill: (prec, { A }, _p, random) => definite(A, prec, random),
    reference: (one) => onCopy(one, logmRef),
    error: logmError,
    table: squareBatchedTable('||A - exp(C)|| / (N*||C||*||A||)'),
});
