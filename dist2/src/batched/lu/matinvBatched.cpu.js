// Inverses of a batch on the CPU backend: A X = I solved for all matrices at once as gesv does, in copies; without the engine by the
// reference.
import { footprint } from '../../core/matrix.js';
import { arrayAt } from '../../engine/views.js';
import { gesvRef } from '../../lapack/lu/gesv.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { gesvBatchEngine } from './gesvBatched.cpu.js';
/** Matrices that are inverted at a time, and elements of them: some for each thread, and copies that stay in a cache. */
const TOGETHER = 256;
const ELEMENTS = 2 ** 17;
export const together = (n, count) => Math.min(count, TOGETHER, Math.max(4, Math.floor(ELEMENTS / (n * n))));
/** I: n ones on the diagonal of a packed matrix. */
function identity(n, { data, off, parts = 1 }) {
    data.fill(0, parts * off, parts * (off + n * n));
    for (let i = 0; i < n; i++)
        data[parts * (off + i * (n + 1))] = 1;
}
/** To := from, n x n. */
function copyMatrix(n, from, to) {
    const { parts = 1 } = from;
    const [length, times] = from.ld === n && to.ld === n ? [n * n, 1] : [n, n];
    for (let j = 0; j < times; j++) {
        const source = from.off + j * from.ld;
        to.data.set(from.data.subarray(parts * source, parts * (source + length)), parts * (to.off + j * to.ld));
    }
}
/** The n x n matrices of an operand in the engine's memory, by their numbers. */
export function matricesAt(e, r, n, X, count) {
    const stride = X.strideBytes / r.bytes;
    const data = arrayAt(e, r, X.at, (count - 1) * stride + footprint(n, n, X.ld));
    return (b) => ({ data, off: b * stride, ld: X.ld, parts: r.parts });
}
/** Matrices without gaps in the engine's memory. */
export const packed = (n, bytes, at) => {
    const ld = Math.max(1, n);
    return { at, ld, ldBytes: ld * bytes, strideBytes: n * n * bytes };
};
/**
 * A := X for all matrices of a task, some at a time, where `solve` turns those X that are I into the inverses of the A from number `first`
 * on; where their info is not 0, A stays.
 */
export function invertEach({ e, r, n, places, infos, count }, X, solve) {
    const each = together(n, count);
    const [A, inverse] = [matricesAt(e, r, n, places[0], count), matricesAt(e, r, n, X, each)];
    const failed = e.heap.view(Int32Array, infos, count);
    for (let first = 0; first < count; first += each) {
        const some = Math.min(each, count - first);
        for (let b = 0; b < some; b++)
            identity(n, inverse(b));
        solve(first, some);
        for (let b = 0; b < some; b++)
            if (failed[first + b] === 0)
                copyMatrix(n, inverse(b), A(first + b));
    }
}
function engine(task) {
    const { e, r, n, places, infos, count, work } = task;
    const each = together(n, count);
    const bytes = each * n * n * r.bytes;
    const [LU, X] = [packed(n, r.bytes, work), packed(n, r.bytes, work + bytes)];
    const [A, copy] = [matricesAt(e, r, n, places[0], count), matricesAt(e, r, n, LU, each)];
    invertEach(task, X, (first, some) => {
        for (let b = 0; b < some; b++)
            copyMatrix(n, A(first + b), copy(b));
        gesvBatchEngine(e, r, n, n, LU, work + 2 * bytes, X, infos + 4 * first, some);
    });
}
/** A := A^-1 by the reference of gesv; what its info is. A singular A is left as it was. */
function reference(n, A) {
    const { parts = 1 } = A;
    const numbers = () => {
        const data = A.data instanceof Float32Array ? new Float32Array(parts * n * n) : new Float64Array(parts * n * n);
        return { data, off: 0, ld: Math.max(1, n), parts };
    };
    const [LU, X] = [numbers(), numbers()];
    copyMatrix(n, A, LU);
    identity(n, X);
    const info = gesvRef(n, n, LU, new Int32Array(n), 0, X);
    if (info === 0)
        copyMatrix(n, X, A);
    return info;
}
const matinv = {
    complex: true,
    matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
    workBytes: ({ n }, bytes, count) => (2 * n * n * bytes + 4 * n) * together(n, count),
    engine,
    reference: ({ n }, [A]) => reference(n, A),
};
export const matinvBatchedCpu = (queue, a) => runBatch(queue, a, matinv);
