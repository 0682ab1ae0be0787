// GELSY as a case: products of two random factors whose inner dimension is the rank, made of integers so that it is exact. The rank must be
// found; dqrt17 of X, and that X has no part in the null space, judged with the exact factors; the residual's sum of squares too.
import { isComplex } from '../../../../src/core/field.js';
import { gelsy } from '../../../../src/index.js';
import { gelsyRef } from '../../../../src/lapack/qr/gelsy.ref.js';
import { gelsySpec } from '../../../../src/specs.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { larger, sizeAt } from '../../../lib/norms.js';
import { fill, integers, realWindow, window } from '../../../lib/operands.js';
import { columnOf, multiply } from '../../../lib/product.js';
import { leastSquaresTable } from '../../../lib/rateTable.js';
import { normalError, outsideRowSpace, squaresError, topOf } from '../../../lib/residualsLs.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x0x0 3x0x0 0x3x0 1x1x1 6x4x4 4x6x4 6x4x2 5x9x3 9x9x0 33x33x20 60x40x40 40x70x39 80x50x1', '100x70x50');
const first = (v) => v.data[v.offset];
function parts({ m, n, rank, bare, fixed = [] }, before, after) {
    const [b, x] = [topOf(before.B, m), topOf(after.B, n)];
    const pivots = after.jpvt.data.subarray(after.jpvt.offset, after.jpvt.offset + n);
    const permutes = bare || [...pivots].sort((i, j) => i - j).every((p, i) => p === i + 1);
    const leads = fixed.slice(0, Math.min(m, n)).every((column, i) => pivots[i] === column + 1);
    if (first(after.info) !== 0 || first(after.rank) !== rank || !permutes || !leads)
        return [Number.NaN, 0, 0];
    const sums = bare ? 0 : squaresError(before.A, false, x, b, after.rss);
    // Of a matrix of rank 0 the only solution of least norm is 0.
    if (rank === 0)
        return [
            x.cols * n > 0 && after.B.data.some((_, i) => !isZero(x, Math.floor(i / (x.parts ?? 1)))) ? Number.NaN : 0,
            0,
            sums,
        ];
    return [normalError(before.A, false, x, b), outsideRowSpace(before.rows, true, x), sums];
}
/** Whether the element at a place of the array is none of X's, or zero. */
function isZero(x, place) {
    const [i, j] = [(place - x.offset) % x.ld, Math.floor((place - x.offset) / x.ld)];
    return place < x.offset || i >= x.rows || j >= x.cols || sizeAt(x, place) === 0;
}
export const gelsyCase = {
    spec: gelsySpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n, rank]) => ({ m, n, rank, nrhs: 2, layout: ODD })),
        ...[0, 1, 9].map((nrhs) => ({ m: 30, n: 20, rank: 12, nrhs, layout: ODD })),
        { m: 20, n: 8, rank: 8, nrhs: 1, fixed: [2, 5], layout: ODD },
        { m: 3, n: 8, rank: 3, nrhs: 2, fixed: [1, 2, 4, 7], layout: ODD },
        { m: 32, n: 16, rank: 16, nrhs: 4, bare: true },
        { m: 16, n: 32, rank: 7, nrhs: 4, bare: true },
        { m: 27, n: 20, rank: 14, nrhs: 2, nb: 1, layout: ODD },
        { m: 27, n: 20, rank: 20, nrhs: 2, nb: 3, layout: ODD },
        { m: 20, n: 27, rank: 20, nrhs: 2, nb: 8, layout: ODD },
        { m: 20, n: 27, rank: 13, nrhs: 2, nb: 5, layout: ODD },
    ],
    fromOptions: ({ m, n }, o) => ({
        m,
        n,
        nrhs: o.nrhs,
        // Of full rank if --cond says 1, else half of it, as LAPACK's LS types.
        rank: o.cond === 1 ? Math.min(m, n) : Math.ceil(Math.min(m, n) / 2),
        layout: layoutOf(o),
        nb: o.nb,
    }),
    data({ m, n, nrhs, rank, fixed = [], layout }, prec, random) {
        const integer = () => Math.floor(9 * random.rand()) - 4;
        const [left, rows] = [window(isComplex(prec) ? 'z' : 'd', m, rank), window(prec, n, rank)];
        // More than the norm of the rest, which is about 5 times the root: both factors are well conditioned, and the rank is beyond doubt.
        const lift = 6 * Math.ceil(Math.sqrt(Math.max(m, n)));
        const lifted = (i, j, part) => integer() + (i === j && part === 0 ? lift : 0);
        fill('d', left, lifted);
        fill(prec, rows, lifted);
        const A = window(prec, m, n, layout);
        // The product of `left` and the adjoint of `rows`, exactly.
        for (let j = 0; m > 0 && j < n; j++) {
            const column = multiply(left, false, columnOf(rows, j, 'c'));
            A.data.set(column, (A.parts ?? 1) * (A.offset + j * A.ld));
        }
        const B = window(prec, Math.max(m, n), nrhs, layout);
        uniform(B, prec, random);
        const jpvt = integers(n, layout);
        for (const column of [...fixed].sort((i, j) => i - j))
            jpvt.data[jpvt.offset + column] = 1;
        const own = { rank: integers(1, layout), rss: realWindow(prec, nrhs, 1, layout), info: integers(1, layout) };
        return { A, B, jpvt, ...own, rows };
    },
    run(queue, { m, n, nrhs, bare, nb = 0 }, { A, B, jpvt, rank, rss, info }) {
        const common = { m, n, nrhs, A, lda: A.ld, B, ldb: B.ld, rank, info, nb };
        return gelsy(queue, bare ? common : { ...common, jpvt, rss });
    },
    reference({ m, n, nrhs }, { A, B, jpvt, rank, rss, info }) {
        const pivots = jpvt.data.subarray(jpvt.offset, jpvt.offset + n);
        const sums = rss.data.subarray(rss.offset, rss.offset + nrhs);
        const operands = { A: hostMat(A), B: hostMat(B), jpvt: pivots, rss: sums };
        const found = gelsyRef({ m, n, nrhs, ...operands, rcond: -1 });
        rank.data[rank.offset] = found ?? 0;
        info.data[info.offset] = found === undefined ? 1 : 0;
    },
    parts: (problem, before, after) => parts(problem, before, after),
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: leastSquaresTable(false),
};
