// STEQR of a batch on the GPU, in any of its forms: gathered into a workspace, solved there (steqrPacked.gpu.ts), and put where it belongs,
// vectors perhaps as what a copy of Z times them comes to.
import { formOf, offsetsName, strideName } from '../../core/batchForms.js';
import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { withOwnLists } from '../ownLists.gpu.js';
import { eachSlice } from '../slices.gpu.js';
import { distanceOf } from './packed.js';
import { CARRY_TILE, carryVariants, moveVariants, putVariants, steqrCarry, steqrGather, steqrKeep, steqrScatter, } from './steqrBatched.kernels.js';
import { enqueueTridiagonalPacked } from './steqrPacked.gpu.js';
/** Enqueues T = Z D Z^T for every tridiagonal matrix of the batch. */
export function enqueueSteqrBatch(queue, f) {
    const { n, count, D, E, Z, onFailure } = f;
    if (count === 0)
        return;
    // Flags that nobody asked for have a place all the same.
    const unasked = f.nonfinite === undefined ? queue.context.lease('i', count) : undefined;
    const lists = { info: f.info, nonfinite: f.nonfinite ?? { data: unasked, off: 0, ld: 1 } };
    const operands = { A: D, B: E, C: Z };
    const shapes = { A: [n, 1], B: [Math.max(0, n - 1), 1], C: [n, n] };
    const buffers = [D.data, E.data, ...(Z === undefined ? [] : [Z.data])];
    withOwnLists(queue, count, buffers, lists, (own) => {
        eachRun(queue, { ...f, m: n, nrhs: 0 }, operands, shapes, (run) => {
            const distance = distanceOf(run.n);
            const elements = Z === undefined ? distance : distance * distance;
            eachSlice(queue, run, { ...operands, ...own, count }, elements, (part, on) => {
                solve(queue, part, { ...on, onFailure }, distance, f.carry === true);
            });
        });
    });
    unasked?.dispose();
}
function solve(queue, run, f, distance, carry) {
    const { count } = run;
    const { A: D, B: E, C: Z } = f;
    const tuning = moveVariants.of(undefined, { LISTED: isListed(run) });
    const params = { ...batchParams(run, f, f), distance };
    scope(queue, (ws) => {
        const [d, e] = [ws.take('s', distance * count), ws.take('s', distance * count)];
        const vectors = Z === undefined ? undefined : ws.take('s', distance * distance * count);
        const [orders, wild, found] = [ws.take('i', count), ws.take('i', count), ws.take('i', count)];
        const gathered = { D: D.data, E: E.data, d, e, orders, wild, ...recordsOf(run) };
        queue.launch(steqrGather, tuning, gathered, params, [count, 1, 1]);
        enqueueTridiagonalPacked(queue, { count, n: distance, orders }, { d, e, Z: vectors, info: found });
        const reports = { found, wild, info: f.info.data, nonfinite: f.nonfinite.data, ...recordsOf(run) };
        const put = (operand, X, W, lines) => {
            const to = putVariants.of(undefined, { LISTED: isListed(run), PAIRS: isComplex(X.type) });
            queue.launch(steqrScatter, to, { X, W, ...reports }, { ...params, operand }, [count, lines, 1]);
        };
        put(0, D.data, d, 1);
        put(1, E.data, d, 1);
        if (Z === undefined)
            return;
        if (!carry) {
            put(2, Z.data, vectors, run.n);
            return;
        }
        const flags = { LISTED: isListed(run), PAIRS: isComplex(Z.data.type) };
        const rows = flags.PAIRS ? 2 : 1;
        const K = ws.take('s', rows * distance * distance * count);
        queue.launch(steqrKeep, putVariants.of(undefined, flags), { Z: Z.data, K, ...recordsOf(run) }, params, [
            count,
            run.n,
            1,
        ]);
        const operands = { Z: Z.data, K, W: vectors, found, wild, ...recordsOf(run) };
        const tiles = [count, Math.ceil((rows * run.n) / CARRY_TILE), Math.ceil(run.n / CARRY_TILE)];
        queue.launch(steqrCarry, carryVariants.of(undefined, flags), operands, params, tiles);
    });
}
/** A vector of each problem. */
function column(a, name) {
    const { buffer, offset: off } = a[name];
    const data = buffer;
    const form = formOf(a);
    const where = a[form === 'strided' ? strideName(name) : offsetsName(name)];
    if (form === 'strided')
        return { data, off, rs: 1, cs: 1, stride: where };
    if (form === 'batched')
        return { data, off, rs: 1, cs: 1, stride: 0, offsets: deviceMat(where, 1) };
    const offsets = where;
    return { data, off, rs: 1, cs: 0, stride: 0, places: { offsets, lds: new Int32Array(offsets.length).fill(1) } };
}
export function steqrBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const Z = a.compz === 'n' ? undefined : of.mat('Z');
    enqueueSteqrBatch(queue, {
        ...of.batch,
        ...of.reports,
        D: column(a, 'D'),
        E: column(a, 'E'),
        Z,
        carry: a.compz === 'v',
    });
}
