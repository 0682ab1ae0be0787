// Eigenvalues and vectors of batches of general matrices on the GPU: a workspace comes to hold Hessenberg forms, then Schur forms, and
// vectors; every step is one dispatch for all matrices of a run.
import { limitsOf } from '../../autotune/space.js';
import { scope } from '../../runtime/workspace.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { runsOf, withOwnReports } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf, } from '../deviceBatch.js';
import { eachSlice, slice } from '../slices.gpu.js';
import { columnOf } from './columns.gpu.js';
import { geevIterate, geevReduce, geevValues, geevVectors, iterateVariants, pickDense, reduceVariants, VALUE_THREADS, valuesVariants, vectorsVariants, widthOf, } from './dense.kernels.js';
/** A vector as a matrix of one column. */
function asMat({ data, off, stride, offsets, places }, count) {
    const column = { data, off, rs: 1, cs: 1, stride, offsets };
    if (places === undefined)
        return column;
    return { ...column, places: { offsets: places, lds: new Int32Array(count).fill(1) } };
}
/** Enqueues the eigenproblems of the batch, of order MOST_ORDER at most. */
export function enqueueGeevBatch(queue, f) {
    const { n, count, A, VL, VR } = f;
    if (count === 0)
        return;
    const [WR, WI] = [asMat(f.WR, count), asMat(f.WI, count)];
    const batch = { ...f, m: n, nrhs: 0 };
    const square = [n, n];
    const matrices = runsOf(queue, batch, { A, B: VL, C: VR }, { A: square, B: square, C: square });
    const columns = runsOf(queue, batch, { A, B: WR, C: WI }, { A: square, B: [n, 1], C: [n, 1] });
    scope(queue, (ws) => {
        const flags = f.nonfinite ?? { data: ws.take('i', count), off: 0, ld: 1 };
        withOwnReports(queue, { count, info: f.info, nonfinite: flags }, ({ info, nonfinite }) => {
            const reports = { info, nonfinite, onFailure: f.onFailure };
            for (const [k, run] of matrices.runs.entries()) {
                const shape = pickDense({ ...limitsOf(queue.context.gpu), n: run.n }, f.force).choice;
                let first = 0;
                eachSlice(queue, run, { A, B: VL, C: VR, count, ...reports }, run.n * run.n, (part, own) => {
                    const [others, beside] = slice(columns.runs[k], { A, B: WR, C: WI, count }, first, part.count);
                    first += part.count;
                    const { info, nonfinite, onFailure } = own;
                    enqueueSlice({
                        ...{ queue, run: part, others, shape, A: own.A, VL: own.B, VR: own.C, WR: beside.B, WI: beside.C },
                        reports: { info: info, nonfinite, onFailure },
                    });
                });
            }
        });
    });
    matrices.dispose();
    columns.dispose();
}
function enqueueSlice(s) {
    const { queue, run, others, shape, A, VL, VR, WR, WI, reports } = s;
    const { n, count } = run;
    const listed = isListed(run);
    const vectors = VL !== undefined || VR !== undefined;
    scope(queue, (ws) => {
        const room = (each) => ws.take('s', Math.max(1, count * each));
        const marks = ws.take('i', 4 * count);
        const [H, scales, W] = [room(n * n), room(n), room(2 * n)];
        const Z = vectors ? { Z: room(n * n) } : {};
        const records = listed ? { ...recordsOf(run), others: others.records } : {};
        const params = batchParams(run, { A, B: VL, C: VR }, {});
        const reduce = reduceVariants.of(undefined, { LISTED: listed, VECTORS: vectors }, shape);
        queue.launch(geevReduce, reduce, { A: A.data, H, scales, marks, ...Z, ...records }, params, [count, 1, 1]);
        const iterate = iterateVariants.of(undefined, { VECTORS: vectors }, shape);
        queue.launch(geevIterate, iterate, { H, W, marks, ...Z }, { n }, [count, 1, 1]);
        const values = valuesVariants.of(undefined, { LISTED: listed });
        const groups = [Math.ceil((count * Math.max(1, n)) / VALUE_THREADS), 1, 1];
        for (const [imaginary, X] of [WR, WI].entries()) {
            const at = { ...batchParams(others, { A, B: WR, C: WI }, reports), imaginary };
            const own = { W, marks, to: X.data, info: reports.info.data, nonfinite: reports.nonfinite.data };
            queue.launch(geevValues, values, { ...own, ...recordsOf(others) }, at, groups);
        }
        if (!vectors)
            return;
        const [X, Y] = [room(n * n), room(n * n)];
        const tuning = vectorsVariants.of(undefined, { LISTED: listed }, widthOf(shape));
        for (const [left, V] of [VR, VL].entries()) {
            if (V === undefined)
                continue;
            const buffers = { H, ...Z, marks, scales, X, Y, V: V.data, ...recordsOf(run) };
            queue.launch(geevVectors, tuning, buffers, { ...params, left }, [count, 1, 1]);
        }
    });
}
export function geevBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const { n, count, sizes } = of;
    enqueueGeevBatch(queue, {
        ...{ n, count, sizes, ...of.reports, A: of.mat('A'), WR: columnOf(a, 'WR'), WI: columnOf(a, 'WI') },
        ...(a.jobvl === 'v' ? { VL: of.mat('VL') } : {}),
        ...(a.jobvr === 'v' ? { VR: of.mat('VR') } : {}),
    });
}
