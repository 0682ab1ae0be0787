import { gelsyRef } from '../../../../src/lapack/qr/gelsy.ref.js';
import { ODD } from '../../../lib/batch.js';
import { batchCases } from '../../../lib/batchForms.js';
import { COUNTS } from '../../../lib/batchSweeps.js';
import { shapes } from '../../../lib/calls.js';
import { larger, matrixView, normFro } from '../../../lib/norms.js';
import { fill } from '../../../lib/operands.js';
import { columnOf, multiply } from '../../../lib/product.js';
import { leastSquaresBatchedTable } from '../../../lib/rateTable.js';
import { ratio } from '../../../lib/residuals.js';
import { normalError, topOf } from '../../../lib/residualsLs.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, small, tall and wide, and beyond what workgroups hold. */
const SHAPES = shapes('0x3 3x0 1x1 1x5 5x4 4x4 8x13 24x10 17x17 40x33 64x8');
const sweep = [
    ...SHAPES.map(([m, n]) => ({ m, n, nrhs: 2, batchCount: 4, layout: ODD })),
    { m: 9, n: 5, nrhs: 1, batchCount: 3, layout: ODD, byRows: true },
    { m: 6, n: 9, nrhs: 3, batchCount: 3, layout: ODD, byRows: true },
    ...[0, 1, 4, 70].map((nrhs) => ({ m: 12, n: 7, nrhs, batchCount: 3, layout: ODD })),
    ...COUNTS.map((batchCount) => ({ m: 6, n: 4, nrhs: 1, batchCount })),
];
/** Half of the matrices have about half of the rank. Both factors are well conditioned, so that it is beyond doubt. */
function fillMatrix({ m, n, A }, prec, random) {
    const digit = () => Math.floor(9 * random.rand()) - 4;
    const rank = random.rand() < 0.5 ? Math.min(m, n) : Math.ceil(Math.min(m, n) / 2);
    const lift = 6 * Math.ceil(Math.sqrt(Math.max(m, n)));
    const parts = A.parts ?? 1;
    const factor = (rows) => Array.from({ length: parts }, (_, part) => Array.from({ length: rows * rank }, (_x, k) => digit() + (part === 0 && k % rows === Math.floor(k / rows) ? lift : 0)));
    const [left, right] = [factor(m), factor(n)];
    /** Of one part of L and one of W. */
    const product = (l, w, i, j) => {
        let sum = 0;
        for (let k = 0; k < rank; k++)
            sum += l[i + k * m] * w[j + k * n];
        return sum;
    };
    fill(prec, A, (i, j, part) => {
        const of = (x, y) => product(left[x], right[y], i, j);
        if (parts === 1)
            return of(0, 0);
        return part === 0 ? of(0, 0) - of(1, 1) : of(0, 1) + of(1, 0);
    });
}
/** In doubles: the rank, and the solution of least norm. */
function expected({ m, n, nrhs, A, B }) {
    const [a, b] = [A, B].map(({ data, rows, cols, parts }) => matrixView(Float64Array.from(data), rows, cols, undefined, 0, parts));
    const rank = gelsyRef({ m, n, nrhs, A: hostMat(a), B: hostMat(b), jpvt: new Int32Array(n), rcond: 1e-9 });
    return { rank: rank, X: topOf(b, n) };
}
/** Zero if the first rows are the same. */
function distanceOf(X, Y, rows, cols) {
    let squares = 0;
    for (let j = 0; j < cols; j++) {
        const [x, y] = [X, Y].map((Z) => columnOf(topOf(Z, rows), j));
        for (const [i, value] of x.entries())
            squares += (value - y[i]) ** 2;
    }
    return Math.sqrt(squares);
}
/**
 * What lies below X are components of the residual: their norm is that of B - A X if the rank is n, and else at most that. The error of it
 * over all columns, in units of B's norm.
 */
function restError({ m, n, nrhs, A, B }, after, X, rank) {
    let error = 0;
    for (let j = 0; j < nrhs; j++) {
        const product = multiply(A, false, columnOf(X, j));
        const [given, found] = [columnOf(topOf(B, m), j), columnOf(topOf(after.B, m), j)];
        let [whole, rest] = [0, 0];
        for (const [i, value] of given.entries())
            whole += (value - product[i]) ** 2;
        for (const value of found.subarray((B.parts ?? 1) * n))
            rest += value ** 2;
        const off = Math.sqrt(rest) - Math.sqrt(whole);
        error = larger(rank === n ? Math.abs(off) : larger(off, 0), error);
    }
    return m > n ? ratio(error, Math.max(m, n) * normFro(topOf(B, m))) : 0;
}
function errorOf(before, after, X, rank) {
    const { m, n, nrhs, A, B } = before;
    // Without unknowns nothing is written.
    if (n === 0)
        return distanceOf(after.B, B, m, nrhs);
    const x = topOf(after.B, n);
    // Condition numbers are below 10.
    const distance = ratio(distanceOf(x, X, n, nrhs), 10 * Math.max(m, n) * normFro(X));
    const apart = larger(distance, restError(before, after, X, rank));
    return normFro(A) === 0 ? apart : larger(normalError(A, false, x, topOf(B, m)), apart);
}
export const gelsyBatchedCases = batchCases('gelsy', {
    names: { ipiv: 'jpvt' },
    ranks: true,
    A: ({ m, n }) => [m, n],
    B: ({ m, n, nrhs }) => [Math.max(m, n), nrhs],
    pivots: ({ n }) => n,
    fill(prec, one, _p, random) {
        fillMatrix(one, prec, random);
        uniform(one.B, prec, random);
    },
    reference({ m, n, nrhs, A, B, ipiv, rank }) {
        const found = gelsyRef({ m, n, nrhs, A: hostMat(A), B: hostMat(B), jpvt: ipiv, rcond: -1 });
        rank[0] = found ?? 0;
        return found === undefined ? 1 : 0;
    },
    error(before, after) {
        const { rank, X } = expected(before);
        return after.rank[0] === rank ? errorOf(before, after, X, rank) : Number.POSITIVE_INFINITY;
    },
    sweep,
    options: ['m', 'nrhs'],
    table: leastSquaresBatchedTable('|x-x0|'),
});
