// L D L^T or L D L^H without pivoting on the GPU, in panels: a panel is factored in block columns of one dispatch each, then its product is
// subtracted from the triangle behind it. info stays on the device.
import { pick } from '../../autotune/pick.js';
import { enqueueTrapezoid } from '../../blas3/products/gemmTriangle.gpu.js';
import { enqueueGemmtr, enqueueMerge } from '../../blas3/products/gemmtr.gpu.js';
import { isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { panelWidth } from '../cholesky/choleskyBlocks.js';
import { ldlRules, ldlVariants, sytrfNopivKernel } from './sytrfNopiv.kernels.js';
const ldlWay = (queue, force) => pick(ldlRules, { software: queue.context.gpu.software }, force);
export function noteNopiv(queue, routine) {
    const { name, why } = ldlWay(queue);
    queue.note({ routine, backend: 'gpu', kernel: `${sytrfNopivKernel.name} ${name}`, why });
}
export const sytrfNopivGpu = (queue, a) => factorNopivGpu(queue, a, 't');
/** SYTRFNOPIV or HETRFNOPIV. */
export function factorNopivGpu(queue, a, mirror) {
    noteNopiv(queue, a.routine);
    enqueueSytrfNopiv(queue, { ...onDevice(a), mirror });
}
/** Enqueues the factorization of the triangle of A; to info the first zero pivot, or 0. */
export function enqueueSytrfNopiv(queue, f) {
    const { uplo, n, A, info } = f;
    queue.clear(info.data.gpu(true), info.off * 4, 4);
    if (n === 0)
        return;
    const { SIDE, D } = ldlWay(queue, f.force).choice;
    const leaf = SIDE * D;
    const width = Math.ceil(Math.min(n, panelWidth(f)) / leaf) * leaf;
    const count = Math.ceil(n / leaf);
    const rows = Math.ceil(n / 4) * 4; // the fast products need multiples of four
    scope(queue, (ws) => {
        // Nothing but a block column itself needs its block: all are put in place at the end.
        const blocks = { data: ws.like(A, count * leaf ** 2), off: 0, ld: leaf };
        const W = { data: ws.like(A, rows * width), off: 0, ld: uplo === 'l' ? rows : width };
        for (let first = 0; first < n; first += width)
            panel(queue, f, blocks, W, first, Math.min(n, first + width));
        enqueueMerge(queue, { part: uplo, m: leaf, n: leaf, order: n, blocks: count, W: blocks, beta: 0, C: A });
    });
}
/** Columns first .. end-1 (for 'u', rows), and what is behind them. Row i of L D is in row i - first of W. */
function panel(queue, f, blocks, W, first, end) {
    const { uplo, n } = f;
    const across = uplo === 'u';
    const shape = ldlWay(queue, f.force).choice;
    const leaf = shape.SIDE * shape.D;
    for (let j = first; j < end; j += leaf) {
        const next = Math.min(end, j + leaf);
        const rows = n - next;
        const product = part(across, W, next - first, j - first);
        const [rs, cs] = stepsOf(across, f.A.ld);
        const [rsW, csW] = stepsOf(across, W.ld);
        const [rsT, csT] = stepsOf(across, leaf);
        const params = {
            width: next - j,
            rows,
            off: at(f.A, j, j).off,
            rs,
            cs,
            offW: product.off,
            rsW,
            csW,
            offT: j * leaf,
            rsT,
            csT,
            row0: j,
            offInfo: f.info.off,
        };
        const tuning = ldlVariants.of(f.A.data.type, { ACROSS: across, HERMITIAN: isHermitian(f) }, shape);
        const buffers = { A: f.A.data, W: W.data, blocks: blocks.data, info: f.info.data };
        queue.launch(sytrfNopivKernel, tuning, buffers, params, [
            Math.max(1, Math.ceil(rows / (shape.SIDE * shape.E))),
            1,
            1,
        ]);
        // The columns that are left of the panel. What split products have to prepare would take longer than they do.
        if (next < end)
            enqueueTrapezoid(queue, { ...behind(f, j, next, product), n: end - next, rest: n - end });
    }
    if (end < n)
        update(queue, f, first, end, part(across, W, end - first, 0));
}
const isHermitian = ({ mirror, A }) => mirror === 'c' && isComplex(A.data.type);
/** The steps of row and column of a triangle seen as the lower one. */
const stepsOf = (across, ld) => (across ? [ld, 1] : [1, ld]);
/** From row i and column j on of what is seen so. */
const part = (across, X, i, j) => (across ? at(X, j, i) : at(X, i, j));
/** The product of columns j .. from-1 of L with L D, whose rows from `from` on are `product`, to be subtracted from `from` on. */
function behind({ uplo, A, mirror }, j, from, product) {
    const [transA, transB] = uplo === 'l' ? ['n', mirror] : [mirror, 'n'];
    const rows = part(uplo === 'u', A, from, j);
    const C = at(A, from, from);
    return { uplo, transA, transB, k: from - j, alpha: -1, A: rows, B: product, beta: 1, C };
}
/** The triangle behind a panel. */
function update(queue, f, first, end, product) {
    const { math = 'strict', n } = f;
    enqueueGemmtr(queue, { ...behind(f, first, end, product), n: n - end, math });
}
