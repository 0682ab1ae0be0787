// GEMM of bytes into 32-bit integers on the GPU: factors are read where they lie or packed along the depth, then one launch.
import { pick } from '../../autotune/pick.js';
import { productOf } from '../../core/complex.js';
import { deviceMat } from '../../runtime/buffer.js';
import { byteRules, fitsBytes, gemmI8Pack, gemmI8Tensor, PACK_TILE, packTunings, tensorTuning, VECTOR_BYTES, } from './gemmI32.kernels.js';
export function gemmI32Gpu(queue, a) {
    const [transA, transB] = [a.transA !== 'n', a.transB !== 'n'];
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    enqueueGemmI32(queue, { ...a, transA, transB, A, B, C }, a.routine);
}
/** Enqueues C := alpha op(A) op(B) + beta C. `noteAs` traces the choice under that name. */
export function enqueueGemmI32(queue, g, noteAs) {
    const { m, n, C } = g;
    const { alpha, k } = productOf(g.alpha, g.k);
    const { language, matrixUnits, workgroupBytes } = queue.context.gpu;
    const unit = matrixUnits.find(fitsBytes);
    const dot4 = language.has('packed_4x8_integer_dot_product');
    const { name, choice, why } = pick(byteRules, { m, n, k, count: 1, dot4, unit, workgroupBytes }, g.force);
    const { kernel, tile } = choice;
    if (noteAs !== undefined)
        queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
    const A = factor(queue, tile, { X: g.A, rows: m, depth: k, across: g.transA });
    const B = factor(queue, tile, { X: g.B, rows: n, depth: k, across: !g.transB });
    const tuning = kernel === gemmI8Tensor ? tensorTuning(unit) : tile;
    const params = {
        m,
        n,
        slabs: Math.ceil(k / tile.BK),
        offA: A.off,
        lda: A.ld,
        offB: B.off,
        ldb: B.ld,
        offC: C.off,
        ldc: C.ld,
        alpha,
        beta: g.beta,
    };
    const [x, y] = [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN)];
    const grid = kernel === gemmI8Tensor ? [x * y, 1, 1] : [x, y, 1];
    queue.launch(kernel, tuning, { A: A.data, B: B.data, C: C.data }, params, grid);
    for (const { packed, data } of [A, B])
        if (packed)
            data.dispose();
}
/** The factor where it lies if the kernels can read it there, else packed into workspace, its last slab filled up with zeros. */
function factor(queue, { BK }, { X, rows, depth, across }) {
    // The kernels load the first slab whatever the depth is.
    if (depth === 0)
        return { data: queue.nothing, off: 0, ld: 0, packed: false };
    if (across && depth % BK === 0 && X.off % VECTOR_BYTES === 0 && X.ld % VECTOR_BYTES === 0)
        return { data: X.data, off: X.off / VECTOR_BYTES, ld: X.ld / VECTOR_BYTES, packed: false };
    const bytes = Math.ceil(depth / BK) * BK;
    const P = queue.context.lease('b', rows * bytes);
    const params = { rows, depth, offX: X.off, ldx: X.ld, ldp: bytes / 4 };
    const grid = [Math.ceil(rows / PACK_TILE), Math.ceil(bytes / PACK_TILE), 1];
    queue.launch(gemmI8Pack, packTunings[across ? 1 : 0], { X: X.data, P }, params, grid);
    return { data: P, off: 0, ld: bytes / VECTOR_BYTES, packed: true };
}
