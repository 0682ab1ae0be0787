// Divide and conquer on a bidiagonal matrix on the GPU: deflation and order on the CPU, in doubles; leaves, roots, vectors and products on
// the GPU, as of a tridiagonal one. Each level of the tree is waited for once, for the roots and for the rows that make the next level's z.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { fields } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { merged, takeRotations } from '../eigen/laed2.ref.js';
import { mergedOrder } from '../eigen/laed3.ref.js';
import { HalvesOnDevice, unitOf } from '../eigen/stedc.gpu.js';
import { rowsOf } from '../eigen/stedc.hybrid.js';
import { halved } from '../eigen/stedc.ref.js';
import { ascending, tridiagonalMax } from '../eigen/tridiagonal.ref.js';
import { enqueueNaN, takeReals } from '../eigen/widen.gpu.js';
import { because } from '../factorPlan.js';
import { bdsdcCpu } from './bdsdc.cpu.js';
import { bdsdcQr, MOST_LEAF_COLUMNS, qrTuning } from './bdsdc.kernels.js';
import { lasd2Ref } from './lasd2.ref.js';
import { rootValue } from './secular.ref.js';
/** Up to this order the CPU is taken to be faster: not measured. */
const FEW = 512;
/** Why the CPU computes a problem, if it does. */
function whyCpu({ context }, { compq, n, mode }) {
    const { bindingBytes, software } = context.gpu;
    if (compq === 'n')
        return 'values alone are found on the CPU';
    if (n === 0)
        return 'there is nothing to compute';
    if (bdsdcBytes(n) > bindingBytes)
        return 'no binding of this GPU holds the vectors';
    if (mode === 'native')
        return undefined;
    if (software)
        return 'a software adapter is slower';
    return n <= FEW ? `order ${n}: up to ${FEW} the CPU is taken to be faster` : undefined;
}
export function bdsdcHybrid(queue, a) {
    const cpu = whyCpu(queue, a);
    if (cpu !== undefined)
        return bdsdcCpu(queue, because(a, { why: cpu }));
    const { routine, uplo, n } = a;
    const why = `divide and conquer, leaves of up to ${MOST_LEAF_COLUMNS} columns; deflation on the CPU`;
    queue.note({ routine, backend: 'gpu', kernel: 'stedc_roots', why });
    const { D, E, U, VT, info } = onDevice(a);
    return scope(queue, async (ws) => {
        const [d, e] = await Promise.all([D.data.copyOut(D.off, n), E.data.copyOut(E.off, n - 1)]);
        const values = Float64Array.from(d);
        const vectors = await enqueueBdsdc(queue, ws, { n, d: values, e: Float64Array.from(e) });
        if (vectors.info === n)
            for (const X of [U, VT])
                enqueueNaN(queue, n, n, X);
        else {
            // A lower bidiagonal matrix is the transpose of an upper one, whose factors are exchanged.
            const [X, Y] = uplo === 'u' ? [vectors.U, vectors.V] : [vectors.V, vectors.U];
            enqueueLacpy(queue, { uplo: 'f', m: n, n, A: X, B: U });
            enqueueTranspose(queue, { m: n, n, A: Y, B: VT });
        }
        queue.context.writeGpu(D.data.gpu(true), Float32Array.from(values), 4 * D.off);
        queue.context.writeGpu(info.data.gpu(true), Int32Array.of(vectors.info), 4 * info.off);
    });
}
/** The largest piece of workspace of order n. */
export const bdsdcBytes = (n) => 2 * fields.s.bytes * 4 * Math.ceil(n / 4) * n;
/**
 * B = U S V^T for the upper bidiagonal B with diagonal d and e above it, as bdsdcRef, in singles on the GPU. Resolves when the values are
 * known and the rest is enqueued. Where B is not finite info is n, and so are all values NaN.
 *
 * Source: LAPACK xBDSDC, xLASD0; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the bidiagonal SVD, SIAM J. Matrix Anal. Appl. 16
 * (1995).
 */
