// The kernel of copies, products and sums by strides, and its launches.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { extent, joined } from '../contraction.js';
import { MOST_OUT, MOST_SUM } from './stridedAxes.js';
import { MOVE, PRODUCTS, STRIDED_THREADS, SUMS, stridedSumKernel, TRIANGLES } from './stridedSum.kernels.js';
const NONE = { size: 1, a: 0, b: 0 };
/** Enqueues it. */
export function compute(queue, { A, B, out, sum, part, C }) {
    // Rows and columns of triangles stay apart.
    const axes = part === undefined ? joined(out) : [...joined(out.slice(0, -2)), ...out.slice(-2)];
    const size = extent(axes);
    if (size === 0)
        return;
    const inner = joined(sum);
    const [plain, [rows, cols]] = [B === undefined && inner.length === 0, axes];
    if (plain && part === undefined && axes.length === 2 && rows.a === 1 && cols.a >= rows.size) {
        queue.note({ routine: 'strided', backend: 'gpu', kernel: 'transpose_tiled', why: 'a transposition' });
        const from = { data: A.kept, off: A.offset, ld: cols.a };
        enqueueTranspose(queue, { m: rows.size, n: cols.size, A: from, B: { data: C, off: 0, ld: cols.size } });
        return;
    }
    queue.note({ routine: 'strided', backend: 'gpu', kernel: 'strided_sum', why: 'an array as it lies, by its strides' });
    const outer = axes.splice(0, Math.max(0, axes.length - MOST_OUT));
    const [n0, n1, n2, n3] = [NONE, NONE, NONE, NONE, ...axes].slice(-MOST_OUT);
    const [l0, l1] = [NONE, NONE, ...inner].slice(-MOST_SUM);
    const count = extent(axes);
    const steps = {
        ...{ n1: n1.size, n2: n2.size, n3: n3.size, depth: l0.size * l1.size, inner: l1.size },
        ...{ a0: n0.a, a1: n1.a, a2: n2.a, a3: n3.a, sumA0: l0.a, sumA1: l1.a },
        ...{ b0: n0.b, b1: n1.b, b2: n2.b, b3: n3.b, sumB0: l0.b, sumB1: l1.b },
    };
    const variant = part !== undefined ? TRIANGLES : plain ? MOVE : B === undefined ? SUMS : PRODUCTS;
    for (const [number, [a, b]] of startsOf(outer).entries()) {
        const params = {
            count,
            offC: number * count,
            offA: A.offset + a,
            offB: (B?.offset ?? 0) + b,
            part: part ?? 0,
            ...steps,
        };
        const groups = [Math.ceil(count / STRIDED_THREADS), 1, 1];
        queue.launch(stridedSumKernel, variant, { A: A.kept, C, ...(B && { B: B.kept }) }, params, groups);
    }
}
/** Where the first element is in A and B, for each place along axes. */
function startsOf(axes) {
    let list = [[0, 0]];
    for (const { size, a, b } of axes)
        list = list.flatMap(([x, y]) => Array.from({ length: size }, (_, i) => [x + i * a, y + i * b]));
    return list;
}
