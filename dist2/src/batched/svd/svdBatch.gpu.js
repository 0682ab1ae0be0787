// Singular value decompositions of a batch on the GPU by one-sided Jacobi iteration: of the matrices themselves, or, where they are taller,
// of R in A = Q R.
import { limitsOf } from '../../autotune/space.js';
import { withOwnReports } from '../deviceBatch.gpu.js';
import { batchParams, isListed, RECORD, recordsOf, } from '../deviceBatch.js';
import { enqueueLargeGeqrf } from '../qr/qrLarge.gpu.js';
import { leasePacked, packedMat, packedVec } from '../qr/qrWork.gpu.js';
import { enqueueReflect } from '../qr/reflectBatch.gpu.js';
import { batchGather, gatherVariants } from '../single.kernels.js';
import { eachSlice } from '../slices.gpu.js';
import { completeTiles, completeVariants, jacobiExtent, jacobiTuning, NAN_BITS, pickJacobi, RECORD_THREADS, REPORT_THREADS, recordsTuning, reportTuning, svdComplete, svdJacobi, svdRecords, svdReport, } from './svd.kernels.js';
import { VECTORS } from './svdBatch.js';
import { eachSvdRun, operandsOf } from './svdRuns.gpu.js';
import { isDirect } from './svdSizes.js';
function shapeFor(queue, type, rows, columns, force) {
    const gpu = queue.context.gpu;
    const { threads, workgroupBytes: bytes } = limitsOf(gpu);
    return pickJacobi({ ...jacobiExtent(rows, columns), type, threads, bytes, lanes: gpu.lanes }, force);
}
const typeOf = ({ A }) => A.data.type;
const jobOf = (side) => (side === undefined ? VECTORS.n : VECTORS[side.columns]);
/** The buffers that are written, each once, and which of them the operands are in. */
function slotsOf({ tall, o }) {
    const written = [];
    const slot = (data) => {
        if (data === undefined)
            return 3;
        const found = written.indexOf(data);
        return found >= 0 ? found : written.push(data) - 1;
    };
    const slots = { left: slot(tall.left?.X.data), right: slot(tall.right?.X.data), values: slot(o.ipiv.data) };
    return { buffers: Object.fromEntries(written.map((data, k) => [`X${k}`, data])), slots };
}
/** Enqueues A = U S V^T for every matrix of the batch, all of which fit. */
export function enqueueSvdBatch(queue, f) {
    const { S, force } = f;
    withOwnReports(queue, f, (own) => {
        eachSvdRun(queue, own, (run, tall) => {
            const o = { ...operandsOf(tall, S), ...reportsOf(own), count: run.count };
            // Of matrices that go by way of a triangle that is what lies in the workspace.
            const direct = isDirect(run.m, run.n);
            eachSlice(queue, run, o, direct ? 1 : run.m * run.n + run.n, (part, at) => {
                const state = queue.context.lease('i', part.count);
                const own = { ...tall, A: at.A, left: moved(tall.left, at.B), right: moved(tall.right, at.C) };
                const work = { ...at, run: part, tall: own, o: at, state, force };
                if (direct)
                    enqueueDirect(queue, work);
                else
                    enqueueByTriangle(queue, work);
                enqueueReport(queue, work);
                state.dispose();
            });
        });
    });
}
const reportsOf = ({ info, nonfinite, onFailure }) => ({ info, nonfinite, onFailure });
const moved = (side, X) => side && { ...side, X: X };
function enqueueDirect(queue, work) {
    enqueueJacobi(queue, work);
    if (work.tall.left !== undefined)
        enqueueComplete(queue, work, false);
}
/** A = Q R, R = X S Y^T, and the left vectors are Q X. */
function enqueueByTriangle(queue, work) {
    const { run, o, tall, state } = work;
    const { m, n, count } = run;
    const { left } = tall;
    queue.clear(state.gpu(true), 0, 4 * count);
    if (n === 0) {
        enqueueJacobi(queue, work);
        if (left !== undefined)
            enqueueComplete(queue, work, true);
        return;
    }
    const [W, T] = [leasePacked(queue, m, n, count), leasePacked(queue, n, 1, count)];
    enqueueGather(queue, work, W);
    const [V, tau] = [packedMat(W), packedVec(T)];
    const factored = movedRun(queue, run, W, T, undefined);
    enqueueLargeGeqrf(queue, factored, { A: V, tau });
    factored.records?.dispose();
    enqueueJacobi(queue, work, W);
    if (left !== undefined) {
        enqueueComplete(queue, work, true);
        const columns = left.columns === 'a' ? m : run.nrhs;
        const applied = movedRun(queue, { ...run, n: columns, shapes: shapesOfLeft(run, left) }, W, T, left);
        const C = o.B;
        enqueueReflect(queue, applied, { V, tau, C, trans: false, first: 0, last: n });
        applied.records?.dispose();
    }
    for (const { data } of [W, T])
        data.dispose();
}
/** Sizes on the host of the left factors of a ragged run. */
const shapesOfLeft = ({ shapes }, { columns }) => shapes?.map((size, at, all) => (at % 3 !== 1 ? size : columns === 'a' ? all[at - 1] : all[at + 1]));
/** The run with A and tau in the workspace; n is as it was, or the number of columns of a side. */
function movedRun(queue, run, W, T, side) {
    const own = { ...run, nrhs: T.stride };
    if (run.records === undefined)
        return own;
    // Of various sizes some have fewer reflectors than others: the scales that they lack are zero.
    if (side === undefined)
        queue.clear(T.data.gpu(true));
    const moved = queue.context.lease('i', RECORD * run.count);
    const job = side === undefined ? 3 : jobOf(side);
    const { count, first } = run;
    const params = { count, first, ldW: W.ld, strideW: W.stride, strideTau: T.stride, job };
    const groups = [Math.ceil(count / RECORD_THREADS), 1, 1];
    queue.launch(svdRecords, recordsTuning, { records: run.records, moved }, params, groups);
    return { ...own, records: moved, first: 0 };
}
/** A to the workspace, and into the state whether it is finite. */
function enqueueGather(queue, { run, o, state }, W) {
    const { m, n, count } = run;
    const tilesDown = Math.ceil(m / 32);
    const params = {
        ...batchParams(run, o, {}),
        operand: 0,
        part: 0,
        tilesDown,
        ldW: W.ld,
        strideW: W.stride,
        realDiagonal: 0,
    };
    const buffers = { X: o.A.data, W: W.data, flags: state, ...recordsOf(run) };
    queue.launch(batchGather, gatherVariants.of(o.A.data.type, { LISTED: isListed(run) }), buffers, params, [
        count,
        tilesDown * Math.ceil(n / 32),
        1,
    ]);
}
function enqueueJacobi(queue, work, W) {
    const { run, o, tall, state, force } = work;
    const type = typeOf(o);
    const shape = shapeFor(queue, type, run.m, run.n, force);
    if (shape === undefined)
        throw new RangeError(`no workgroup of the device holds ${run.n} columns so`);
    const { buffers, slots } = slotsOf(work);
    const A = W?.data ?? o.A.data;
    const inA = [0, 1, 2].find((k) => buffers[`X${k}`] === A) ?? 3;
    const params = {
        ...batchParams(run, o, {}),
        inner: Number(!isDirect(run.m, run.n)),
        strideW: W?.stride ?? 0,
        ldW: W?.ld ?? 0,
        leftCols: jobOf(tall.left),
        rightCols: jobOf(tall.right),
        noNumber: NAN_BITS,
        conjugated: tall.conjugated,
    };
    const all = { ...buffers, state, ...(inA === 3 ? { A } : {}), ...recordsOf(run) };
    const groups = Math.ceil(run.count / shape.GROUP);
    queue.launch(svdJacobi, jacobiTuning(shape, type, slots, inA, isListed(run)), all, params, [groups, 1, 1]);
}
function enqueueComplete(queue, { run, o, tall, state }, inner) {
    // Whoever lacks something for sure has a workgroup of its own.
    const all = inner || (tall.left.columns === 'a' && run.m > run.n);
    const tile = all ? completeTiles.all : completeTiles.few;
    const params = { ...batchParams(run, o, {}), inner: Number(inner), job: jobOf(tall.left) };
    const buffers = { B: o.B.data, state, ...recordsOf(run) };
    const tuning = completeVariants.of(typeOf(o), { LISTED: isListed(run) }, tile);
    queue.launch(svdComplete, tuning, buffers, params, [Math.ceil(run.count / tile.PER), 1, 1]);
}
function enqueueReport(queue, work) {
    const { run, o, tall, state } = work;
    const { buffers, slots } = slotsOf(work);
    // Flags that nobody asked for have a place all the same.
    const unasked = work.nonfinite === undefined ? queue.context.lease('i', work.info.data.length) : undefined;
    const nonfinite = work.nonfinite ?? { data: unasked, off: work.info.off, ld: 1 };
    const params = {
        ...batchParams(run, o, { ...reportsOf(work), nonfinite }),
        leftCols: jobOf(tall.left),
        rightCols: jobOf(tall.right),
        noNumber: NAN_BITS,
    };
    const all = { ...buffers, state, info: work.info.data, nonfinite: nonfinite.data, ...recordsOf(run) };
    const groups = [Math.ceil(run.count / REPORT_THREADS), 1, 1];
    queue.launch(svdReport, reportTuning(typeOf(o), slots, isListed(run)), all, params, groups);
    unasked?.dispose();
}
