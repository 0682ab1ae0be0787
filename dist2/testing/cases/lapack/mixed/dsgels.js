// DSGELS as a case: gels's errors in double, whichever way the problem was solved; what it reports must agree with what it did.
import { flopsGels, flopsGeqrf, total } from '../../../../src/core/flops.js';
import { isLeastSquares } from '../../../../src/core/leastSquares.js';
import { dsgels } from '../../../../src/index.js';
import { dsgelsRef } from '../../../../src/lapack/mixed/dsgels.ref.js';
import { dsgelsSpec } from '../../../../src/specs.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { factorOf, modeArgs, QR_VERSIONS } from '../../../lib/factor.js';
import { larger } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { columnOf } from '../../../lib/product.js';
import { consistentError, normalError, outsideRowSpace, squaresError } from '../../../lib/residualsLs.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { besideDsgels, dsgelsTable } from '../../../lib/tableDsgels.js';
import { reportsHold } from '../../../lib/tableMixed.js';
import { hostMat } from '../../../lib/views.js';
const PLAIN = { nrhs: 2, layout: ODD };
/** Empty, tiny, around panels of 32 columns, tall, wide. */
const SHAPES = shapes('0x0 4x0 0x4 1x1 5x1 1x5 7x3 33x33 70x31 40x65 130x40');
const first = (v) => v.data[v.offset];
/** How wrong X is, and, of a least-squares problem, the sums of squares; of the other, how far X is from the row space. */
export function solutionError({ trans, m, n }, before, X, rss) {
    const transposed = trans !== 'n';
    const { A, B } = before;
    if (Math.min(m, n) === 0)
        return columnOf(X, 0).every((x) => x === 0) ? 0 : Number.NaN;
    if (!isLeastSquares({ transposed, m, n }))
        return larger(consistentError(A, transposed, X, B), outsideRowSpace(A, transposed, X));
    const sums = rss === undefined ? 0 : squaresError(A, transposed, X, B, rss);
    return larger(normalError(A, transposed, X, B), sums);
}
function errorOf(problem, before, after) {
    const { m, n, bare = false } = problem;
    if (!reportsHold(before, after, bare))
        return Number.NaN;
    if (bare)
        return solutionError(problem, before, after.X);
    const [rank, rcond] = [first(after.rank), first(after.rcond)];
    if (rank !== Math.min(m, n) || !(rcond > 0 && rcond <= 1.1))
        return Number.NaN;
    return solutionError(problem, before, after.X, after.rss);
}
export const dsgelsCase = {
    spec: dsgelsSpec,
    tolerance: 30,
    sweep: [
        ...['n', 't'].flatMap((trans) => SHAPES.map(([m, n]) => ({ ...PLAIN, trans, m, n }))),
        ...[0, 1, 15].map((nrhs) => ({ trans: 'n', m: 50, n: 20, nrhs, layout: ODD })),
        { ...PLAIN, trans: 'c', m: 20, n: 30, bare: true },
        { trans: 'n', m: 64, n: 32, nrhs: 1, bare: true },
        { trans: 'n', m: 32, n: 64, nrhs: 1 },
    ],
    fromOptions: ({ m, n }, o) => ({
        ...{ trans: o.transA, m, n, nrhs: o.nrhs, source: sourceOf(o), layout: layoutOf(o) },
        ...factorOf(QR_VERSIONS, o),
    }),
    data({ trans, m, n, nrhs, source = uniform, layout }, prec, random) {
        const [rows, cols] = trans === 'n' ? [m, n] : [n, m];
        const [A, B] = [window(prec, m, n, layout), window(prec, rows, nrhs, layout, 'read')];
        source(A, prec, random);
        uniform(B, prec, random);
        const X = window(prec, cols, nrhs, layout);
        const [iter, info, iters] = [integers(1, layout), integers(1, layout), integers(nrhs, layout)];
        const [rcond, rss] = [realWindow(prec, 1, 1, layout), realWindow(prec, nrhs, 1, layout)];
        return { A, B, X, iter, info, iters, rcond, rank: integers(1, layout), rss };
    },
    run(queue, { trans, m, n, nrhs, bare, ...factor }, { A, B, X, iter, info, iters, rcond, rank, rss }) {
        const operands = { trans, m, n, nrhs, A, lda: A.ld, B, ldb: B.ld, X, ldx: X.ld, iter, info };
        const reports = bare ? {} : { iters, rcond, rank, rss };
        return dsgels(queue, { ...operands, ...reports, ...modeArgs(factor) });
    },
    reference({ trans, m, n, nrhs }, { A, B, X, iter, info, iters, rcond, rank, rss }) {
        const sums = rss.data.subarray(rss.offset, rss.offset + nrhs);
        const operands = { A: hostMat(A), B: hostMat(B), X: hostMat(X), rss: sums };
        const found = dsgelsRef({ transposed: trans !== 'n', m, n, nrhs, ...operands, wantsRcond: true });
        iter.data[iter.offset] = found.iter;
        info.data[info.offset] = found.info;
        rank.data[rank.offset] = found.rank;
        rcond.data[rcond.offset] = found.rcond;
        iters.data.set(found.iters, iters.offset);
    },
    error: errorOf,
    table: {
        ...dsgelsTable(),
        versions: QR_VERSIONS,
        beside(context, problem, operands) {
            const { m, n, nrhs } = problem;
            const solve = total(flopsGels(Math.max(m, n), Math.min(m, n), nrhs));
            const flops = { factor: total(flopsGeqrf(m, n)), solve };
            const data = operands;
            return besideDsgels(context, problem, data, flops, (X) => solutionError(problem, data, X), ['d', 's']);
        },
    },
};
