// STEBZ as a case: eigenvalues of matrices that are formulas by Sturm's counts, each in the block that it is said to be of.
import { stebz } from '../../../../src/index.js';
import { stebzRef } from '../../../../src/lapack/eigen/stebz.ref.js';
import { stebzSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { integers } from '../../../lib/operands.js';
import { N, rateTable } from '../../../lib/rateTable.js';
import { EPS } from '../../../lib/residuals.js';
import { ascends, countedError, sturmCount, tridiagonalNorm } from '../../../lib/residualsTridiagonal.js';
import { layoutOf } from '../../../lib/source.js';
import { elementsOf, TRIDIAGONALS, vectorOf, } from '../../../lib/tridiagonal.js';
import { matrixOf } from './sterf.js';
/** Of each kind an interval that has some of its eigenvalues, and whose ends are not close to one. */
export const INTERVALS = {
    zero: [-1, 1],
    unit: [0.5, 1.5],
    laplace: [0.7, 3.1],
    wilkinson: [1.3, 14.2],
    glued: [0.6, 7.7],
    clement: [-10.4, 14.7],
    random: [-0.37, 0.91],
    graded: [1e-7, 0.3],
    rising: [1e-7, 0.3],
    clustered: [0.5, 1.5],
    noise: [2.8, 5],
    blocks: [-0.37, 0.91],
    negative: [-3.1, -1],
};
/** What is in W behind the eigenvalues. */
const UNTOUCHED = 777;
const KINDS = Object.keys(TRIDIAGONALS);
/** All there is to say of a problem, by what its range needs. */
export const chosen = (n, range, ends) => ({
    n,
    range,
    ...(range === 'v' ? { vl: ends[0], vu: ends[1], il: 1, iu: 0 } : { vl: 0, vu: 0, il: ends[0], iu: ends[1] }),
});
export const mostOf = ({ n, range, il, iu }) => range === 'i' ? iu - il + 1 : n;
/** Whether blocks are parts of T, and each value an eigenvalue of its block. */
function inBlocks(t, w, iblock, isplit, tol) {
    if (isplit.at(-1) !== t.d.length || isplit.some((end, b) => end <= (isplit[b - 1] ?? 0)))
        return false;
    return w.every((value, j) => {
        const [first, end] = [isplit[iblock[j] - 2] ?? 0, isplit[iblock[j] - 1] ?? 0];
        const block = { d: t.d.slice(first, end), e: t.e.slice(first, Math.max(first, end - 1)) };
        return sturmCount(block, value + tol) > sturmCount(block, value - tol);
    });
}
export const stebzCase = {
    spec: stebzSpec,
    tolerance: 60,
    sweep: [
        ...[0, 1, 2, 3, 9, 33, 64].map((n) => ({ ...chosen(n, 'a', [1, n]), kind: 'random', order: 'e', layout: ODD })),
        ...KINDS.flatMap((kind) => [
            { ...chosen(63, 'a', [1, 63]), kind, order: 'b', layout: ODD },
            { ...chosen(45, 'i', [13, 27]), kind, order: 'e', layout: ODD },
            { ...chosen(42, 'i', [22, 42]), kind, order: 'b' },
            { ...chosen(50, 'v', INTERVALS[kind]), kind, order: 'e', layout: ODD },
            { ...chosen(21, 'v', INTERVALS[kind]), kind, order: 'b' },
        ]),
    ],
    fromOptions: ({ n }, o) => ({ ...chosen(n, 'a', [1, n]), kind: 'random', order: 'e', layout: layoutOf(o) }),
    data(problem, prec, random) {
        const { n, kind, layout } = problem;
        const { d, e } = TRIDIAGONALS[kind](n, random);
        const most = mostOf(problem);
        return {
            D: vectorOf(prec, d, layout, 'read'),
            E: vectorOf(prec, e, layout, 'read'),
            m: integers(1, layout),
            nsplit: integers(1, layout),
            W: vectorOf(prec, new Float64Array(most).fill(UNTOUCHED), layout),
            iblock: integers(most, layout),
            isplit: integers(n, layout),
            info: integers(1, layout),
        };
    },
    run: calling(stebz, stebzSpec),
    reference(problem, { D, E, m, nsplit, W, iblock, isplit, info }) {
        const { d, e } = matrixOf({ D, E });
        const found = stebzRef({ ...problem, d, e, abstol: 0, eps: EPS[D.data instanceof Float32Array ? 's' : 'd'] });
        W.data.set(found.W, W.offset);
        iblock.data.set(found.iblock, iblock.offset);
        isplit.data.set(found.isplit, isplit.offset);
        m.data[m.offset] = found.W.length;
        nsplit.data[nsplit.offset] = found.isplit.length;
        info.data[info.offset] = found.info;
    },
    error({ n, range, order, vl, vu, il }, before, after) {
        const first = (x) => x.data[x.offset];
        const [m, nsplit] = [first(after.m), first(after.nsplit)];
        const t = matrixOf(before);
        const below = range === 'v' ? sturmCount(t, vl) : range === 'i' ? il - 1 : 0;
        const wanted = range === 'v' ? sturmCount(t, vu) - below : after.W.cols;
        const all = elementsOf(after.W);
        const w = all.slice(0, m);
        const eps = EPS[after.W.data instanceof Float32Array ? 's' : 'd'];
        const blocks = after.iblock.data.slice(after.iblock.offset, after.iblock.offset + m);
        const ends = after.isplit.data.slice(after.isplit.offset, after.isplit.offset + nsplit);
        const tolerance = this.tolerance * eps * tridiagonalNorm(t);
        const fine = first(after.info) === 0 &&
            m === wanted &&
            all.subarray(m).every((x) => x === UNTOUCHED) &&
            (order === 'e' ? ascends(w) : w.every((x, j) => j === 0 || blocks[j - 1] < blocks[j] || w[j - 1] <= x)) &&
            (n === 0 || inBlocks(t, w, blocks, ends, tolerance || 1e-100));
        return fine ? countedError(t, w.sort(), below) : Number.NaN;
    },
    table: rateTable({ ...N, error: 'error by Sturm counts / ||T||' }),
};