export async function enqueueBdsdc(queue, ws, f) {
    const { n, d, e } = f;
    const W = takeReals(ws, n, 2 * n);
    if (!(tridiagonalMax(0, n - 1, d, e) < Infinity)) {
        d.fill(Number.NaN);
        return { info: n, U: W, V: W };
    }
    return conquer(queue, ws, f, W);
}
const { eps } = fields.s;
async function conquer(queue, ws, f, W) {
    const { n, d, leaf = MOST_LEAF_COLUMNS, together } = f;
    const { leaves, levels } = halved(0, n, Math.min(leaf, MOST_LEAF_COLUMNS));
    const rows = levels.map((level) => rowsOf(n, level));
    const device = new HalvesOnDevice(queue, ws, n, W, rows, 2);
    const [values, order] = [new Float64Array(n), new Int32Array(n)];
    const info = await solveLeaves(device, ws, f, leaves, values, order, levels.length > 0);
    if (info > 0)
        return { info, U: W, V: W };
    for (const [l, level] of levels.entries()) {
        const left = level.map((halves) => deflated(halves, f, values, order, device.elements));
        device.merge(left, together);
        await device.read(l + 1 < levels.length ? l + 1 : undefined);
        for (const merge of left)
            finish(merge, device, values, order);
    }
    order.reverse();
    for (let j = 0; j < n; j++)
        d[j] = values[order[j]];
    const U = device.ordered(order);
    return { info: 0, U, V: at(U, 0, n) };
}
/** Solves the leaves, and waits for their values, and for the rows that the first level needs, if there is one. Returns info. */
async function solveLeaves(device, ws, { n, d, e }, leaves, values, order, merges) {
    const T = new Float32Array(2 * n);
    const units = leaves.map(([first, cols]) => unitOf(tridiagonalMax(first, first + cols - 1, d, e)));
    for (const [l, [first, cols]] of leaves.entries()) {
        for (let i = first; i < first + cols; i++) {
            T[i] = d[i] / units[l];
            if (i + 1 < first + cols)
                T[n + i] = e[i] / units[l];
        }
    }
    device.solveLeaves(ws, [bdsdcQr, qrTuning], leaves, T);
    await device.read(merges ? 0 : undefined);
    let failed = 0;
    for (const [l, [first, cols]] of leaves.entries()) {
        failed += device.origins[first];
        const found = Float64Array.from(device.distances.subarray(first, first + cols), (x) => x * units[l]);
        values.set(found, first);
        order.set(ascending(first + cols < n ? cols - 1 : cols, found), first);
    }
    return Math.min(failed, n - 1);
}
/** Poles as the device has them: see lib/stedc_merge.wgsl. */
const UNIT = 2 ** -10;
/** What is left of two halves and the row between them: the last column of a half has no value, but for that of the whole matrix. */
function deflated({ first, n1, n2 }, { n, d, e }, values, order, row) {
    const end = first + n1 + n2;
    const extra = end < n;
    const count = n1 + n2 - Number(extra);
    const middle = n1 - 1;
    const [alpha, beta] = [d[first + middle], e[first + middle]];
    const own = values.slice(first, first + count);
    own[middle] = 0;
    const most = own.reduce((largest, value) => Math.max(largest, value), Math.max(Math.abs(alpha), Math.abs(beta)));
    const size = unitOf(most);
    const z = Float64Array.from(row.subarray(first, end), (x, j) => (x * (j < n1 ? alpha : beta)) / size);
    let turn;
    const length = extra ? Math.hypot(z[middle], z[count]) : 0;
    if (length > 0) {
        turn = [z[middle] / length, z[count] / length];
        z[middle] = length;
    }
    for (let j = 0; j < count; j++)
        own[j] /= size;
    const sorted = merged(middle, count - n1, own, order.subarray(first, first + count), n1);
    const left = most > 0 ? lasd2Ref(n1, count - n1, own, z, sorted, 8 * eps * (most / size)) : zero(count);
    // The second half's last column stays where it is.
    const columns = new Int32Array(n1 + n2).fill(count);
    columns.set(left.columns);
    return { ...left, first, n1, n2, columns, size, unit: UNIT, zUnit: UNIT, constant: 1, turn, extra };
}
/** What is left of nothing but zeros. */
function zero(count) {
    const columns = Int32Array.from({ length: count }, (_, j) => j);
    const none = new Float64Array(0);
    const left = { k: 0, top: 0, dense: 0, bottom: 0, places: new Int32Array(0), poles: none, z: none };
    return { ...left, columns, rotations: takeRotations(0), values: new Float64Array(count) };
}
/** The values of a merge, and their order, from the roots that the device has found. */
function finish(merge, device, values, order) {
    const { first, k, size, poles } = merge;
    const count = k + merge.values.length;
    const own = values.subarray(first, first + count);
    for (let j = 0; j < k; j++) {
        const x = device.distances[first + j] * UNIT * UNIT;
        own[j] = rootValue(poles[device.origins[first + j]], x) * size;
    }
    own.set(merge.values.map((value) => value * size), k);
    order.set(mergedOrder(k, count, own), first);
}
