// Reflectors that are too long for a workgroup: one problem after the other by the routines for one matrix, in a workspace that has its
// operands in columns, however they lie in the batch.
import { isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { enqueueOrgqr } from '../../lapack/qr/orgqr.gpu.js';
import { enqueueOrmqr } from '../../lapack/qr/ormqr.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { slice } from '../slices.gpu.js';
import { moveVariants, reflectMove } from './reflect.kernels.js';
/** Side of the kernel's tiles. */
const TILE = 32;
/** An operand of every problem of a run to a workspace, as it is or conjugated, or back from it. */
export function enqueueMove(queue, run, a, which, to, direction) {
    const { o, last } = a;
    const [rows, cols] = { V: [run.m, last], tau: [last, 1], C: [run.m, run.n] }[which];
    if (rows === 0 || cols === 0)
        return;
    const tilesDown = Math.ceil(rows / TILE);
    const params = {
        ...batchParams(run, o, {}),
        operand: ['V', 'tau', 'C'].indexOf(which),
        end: last,
        counted: Number(a.counted),
        tauInC: Number(a.tauInC),
        inPlace: Number(a.inPlace),
        tilesDown,
        ldW: to.ld,
        strideW: to.stride,
    };
    const X = { V: o.A, tau: a.tauInC ? o.C : o.ipiv, C: o.B ?? o.A }[which].data;
    const buffers = { X, W: to.data, result: X, held: to.data, ...recordsOf(run) };
    const CONJUGATE = direction === 'conjugated' && isComplex(X.type);
    const tuning = moveVariants.of(X.type, { LISTED: isListed(run), BACK: direction === 'back', CONJUGATE });
    queue.launch(reflectMove, tuning, buffers, params, [run.count, tilesDown * Math.ceil(cols / TILE), 1]);
}
/** One problem of the run after the other. */
export function enqueueReflectSingle(queue, run, a) {
    const { context } = queue;
    const { first, fromColumn = 0, identity = false, trans } = a;
    const forth = a.conjugate ? 'conjugated' : 'forth';
    const { type } = a.o.A.data;
    const most = Math.min(a.last, run.m);
    const [V, tau, C] = [run.m * most, most, run.m * run.n].map((size) => context.lease(type, Math.max(1, size)));
    for (let z = 0; z < run.count; z++) {
        const [part, o] = slice(run, { ...a.o, count: run.count }, z, 1);
        const [m, n, nrhs] = (part.shapes ?? [run.m, run.n, run.nrhs]);
        const one = { ...part, m, n, nrhs };
        const columns = n - fromColumn;
        const last = Math.min(most, m, a.counted ? nrhs : m, identity ? n : m);
        if (m === 0 || columns <= 0 || (last <= first && !identity))
            continue;
        const own = { ...a, o, last };
        const [inV, inTau, inC] = [V, tau, C].map((data) => ({ data, ld: m, stride: 0 }));
        const matOf = ({ data, ld }) => ({ data, off: 0, ld });
        enqueueMove(queue, one, own, 'V', identity ? inC : inV, forth);
        enqueueMove(queue, one, own, 'tau', inTau, forth);
        const scales = { ...matOf(inTau), ld: 1 };
        if (identity) {
            enqueueOrgqr(queue, { m, n, k: last, A: matOf(inC), tau: scales });
        }
        else {
            enqueueMove(queue, one, own, 'C', inC, 'forth');
            const rows = { m: m - first, n: columns, k: last - first };
            const of = { A: at(matOf(inV), first, first), tau: at(scales, first, 0), C: at(matOf(inC), first, fromColumn) };
            enqueueOrmqr(queue, { side: 'l', trans: trans ? 'c' : 'n', ...rows, ...of });
        }
        enqueueMove(queue, one, own, 'C', inC, 'back');
    }
    for (const buffer of [V, tau, C])
        buffer.dispose();
}
