// Divide and conquer with vectors on the GPU: deflation and order on the CPU, in doubles; leaves, roots, vectors and products on the GPU.
// Each level of the tree is waited for once, for the roots and for the rows that make the next level's z.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { fields, isComplex } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { laed2Ref } from './laed2.ref.js';
import { mergedValues } from './laed3.ref.js';
import { stedcCpu } from './stedc.cpu.js';
import { HalvesOnDevice, unitOf } from './stedc.gpu.js';
import { MOST_LEAF, qlTuning, stedcQl } from './stedc.kernels.js';
import { divided, sorted } from './stedc.ref.js';
import { ascending, isFiniteOrNaN, scaleRows, tridiagonalMax } from './tridiagonal.ref.js';
import { enqueueWiden, takeReals } from './widen.gpu.js';
/** Up to this order the CPU is done before the GPU's dispatches and readbacks would be. */
const FEW = 96;
export function stedcHybrid(queue, a) {
    const { compz, n } = a;
    if (compz === 'n')
        return stedcCpu(queue, { ...a, why: 'values alone are found on the CPU' });
    if (n <= FEW)
        return stedcCpu(queue, { ...a, why: `order ${n}: up to ${FEW} the CPU computes it` });
    const why = `divide and conquer, leaves of up to ${MOST_LEAF}; deflation on the CPU`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'stedc_roots', why });
    const { D, E, Z, info } = onDevice(a);
    return scope(queue, async (ws) => {
        const [d, e] = await Promise.all([D.data.copyOut(D.off, n), E.data.copyOut(E.off, n - 1)]);
        const values = Float64Array.from(d);
        const complex = isComplex(a.prec);
        const W = complex ? takeReals(ws, n, n) : compz === 'v' ? takeMatrix(ws, Z, n, n) : Z;
        const failed = await enqueueStedc(queue, { n, d: values, e: Float64Array.from(e), Z: W });
        const X = complex && compz === 'v' ? takeMatrix(ws, Z, n, n) : complex ? Z : W;
        if (complex)
            enqueueWiden(queue, n, n, W, X);
        if (compz === 'v') {
            const product = takeMatrix(ws, Z, n, n);
            enqueueGemm(queue, { m: n, n, k: n, alpha: 1, A: Z, B: X, beta: 0, C: product });
            enqueueLacpy(queue, { uplo: 'f', m: n, n, A: product, B: Z });
        }
        queue.context.writeGpu(D.data.gpu(true), Float32Array.from(values), 4 * D.off);
        queue.context.writeGpu(info.data.gpu(true), Int32Array.of(failed), 4 * info.off);
    });
}
/**
 * T = Z D Z^T as stedcRef, in singles on the GPU. Resolves, with its info, when the eigenvalues are known and the rest is enqueued.
 *
 * Source: LAPACK xSTEDC; MAGMA's xSTEDX, which deflates on the CPU too.
 */
export async function enqueueStedc(queue, f) {
    const { n, d, e, Z } = f;
    if (n === 0)
        return 0;
    if (!isFiniteOrNaN(n, d, e)) {
        enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: Number.NaN, beta: Number.NaN, A: Z });
        return n;
    }
    let info = 0;
    await scope(queue, async (ws) => {
        info = await conquer(queue, ws, f);
    });
    return info;
}
const { eps } = fields.s;
async function conquer(queue, ws, f) {
    const { n, d, e, Z, leaf = MOST_LEAF, together } = f;
    const division = divided(n, d, e, eps, Math.min(leaf, MOST_LEAF));
    const { levels, blocks } = division;
    const rows = levels.map((level) => rowsOf(n, level));
    const device = new HalvesOnDevice(queue, ws, n, Z, rows, 1);
    const order = new Int32Array(n);
    const failed = await solveLeaves(device, ws, f, division, order);
    if (failed > 0)
        return failed;
    for (const [l, level] of levels.entries()) {
        const left = level.map((merge) => deflated(merge, d, order, device.elements));
        device.merge(left, together);
        await device.read(l + 1 < levels.length ? l + 1 : undefined);
        for (const merge of left)
            finish(merge, device, d, order);
    }
    for (const [first, last, factor] of blocks)
        scaleRows(first, last, d, e, 1 / factor);
    enqueueLacpy(queue, { uplo: 'f', m: n, n, A: device.ordered(sorted(n, d)), B: Z });
    return 0;
}
/** The row beside the division that each column of a level goes up to, or begins with; -1 for those that are not merged. */
export function rowsOf(n, level) {
    const rows = new Int32Array(n).fill(-1);
    for (const { first, n1, n2 } of level) {
        rows.fill(first + n1 - 1, first, first + n1);
        rows.fill(first + n1, first + n1, first + n1 + n2);
    }
    return rows;
}
/** Solves the leaves, and waits for their values, and for the rows that the first level needs, if there is one. Returns info. */
async function solveLeaves(device, ws, { n, d, e }, { leaves, levels }, order) {
    const T = new Float32Array(2 * n);
    const units = leaves.map(([first, size]) => unitOf(tridiagonalMax(first, first + size - 1, d, e)));
    for (const [l, [first, size]] of leaves.entries()) {
        for (let i = first; i < first + size; i++) {
            T[i] = d[i] / units[l];
            if (i + 1 < first + size)
                T[n + i] = e[i] / units[l];
        }
    }
    device.solveLeaves(ws, [stedcQl, qlTuning], leaves, T);
    await device.read(levels.length > 0 ? 0 : undefined);
    for (const [l, [first, size]] of leaves.entries()) {
        if (device.origins[first] !== 0)
            return (first + 1) * (n + 1) + first + size;
        const values = device.distances.subarray(first, first + size);
        d.set(values.map((x) => x * units[l]), first);
        order.set(ascending(size, Float64Array.from(values)), first);
    }
    return 0;
}
function deflated({ first, n1, n2, beta }, d, order, z) {
    const end = first + n1 + n2;
    const own = Float64Array.from(z.subarray(first, end));
    const left = laed2Ref(n1, n2, d.subarray(first, end), order.subarray(first, end), own, beta, eps);
    const { poles, rho } = left;
    const unit = unitOf(Math.max(Math.abs(poles[0] ?? 0), Math.abs(poles.at(-1) ?? 0), rho));
    return { first, ...left, unit, zUnit: 1, constant: unit / rho };
}
/** The eigenvalues of a merge, and their order, from the roots that the device has found. */
function finish(merge, { origins, distances }, d, order) {
    const { first, n1, n2, k, unit } = merge;
    const roots = {
        origins: origins.subarray(first, first + k),
        distances: Float64Array.from(distances.subarray(first, first + k), (x) => x * unit),
    };
    order.set(mergedValues(merge, roots, d.subarray(first, first + n1 + n2)), first);
}
