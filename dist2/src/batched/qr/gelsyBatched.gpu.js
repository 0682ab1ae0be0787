// Batched least squares of any rank on the GPU: pivoted QR of A that carries B along, then ranks and solutions, all on the device.
import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { withOwnReports } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf, } from '../deviceBatch.js';
import { permutationsOf } from './geqp3Batched.gpu.js';
import { fitsQp3, gelsySolve, pickQp3Shape, qp3Group, qp3Tuning, solveShapeOf, solveTuning, } from './geqp3Batched.kernels.js';
import { eachFittingRun, groupLimits } from './geqp3Runs.gpu.js';
import { gelsySingles } from './geqp3Single.gpu.js';
/** The most columns of B that a workgroup can carry beside n of A: all, or half of them, or a quarter, ... */
function carried(m, n, nrhs, limits) {
    let width = Math.max(1, nrhs);
    while (width > 1 && !fitsQp3(m, n + width, limits))
        width = Math.ceil(width / 2);
    return width;
}
/** Enqueues the problems that fit, and returns the numbers of the others. */
export function enqueueGelsyBatch(queue, f) {
    const { m, n, nrhs, count, A, B, jpvt, rank, info } = f;
    const limits = groupLimits(queue, A.data.type);
    const shapes = { A: [m, n], B: [Math.max(m, n), nrhs], C: [0, 0] };
    const fits = (rows, columns) => fitsQp3(rows, columns + 1, limits) && solveShapeOf(Math.min(rows, columns), columns, limits) !== undefined;
    let others = [];
    // The kernels write the ranks where others write flags.
    withOwnReports(queue, { count, info, nonfinite: rank, ipiv: jpvt }, (own) => {
        others = eachFittingRun(queue, f, { A, B, ipiv: jpvt }, shapes, fits, (run) => {
            solve(queue, run, { ...f, info: own.info, rank: own.nonfinite }, limits);
        });
    });
    return others;
}
function solve(queue, run, f, limits) {
    const { A, B, jpvt, rank, info, rcond } = f;
    const flags = { LISTED: Number(isListed(run)), B_IN_A: Number(A.data === B.data) };
    const pitch = 1 + run.nrhs;
    const scales = queue.context.lease('i', run.count * pitch);
    const buffers = { A: A.data, B: B.data, jpvt: jpvt.data, scales, ...recordsOf(run) };
    const params = batchParams(run, { A, B, ipiv: jpvt }, { info, nonfinite: rank });
    const { choice: shape } = pickQp3Shape(run.m, run.n + carried(run.m, run.n, run.nrhs, limits), limits, f.force);
    const width = Math.max(1, shape.COLS - run.n);
    const groups = Math.ceil(run.count / shape.GROUP);
    // What is factored several times, once for every `width` columns of B, is stored the last time.
    for (let fromB = 0; fromB === 0 || fromB < run.nrhs; fromB += width) {
        const own = { ...params, fromB, stores: Number(fromB + width >= run.nrhs), pitch };
        queue.launch(qp3Group, qp3Tuning(shape, { ...flags, CARRY: 1 }, limits.type), buffers, own, [groups, 1, 1]);
    }
    const solver = solveShapeOf(Math.min(run.m, run.n), run.n, limits);
    const lists = { ...buffers, info: info.data, rank: rank.data };
    const own = { ...params, pitch, rcond, noNumber: 0x7fc00000 };
    queue.launch(gelsySolve, solveTuning(solver, flags, limits.type), lists, own, [
        Math.ceil(run.count / solver.GROUP),
        1,
        1,
    ]);
    scales.dispose();
}
export function gelsyBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const others = enqueueGelsyBatch(queue, {
        ...of.batch,
        A: of.mat('A'),
        B: of.mat('B'),
        jpvt: permutationsOf(a),
        rcond: a.rcond,
        rank: deviceMat(a.rank, 1),
        info: deviceMat(a.info, 1),
    });
    return others.length === 0 ? undefined : gelsySingles(queue, a, others);
}
