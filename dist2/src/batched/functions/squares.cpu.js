// Matrix functions of a batch on the CPU backend: the algorithms of the references, one matrix after the other, on the engine's products
// and solutions; without the engine on the references' own.
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { countOf } from '../../core/batchForms.js';
import { realsOf } from '../../engine/ops.js';
import { matrixAt } from '../../engine/views.js';
import { getrfEngine } from '../../lapack/lu/getrf.cpu.js';
import { getrsEngine } from '../../lapack/lu/getrs.cpu.js';
import { hostVector } from '../../runtime/buffer.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
import { squaresRef } from './squares.ref.js';
/** Matrices that an algorithm takes at most: those of expm. */
const TAKEN = 10;
/** Matrices in the engine's memory from `work` on, where there is room for TAKEN of them and for the pivots of one. */
function squaresEngine(e, r, n, work) {
    const size = n * n * r.bytes;
    let taken = 0;
    const place = (X) => ({ at: e.heap.addressOf(X.data) + X.off * r.bytes, ld: X.ld });
    return {
        n,
        prec: realsOf(r).prec === 's' ? 's' : 'd',
        take: () => matrixAt(e, r, n, n, { at: work + size * taken++, ld: Math.max(1, n) }),
        multiply: (A, B, C) => gemmEngine(e, r, { m: n, n, k: n, alpha: 1, A: place(A), B: place(B), beta: 0, C: place(C) }),
        solve(A, B) {
            const pivots = work + size * TAKEN;
            const info = getrfEngine(e, r, n, n, place(A), pivots);
            if (info === 0)
                getrsEngine(e, r, 'n', n, n, place(A), pivots, place(B));
            return info;
        },
    };
}
/** Bytes that squaresEngine takes. */
const bytesOf = (n, bytes) => TAKEN * n * n * bytes + 4 * n;
/** f of one matrix in the engine's memory, from where it goes back to A. */
export function withSquares(e, r, space, n, A, f) {
    const work = space.take(bytesOf(n, r.bytes));
    return f(squaresEngine(e, r, n, work), matrixAt(e, r, n, n, space.matrix(A, n, n, 'write')));
}
/** C := f(A) by a reference, for every matrix of a batch; what it found of each, in the order in which they are computed. */
function routineOf(f) {
    const size = { rows: (s) => s.n, cols: (s) => s.n };
    return {
        complex: true,
        matrices: { A: { ...size, use: 'read' }, C: { ...size, use: 'write' } },
        workBytes: ({ n }, bytes) => bytesOf(n, bytes),
        engine({ e, r, n, places: [A, C], infos, count, work }) {
            const found = e.heap.view(Int32Array, infos, count);
            for (let b = 0; b < count; b++) {
                const [own, to] = [matrixAt(e, r, n, n, placeOf(A, b)), matrixAt(e, r, n, n, placeOf(C, b))];
                found[b] = f(squaresEngine(e, r, n, work), own, to);
            }
        },
        reference: ({ n }, [A, C]) => f(squaresRef(n, A), A, C),
    };
}
export const runFunction = (queue, a, f) => runBatch(queue, a, routineOf(f));
/** The same of an iteration, whose steps and errors are reported too if the call has a place for them. */
export async function runIteration(queue, a, f) {
    const found = [];
    const routine = routineOf((s, A, C) => {
        const report = f(s, A, C);
        found.push(report);
        return report.info;
    });
    await runBatch(queue, a, routine);
    const [info, iter, error] = await Promise.all([
        hostVector(a.info, 'read'),
        a.iter === undefined ? undefined : hostVector(a.iter, 'write'),
        a.error === undefined ? undefined : hostVector(a.error, 'write'),
    ]);
    const order = computedOrder(a, (b) => info.data[info.off + b] >= 0);
    for (let b = 0; b < countOf(a); b++) {
        const report = found[order[b]];
        if (iter !== undefined)
            iter.data[iter.off + b] = report?.iter ?? 0;
        if (error !== undefined)
            error.data[error.off + b] = report?.error ?? Number.NaN;
    }
}
/** When each problem was computed: those of one size together, in the order in which sizes first appear; -1 for those left out. */
function computedOrder(a, computed) {
    const members = new Map();
    const order = new Int32Array(countOf(a)).fill(-1);
    for (let b = 0; b < order.length; b++) {
        if (!computed(b))
            continue;
        const n = typeof a.n === 'number' ? a.n : a.n[b];
        const same = members.get(n);
        if (same === undefined)
            members.set(n, [b]);
        else
            same.push(b);
    }
    let next = 0;
    for (const list of members.values())
        for (const b of list)
            order[b] = next++;
    return order;
}
