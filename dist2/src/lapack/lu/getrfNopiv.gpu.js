// LU without pivoting on the GPU: steps that factor a block on the diagonal and solve for what lies below and beside it, and products
// behind them. info stays on the device.
import { pick } from '../../autotune/pick.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { getf2Nopiv, getf2NopivStore, nopivRules, nopivStoreVariants, nopivVariants, } from './getrfNopiv.kernels.js';
/** How a block on the diagonal is factored on this device. */
const nopivWay = (queue, force) => pick(nopivRules, { software: queue.context.gpu.software }, force);
/**
 * Columns of a block, behind which the rest is updated by one product. A small matrix is one block: a step then takes two dispatches in
 * place of three. Products by matrix units need depth. H200, 2026-11, ms with blocks of 512, 1024, 2048: n = 8192 strict 13.8, 14.8, 15.5,
 * split 17.2, 14.0, 14.0, fast 10.3, 10.1, 11.6; n = 16384 strict 79.0, 80.6, 82.1, split 103, 76.5, 65.8, fast 47.4, 41.5, 43.9.
 */
function nopivBlock(order, math) {
    if (math === 'fast')
        return order <= 1024 ? order : order <= 4096 ? 512 : 1024;
    if (math === 'split' && order >= 8192)
        return 2048;
    return order <= 2048 ? order : 512;
}
export function getrfNopivGpu(queue, a) {
    const { name, why } = nopivWay(queue);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: `getf2_nopiv ${name}`, why });
    const { m, n, math, nb } = a;
    enqueueGetrfNopiv(queue, { m, n, A: deviceMat(a.A, a.lda), info: deviceMat(a.info, 1), math, nb });
}
/**
 * Enqueues the factorization of A: m x n into L U, the first zero pivot to info. Right-looking in two levels: the steps of a block of
 * columns carry on to the block's columns and rows, the block to the rest. All of U comes from elimination and none from triangular solves
 * with inverted blocks, which without pivoting may be arbitrarily ill-conditioned.
 */
export function enqueueGetrfNopiv(queue, f) {
    const { m, n, A, info } = f;
    queue.clear(info.data.gpu(true), info.off * 4, 4);
    const order = Math.min(m, n);
    if (order === 0)
        return;
    const { step: steps, store, leaf, tile } = nopivWay(queue, f.force).choice;
    const tuning = nopivVariants.of(A.data.type, undefined, steps);
    const wanted = f.nb || nopivBlock(order, f.math ?? 'strict');
    const width = Math.min(wanted, leaf);
    const block = Math.ceil(wanted / width) * width;
    // The factored blocks on the diagonal are put back at the end: nothing reads them until then.
    scope(queue, (ws) => {
        const blocks = ws.like(A, Math.ceil(order / width) * leaf ** 2);
        let step = 0;
        for (let first = 0; first < order; first += block) {
            const end = Math.min(order, first + block);
            for (let j = first; j < end; j += width) {
                const next = Math.min(end, j + width);
                const place = { off: A.off + j * (1 + A.ld), lda: A.ld, offT: step++ * leaf ** 2, row0: j, offInfo: info.off };
                const sizes = { width: next - j, rows: m - next, columns: n - next };
                const groups = Math.max(1, Math.ceil(Math.max(sizes.rows, sizes.columns) / tile));
                queue.launch(getf2Nopiv, tuning, { A: A.data, blocks, info: info.data }, { ...sizes, ...place }, [
                    groups,
                    1,
                    1,
                ]);
                // Products of little depth: what split ones have to prepare would take longer than they do.
                const inside = { ...f, math: 'strict' };
                update(queue, inside, j, next, m, next, end);
                update(queue, inside, j, next, end, end, n);
            }
            update(queue, f, first, end, m, end, n);
        }
        const params = { width: order, step: width, off: A.off, lda: A.ld, offT: 0 };
        queue.launch(getf2NopivStore, nopivStoreVariants.of(A.data.type, undefined, store), { blocks, A: A.data }, params, [
            step,
            1,
            1,
        ]);
    });
}
/** A := A - L U for rows row..rows and columns column..columns, with columns j..row of L and as many rows of U. */
function update(queue, { A, math = 'strict' }, j, row, rows, column, columns) {
    const [m, n, k] = [rows - row, columns - column, row - j];
    enqueueGemm(queue, {
        m,
        n,
        k,
        alpha: -1,
        A: at(A, row, j),
        B: at(A, j, column),
        beta: 1,
        C: at(A, row, column),
        math,
    });
}
