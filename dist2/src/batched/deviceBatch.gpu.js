// A batch as runs of problems that are launched together: one run at equal distances, or several with records on the device.
import { enqueueCopy } from '../blas1/copy.gpu.js';
import { scope } from '../runtime/workspace.js';
import { batchRecords, RECORD_THREADS, recordsTuning } from './deviceBatch.kernels.js';
import { lastPlace, RECORD, raggedRecords, SMALL, } from './deviceBatch.js';
/**
 * The class of a problem in a ragged batch: problems of one class run together, padded to the largest of them. Small orders have the
 * classes of their kernels; larger ones steps that keep padding low without a launch for every order. Empty problems go with order 1: they
 * have an info all the same.
 */
export function sizeClass(m, n) {
    const order = Math.max(m, n);
    if (Math.min(m, n) === 0)
        return 1;
    if (order <= 8)
        return order;
    const step = order <= SMALL ? 4 : order <= 128 ? 16 : order <= 512 ? 64 : 256;
    return Math.ceil(order / step) * step;
}
/**
 * The batch itself where everything lies at equal distances, the batch with records where there are lists on the device, a run for every
 * class of sizes of a ragged one. Of the same sizes the runs are the same, wherever operands lie.
 */
export function runsOf(queue, batch, o, shapes, classOf = sizeClass) {
    const { m, n, nrhs, count, sizes } = batch;
    if (count === 0)
        return { runs: [], dispose() { } };
    if (sizes !== undefined) {
        const { words, runs } = raggedRecords(sizes, count, o, classOf);
        const records = queue.context.upload('i', new Int32Array(words.buffer));
        return { runs: runs.map((run) => ({ ...run, records })), dispose: () => records.dispose() };
    }
    const own = { m, n, nrhs, count, first: 0 };
    if ([o.A, o.B, o.C, o.ipiv].every((X) => X?.offsets === undefined))
        return { runs: [own], dispose() { } };
    const records = queue.context.lease('i', RECORD * count);
    const lists = {};
    const params = { count, m, n, nrhs };
    const add = (name, X, last, empty = false) => {
        // Without elements it may lie anywhere.
        const list = empty ? undefined : X?.offsets;
        lists[`list${name}`] = list?.data ?? queue.nothing;
        params[`off${name}`] = X?.off ?? 0;
        params[`stride${name}`] = X?.stride ?? 0;
        params[`byList${name}`] = Number(list !== undefined);
        params[`from${name}`] = list?.off ?? 0;
        params[`last${name}`] = last;
    };
    for (const name of ['A', 'B', 'C']) {
        const X = o[name];
        const [rows, cols] = shapes[name];
        add(name, X, X === undefined ? 0 : lastPlace(X, rows, cols), rows === 0 || cols === 0);
        params[`rs${name}`] = X?.rs ?? 0;
        params[`cs${name}`] = X?.cs ?? 0;
    }
    const { ipiv } = o;
    const { ipiv: length = Math.min(m, n) } = shapes;
    add('Piv', ipiv, ipiv === undefined ? 0 : ipiv.data.length - ipiv.off - length, length === 0);
    queue.launch(batchRecords, recordsTuning, { records, ...lists }, params, [Math.ceil(count / RECORD_THREADS), 1, 1]);
    return { runs: [{ ...own, records }], dispose: () => records.dispose() };
}
/**
 * Calls `launch` for every run of the batch. `shapes` says how large the matrices are that lists place, `classOf` which problems of a
 * ragged batch run together, if not those of one sizeClass. The records are disposed of afterwards.
 */
export function eachRun(queue, batch, o, shapes, launch, classOf) {
    const { runs, dispose } = runsOf(queue, batch, o, shapes, classOf);
    for (const run of runs)
        launch(run);
    dispose();
}
/**
 * Calls `factor` with an info and flags that lie in buffers of their own: kernels write them beside the pivots, and WebGPU allows a
 * dispatch only one writable binding of a buffer. What they hold afterwards is copied to where it belongs.
 */
export function withOwnReports(queue, f, factor) {
    const taken = new Set([f.ipiv?.data]);
    const moved = [];
    const own = (list) => {
        if (list === undefined || !taken.has(list.data)) {
            taken.add(list?.data);
            return list;
        }
        const data = queue.context.lease('i', f.count);
        const leased = { data, off: 0, ld: 1 };
        moved.push([leased, list]);
        return leased;
    };
    factor({ ...f, info: own(f.info), nonfinite: own(f.nonfinite) });
    for (const [leased, list] of moved) {
        enqueueCopy(queue, f.count, leased, list);
        leased.data.dispose();
    }
}
/** Calls `launch` with the flags of `r`, or with a place for flags that nobody asked for: the kernels always write them. */
export function withFlags(queue, count, r, launch) {
    if (r.nonfinite !== undefined)
        return launch(r.nonfinite);
    scope(queue, (ws) => launch({ data: ws.take('i', count), off: 0, ld: 1 }));
}
/** One run of such a batch after the other, with reports in buffers of their own. */
export function eachDense(queue, f, { operands, m = f.n }, launch) {
    const { n, nrhs = 0, sizes } = f;
    const { B, C } = operands;
    // Solutions have nothing to say of problems without elements.
    if (f.info === undefined && sizes === undefined && (n === 0 || nrhs === 0))
        return;
    const extent = (X, cols) => (X === undefined ? [0, 0] : [n, cols]);
    const shapes = { A: [m, n], B: extent(B, nrhs), C: extent(C, n) };
    withOwnReports(queue, f, (own) => {
        eachRun(queue, { ...f, m, nrhs }, operands, shapes, (run) => launch(run, own));
    });
}
