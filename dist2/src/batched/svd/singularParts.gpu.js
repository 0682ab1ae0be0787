// Singular value decompositions of a batch for those who need them on their way to something else: in workspace, a part of the batch at a
// time.
import { scope } from '../../runtime/workspace.js';
import { listFrom, matsFrom, sizesFrom } from '../partOfBatch.js';
import { enqueueSvdBatch } from './svdBatch.gpu.js';
/** Elements of workspace at most: more would not make the GPU any busier. */
const WORKSPACE = 2 ** 26;
const largest = (list) => Array.prototype.reduce.call(list, (x, y) => Math.max(x, y), 0);
/** `f` with the problems from `first` on, `count` of them. */
const partOf = (f, first, count) => ({
    ...f,
    count,
    sizes: sizesFrom(f.sizes, first, count),
    A: matsFrom(f.A, first, count),
    info: listFrom(f.info, first),
    nonfinite: f.nonfinite && listFrom(f.nonfinite, first),
});
/** Calls `use` for one part of the batch after the other, once its decompositions are enqueued; with vectors if they are wanted. */
export function eachSingularPart(queue, f, vectors, use) {
    const { count, sizes } = f;
    const m = sizes === undefined ? f.m : largest(sizes.m);
    const n = sizes === undefined ? f.n : largest(sizes.n);
    const k = Math.min(m, n);
    const most = Math.min(WORKSPACE, queue.context.gpu.bindingBytes / 16);
    const size = Math.max(1, Math.min(count, Math.floor(most / Math.max(1, Math.max(m, n) * (vectors ? k : 1)))));
    const values = sizes && Int32Array.from({ length: count }, (_, b) => Math.min(sizes.m[b], sizes.n[b]));
    for (let first = 0; first < count; first += size) {
        const own = partOf(f, first, Math.min(size, count - first));
        scope(queue, (ws) => {
            const packed = (rows) => ({
                data: ws.like(f.A, Math.max(1, rows * k * own.count)),
                ...{ off: 0, rs: 1, cs: Math.max(1, rows), stride: rows * k },
            });
            const S = { data: ws.take('s', Math.max(1, k * own.count)), off: 0, stride: k };
            const [U, V] = vectors ? [packed(m), packed(n)] : [];
            const nrhs = values?.subarray(first, first + own.count);
            enqueueSvdBatch(queue, {
                ...own,
                values: Math.min(f.m, f.n),
                sizes: own.sizes && { ...own.sizes, nrhs: nrhs },
                S,
                U: U && { X: U, columns: 's' },
                V: V && { X: V, columns: 's' },
            });
            use(own, { first, count: own.count, S, ...(U && V ? { U, V } : {}) });
        });
    }
}
