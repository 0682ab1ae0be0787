// Solution and refinement of batches of systems on the GPU: copies of the matrices are factored and the systems solved as by gesv and posv,
// then every right-hand side is refined by a workgroup, or a part of one, until it is done. Nothing is read back.
import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueuePosvBatch } from '../cholesky/posvBatched.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf, } from '../deviceBatch.js';
import { enqueueGesvBatch } from '../lu/gesvBatched.gpu.js';
import { listFrom, matsFrom, sizesFrom } from '../partOfBatch.js';
import { COPY_THREADS, copyVariants, REPORT_THREADS, refineCopy, refineGroup, refineReport, refineTuning, reportVariants, vectorShape, } from '../vectorGroup.kernels.js';
/** What may be asked for, one entry per problem. */
const LISTS = ['info', 'nonfinite', 'iter', 'berr', 'ferr'];
/** Threads that copy at most, of one launch: their number has 32 bits. */
const MOST_THREADS = 2 ** 31;
/** Elements of workspace at most: more would not make the GPU any busier. */
const WORKSPACE = 2 ** 26;
/** Enqueues X := A^-1 B, refined; where A could not be factored X := B. */
export function enqueueRefineBatch(queue, f) {
    const { count, sizes } = f;
    const most = Math.min(WORKSPACE, queue.context.gpu.device.limits.maxStorageBufferBindingSize / 16);
    const orders = sizes?.n ?? { length: 0 };
    for (let first = 0; first < count;) {
        let part = 0;
        let elements = 0;
        let largest = 0;
        // Pivots of all problems are as far apart as the largest needs them.
        for (; first + part < count; part++) {
            const n = sizes === undefined ? f.n : orders[first + part];
            const columns = sizes === undefined ? f.nrhs : sizes.nrhs[first + part];
            elements += n * (n + columns) + 4 * columns;
            largest = Math.max(largest, n);
            if (part > 0 && Math.max(elements, largest * (part + 1)) > most)
                break;
        }
        new Refinement(queue, partOf(f, first, part)).run();
        first += part;
    }
}
function partOf(f, first, count) {
    if (count === f.count)
        return f;
    const lists = Object.fromEntries(Object.entries(f.lists).map(([name, list]) => [name, list && listFrom(list, first)]));
    const sizes = sizesFrom(f.sizes, first, count);
    const [A, B, X] = [f.A, f.B, f.X].map((M) => matsFrom(M, first, count));
    return { ...f, count, sizes, A, B, X, lists };
}
/** Matrices of a batch side by side in a workspace, in the order in which those of `like` lie: where, and how many elements they are. */
function packed(f, like, columnsOf) {
    const byRows = like.rs !== 1;
    const { n, count, sizes } = f;
    const columns = f[columnsOf];
    if (sizes === undefined) {
        const ld = Math.max(1, byRows ? columns : n);
        const at = byRows ? { rs: ld, cs: 1 } : { rs: 1, cs: ld };
        return { elements: count * n * columns, at: { ...at, off: 0, stride: n * columns, places: undefined } };
    }
    const [offsets, lds] = [new Float64Array(count), new Float64Array(count)];
    let elements = 0;
    for (let b = 0; b < count; b++) {
        const [rows, cols] = [sizes.n[b], sizes[columnsOf][b]];
        offsets[b] = elements;
        lds[b] = Math.max(1, byRows ? cols : rows);
        elements += rows * cols;
    }
    const at = byRows ? { rs: 0, cs: 1 } : { rs: 1, cs: 0 };
    return { elements, at: { ...at, off: 0, stride: 0, places: { offsets, lds } } };
}
/** The same as vectors, whose places kernels have beside those of three matrices. */
const asVector = ({ data, off, stride, places }) => ({
    data,
    off,
    stride,
    places: places?.offsets,
});
const largestOf = (sizes, one) => {
    if (sizes === undefined)
        return one;
    let most = 0;
    for (let b = 0; b < sizes.length; b++)
        most = Math.max(most, sizes[b]);
    return most;
};
/** One part of the batch. */
class Refinement {
    queue;
    f;
    taken = [];
    /** The most right-hand sides, and the largest order. */
    columns;
    largest;
    type;
    constructor(queue, f) {
        this.queue = queue;
        this.f = f;
        this.columns = largestOf(f.sizes?.nrhs, f.nrhs);
        this.largest = largestOf(f.sizes?.n, f.n);
        this.type = f.A.data.type;
    }
    run() {
        const { f, columns, largest } = this;
        const { count, A, B, lists } = f;
        const list = () => ({ data: this.take('i', count), off: 0, ld: 1 });
        const [found, wild] = [list(), lists.nonfinite && list()];
        const parts = this.take('s', 4 * count * columns);
        // Factors and solutions lie as A and X do: both are then read and written along memory.
        const F = this.workspace(A, 'n');
        const X = this.workspace(f.X, 'nrhs');
        const pivots = f.cholesky ? undefined : this.take('i', count * largest);
        this.copy(A, F, 'n', f.turned);
        this.copy(B, X, 'nrhs');
        this.solve(F, X, found, wild, pivots);
        if (largest > 0 && columns > 0) {
            this.refine(F, X, found, parts, pivots);
            this.putBack(X);
        }
        for (const [kind, name] of LISTS.entries()) {
            const to = lists[name];
            if (to !== undefined)
                this.report(kind, (name === 'nonfinite' ? wild : found).data, parts, to);
        }
        for (const buffer of this.taken)
            buffer.dispose();
    }
    take(type, length) {
        const buffer = this.queue.context.lease(type, Math.max(1, length));
        this.taken.push(buffer);
        return buffer;
    }
    workspace(like, columnsOf) {
        const { elements, at } = packed(this.f, like, columnsOf);
        return { ...at, data: this.take(this.type, elements) };
    }
    /** To workspace. */
    copy(A, C, columnsOf, conjugate = false) {
        const { queue, f } = this;
        const [m, n] = [f.n, f[columnsOf]];
        const sizes = f.sizes && { m: f.sizes.n, n: f.sizes[columnsOf] };
        const shapes = { A: [m, n], B: [0, 0], C: [m, n] };
        eachRun(queue, { m, n, nrhs: 0, count: f.count, sizes }, { A, C }, shapes, (run) => this.launchCopy(run, { A, C }, C.rs !== 1, [run.m, run.n], { CONJUGATE: conjugate, PACKED: false }));
    }
    launchCopy(run, o, byRows, [rows, columns], how) {
        if (rows === 0 || columns === 0)
            return;
        const buffers = { A: (how.PACKED ? o.ipiv : o.A).data, C: o.C.data, ...recordsOf(run) };
        const tuning = copyVariants.of(this.type, { LISTED: isListed(run), ...how });
        const size = rows * columns;
        const each = Math.max(1, Math.floor(MOST_THREADS / size));
        for (let start = 0; start < run.count; start += each) {
            const params = { ...batchParams(run, o, {}), byRows: Number(byRows), rows, columns, start };
            const groups = Math.ceil((size * Math.min(each, run.count - start)) / COPY_THREADS);
            this.queue.launch(refineCopy, tuning, buffers, params, [groups, 1, 1]);
        }
    }
    solve(F, X, info, nonfinite, pivots) {
        const { queue, f, largest: stride } = this;
        const { n, nrhs, count, sizes, onFailure } = f;
        const own = { n, nrhs, count, sizes, A: F, B: X, info, nonfinite, onFailure };
        if (pivots === undefined)
            return enqueuePosvBatch(queue, { ...own, uplo: 'l' });
        const places = sizes && Array.from({ length: count }, (_, b) => b * stride);
        enqueueGesvBatch(queue, { ...own, ipiv: { data: pivots, off: 0, stride: sizes ? 0 : stride, places } });
    }
    /** Calls `launch` for every run with the operands of the call, or X elsewhere, and a vector. */
    each(C, ipiv, launch) {
        const { f } = this;
        const { n, nrhs, A, B } = f;
        const o = { A, B, C, ipiv };
        eachRun(this.queue, { ...f, m: n }, o, { A: [n, n], B: [n, nrhs], C: [n, nrhs] }, (run) => launch(run, o));
    }
    refine(F, X, failed, parts, pivots) {
        const { queue, f, columns, largest } = this;
        this.each(X, asVector(F), (run, o) => {
            if (run.n === 0 || run.nrhs === 0)
                return;
            const { choice: shape } = vectorShape(queue, run.n, this.type, f.force);
            const listed = isListed(run);
            const tuning = refineTuning(shape, listed, f.cholesky, f.lists.ferr !== undefined, this.type);
            const params = {
                ...batchParams(run, o, {}),
                byRows: Number(f.A.rs !== 1),
                stridePivots: largest,
                columns,
                zero: 0,
                turned: Number(f.turned === true),
            };
            const buffers = {
                A: f.A.data,
                F: F.data,
                B: f.B.data,
                X: X.data,
                parts,
                failed: failed.data,
                ...(pivots === undefined ? {} : { ipiv: pivots }),
                ...recordsOf(run),
            };
            const groups = Math.ceil((run.count * shape.LANES) / shape.THREADS);
            queue.launch(refineGroup, tuning, buffers, params, [groups, run.nrhs, 1]);
        });
    }
    /** The solutions to where they belong; those of problems that are not inside their buffers are left out. */
    putBack(X) {
        this.each(this.f.X, asVector(X), (run, o) => this.launchCopy(run, o, X.rs !== 1, [run.n, run.nrhs], { CONJUGATE: false, PACKED: true }));
    }
    report(kind, found, parts, list) {
        const { queue, columns } = this;
        this.each(this.f.X, undefined, (run, o) => {
            const params = { ...batchParams(run, o, {}), kind, columns, offL: list.off };
            const buffers = { found, parts, list: list.data, ...recordsOf(run) };
            const groups = Math.ceil(run.count / REPORT_THREADS);
            queue.launch(refineReport, reportVariants.of(undefined, { LISTED: isListed(run) }), buffers, params, [
                groups,
                1,
                1,
            ]);
        });
    }
}
export function refinedBatchedGpu(queue, a, cholesky) {
    const of = new BatchOnDevice(queue, a);
    const { info, nonfinite, onFailure } = of.reports;
    const list = (name) => (a[name] === undefined ? undefined : deviceMat(a[name], 1));
    enqueueRefineBatch(queue, {
        ...of.batch,
        cholesky,
        // The upper triangle is the lower one of the transpose, which is the conjugate.
        turned: cholesky && a.uplo === 'u' && isComplex(a.prec),
        A: of.mat('A', cholesky && a.uplo === 'u'),
        B: of.mat('B'),
        X: of.mat('X'),
        lists: { info, nonfinite, iter: list('iter'), berr: list('berr'), ferr: list('ferr') },
        onFailure,
    });
}
