// Least squares for batches of larger problems on the GPU: copies of A and B are factored, reflected and solved in workspace, and go home
// only where the matrix has full rank.
import { isComplex } from '../../core/field.js';
import { scope } from '../../runtime/workspace.js';
import { batchParams, isListed, recordsOf, } from '../deviceBatch.js';
import { eachSlice } from '../slices.gpu.js';
import { enqueueTrsmBatch } from '../triangular/trsmBatched.gpu.js';
import { gatherVariants, gelsGather, gelsLargest, gelsScatter, largestVariants, scatterVariants, } from './gelsLarge.kernels.js';
import { enqueueGeqrfBatch } from './geqrfBatched.gpu.js';
import { enqueueReflectBatch } from './reflectBatch.gpu.js';
/** Columns of B beyond which the workgroups that bring a problem home take more than one. */
const MOST_COLUMNS = 64;
const inSingles = {
    factor: enqueueGeqrfBatch,
    reflect: enqueueReflectBatch,
    solve(queue, { adjoint, A, ...t }) {
        const turned = { upper: false, conj: isComplex(A.data.type), A: { ...A, rs: A.cs, cs: A.rs } };
        enqueueTrsmBatch(queue, { ...t, unit: false, alpha: 1, ...(adjoint ? turned : { upper: true, A }) });
    },
    home: (type, flags) => [gelsScatter, scatterVariants.of(type, flags)],
};
/** Enqueues the solutions of a run whose matrices are all tall or all wide. */
export function enqueueLargeGels(queue, run, f, means = inSingles) {
    const [p, q] = [Math.max(run.m, run.n), Math.min(run.m, run.n)];
    const [strideT, strideS] = [run.m * run.n, p * run.nrhs];
    const operands = { ...f, ipiv: f.rss };
    eachSlice(queue, run, operands, strideT + q + strideS, (part, sliced) => {
        const { count } = part;
        const { rank } = f;
        const own = { ...sliced, rank: rank && { ...rank, off: rank.off + sliced.info.off - f.info.off } };
        scope(queue, (ws) => {
            const [T, tau, S] = [strideT, q, strideS].map((each) => ws.like(f.A, Math.max(1, count * each)));
            const work = { W: T, S, largest: ws.take('i', 2 * count) };
            gather(queue, part, own, work, { strideT, strideS });
            if (q > 0)
                solve(queue, part, own, { W: T, tau, S }, means);
            scatter(queue, part, own, work, { strideT, strideS }, means);
        });
    });
}
/** Elements of an operand that a workgroup takes. */
const PART = 4096;
function gather(queue, run, f, work, strides) {
    const { A, B, nonfinite, transposed } = f;
    const flags = { LISTED: isListed(run), B_IN_A: A.data === B.data };
    const operands = { A: A.data, largest: work.largest, ...recordsOf(run) };
    if (!flags.B_IN_A)
        operands.B = B.data;
    const params = { ...batchParams(run, { A, B }, f), transposed: Number(transposed), part: PART };
    const parts = Math.max(1, Math.ceil(Math.max(strides.strideT, strides.strideS) / PART));
    const groups = [run.count, parts, 1];
    queue.clear(work.largest.gpu(true), 0, 8 * run.count);
    queue.launch(gelsLargest, largestVariants.of(A.data.type, flags), operands, params, groups);
    const buffers = { ...operands, W: work.W, S: work.S };
    if (nonfinite !== undefined)
        buffers.nonfinite = nonfinite.data;
    const tuning = gatherVariants.of(A.data.type, { ...flags, NONFINITE: nonfinite !== undefined });
    queue.launch(gelsGather, tuning, buffers, { ...params, ...strides }, groups);
}
function scatter(queue, run, f, work, strides, means) {
    const { A, B, info, rank, ipiv: rss, minimizes } = f;
    const flags = { LISTED: isListed(run), RANK: rank !== undefined, RSS: rss !== undefined };
    const [kernel, tuning] = means.home(A.data.type, flags);
    const buffers = { ...work, B: B.data, info: info.data, ...recordsOf(run) };
    if (rank !== undefined)
        buffers.rank = rank.data;
    if (rss !== undefined)
        buffers.rss = rss.data;
    const sides = Math.max(1, Math.min(MOST_COLUMNS, run.nrhs));
    const params = {
        ...batchParams(run, { A, B, ipiv: rss }, f),
        ...strides,
        minimizes: Number(minimizes),
        sides,
        offRank: rank?.off ?? 0,
    };
    queue.launch(kernel, tuning, buffers, params, [run.count, sides, 1]);
}
/** W = Q R, and B := R^-1 Q^H B or Q [R^-H B; 0], in the workspace. */
function solve(queue, run, f, { W, tau, S }, means) {
    const { count, nrhs, m, n } = run;
    const { minimizes } = f;
    const [p, q] = [Math.max(m, n), Math.min(m, n)];
    const tall = tallPlaces(run, f.A, W);
    const right = sidePlaces(run, f.B, S);
    const starts = Int32Array.from({ length: count }, (_, b) => b * q);
    const scales = { data: tau, off: 0, stride: q, ...(run.shapes === undefined ? {} : { places: starts }) };
    const lists = sizesOf(run);
    means.factor(queue, { m: p, n: q, count, ...sized(lists && { m: lists.p, n: lists.q }), A: tall, tau: scales });
    if (nrhs === 0)
        return;
    const multiply = (trans) => means.reflect(queue, {
        ...{ m: p, n: nrhs, count, V: tall, tau: scales, C: right, trans, first: 0, last: q },
        ...sized(lists && { m: lists.p, n: lists.nrhs, nrhs: lists.q }),
    });
    const triangles = { n: q, nrhs, count, ...sized(lists && { n: lists.q, nrhs: lists.nrhs }), A: tall, B: right };
    if (minimizes) {
        multiply(true);
        means.solve(queue, { ...triangles, adjoint: false });
    }
    else {
        means.solve(queue, { ...triangles, adjoint: true });
        multiply(false);
    }
}
const sized = (sizes) => (sizes === undefined ? {} : { sizes });
/** Of a ragged run, the sizes of W and S. */
function sizesOf({ shapes, count }) {
    if (shapes === undefined)
        return undefined;
    const of = (k) => Array.from({ length: count }, (_, b) => shapes[3 * b + k]);
    const [m, n, nrhs] = [of(0), of(1), of(2)];
    const p = m.map((rows, b) => Math.max(rows, n[b]));
    const q = m.map((rows, b) => Math.min(rows, n[b]));
    return { m, n, nrhs, p, q };
}
/** W in the workspace, in the order in which A lies: what is adjacent in A is. */
function tallPlaces(run, A, data) {
    const { m, n } = run;
    const byRows = A.rs !== 1;
    const sizes = sizesOf(run);
    const lists = sizes && (byRows ? sizes.n : sizes.m);
    return placed(run, data, m < n !== byRows, byRows ? n : m, m * n, lists);
}
function sidePlaces(run, B, data) {
    const { m, n, nrhs } = run;
    const byRows = B.rs !== 1;
    const p = Math.max(m, n);
    const sizes = sizesOf(run);
    const lists = sizes && (byRows ? sizes.nrhs : sizes.p);
    return placed(run, data, byRows, byRows ? nrhs : p, p * nrhs, lists);
}
/** Matrices `stride` apart, by rows or by columns of ld elements; of a ragged run ld is a list. */
function placed({ count }, data, byRows, ld, stride, lds) {
    const flat = (step) => (byRows ? { rs: step, cs: 1 } : { rs: 1, cs: step });
    if (lds === undefined)
        return { data, off: 0, ...flat(Math.max(1, ld)), stride };
    const offsets = Int32Array.from({ length: count }, (_, b) => b * stride);
    const places = { offsets, lds: lds.map((step) => Math.max(1, step)) };
    return { data, off: 0, ...flat(0), stride: 0, places };
}
