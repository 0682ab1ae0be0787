// One triangle of a product in one dispatch: which tile, and the launch. What does not fit, gemmtr.gpu.ts computes in square blocks.
import { pick } from '../../autotune/pick.js';
import { re } from '../../core/complex.js';
import { fields } from '../../core/field.js';
import { isTransposed } from '../../core/matrix.js';
import { enqueueTensor, pickTensor } from './gemmTensor.gpu.js';
import { isAligned } from './gemmTile.gpu.js';
import { triangleRules, triangleTuning } from './gemmTriangle.kernels.js';
const NO_BATCH = { batch: 1, strideA: 0, strideB: 0, strideC: 0 };
const sizesOf = ({ uplo, n }, rest) => uplo === 'l' ? { m: n + rest, n } : { m: n, n: n + rest };
const inWords = (X, parts) => ({ data: X.data, off: parts * X.off, ld: parts * X.ld });
/** The product in words (kernels/lib/gemm_words.wgsl). */
const productOf = (g, rest) => {
    const { parts } = fields[g.C.data.type];
    const { m, n } = sizesOf(g, rest);
    return {
        ...NO_BATCH,
        parts,
        transA: g.transA === 'n' ? 0 : 1,
        transB: g.transB === 'n' ? 0 : 1,
        conjA: parts === 2 && g.transA === 'c' ? 1 : 0,
        conjB: parts === 2 && g.transB === 'c' ? 1 : 0,
        m: parts * m,
        n,
        k: parts * g.k,
        alpha: g.alpha,
        A: inWords(g.A, parts),
        B: inWords(g.B, parts),
        beta: g.beta,
        C: inWords(g.C, parts),
    };
};
/** The tile that fits a triangle (or trapezoid) with k > 0; undefined where square blocks do. */
export function pickTile(queue, g, rest = 0) {
    const { workgroupBytes } = queue.context.gpu;
    const product = productOf(g, rest);
    const { parts } = product;
    return pick(triangleRules, { n: g.n, rest, k: g.k, parts, aligned: isAligned(product), workgroupBytes }, g.force);
}
/** How matrix units would compute the triangle, which has half the tiles of a square. */
export function pickTriangleTensor(queue, { n, k, C, math = 'strict', force }) {
    const aligned = [n, C.off, C.ld].every((x) => x % 4 === 0);
    if (!aligned || force !== undefined)
        return undefined;
    return pickTensor(queue, { type: C.data.type, math, m: n, n: Math.ceil(n / 2), k, batch: 1 });
}
/** Enqueues the triangle of C := alpha op(A) op(B) + beta C on matrix units. */
export function enqueueTriangleTensor(queue, g, { unit, mode }) {
    const [transA, transB] = [isTransposed(g.transA), isTransposed(g.transB)];
    const scalars = { alpha: re(g.alpha), beta: re(g.beta) };
    const tensor = { ...g, ...scalars, ...NO_BATCH, transA, transB, m: g.n, part: g.uplo };
    enqueueTensor(queue, unit, tensor, mode);
}
/**
 * Enqueues C := alpha op(A) op(B) + beta C on a trapezoid in one dispatch. A and B may lie in C's buffer, apart from C. 0 < k <= SHALLOW.
 */
export function enqueueTrapezoid(queue, g) {
    enqueueTriangle(queue, g, pickTile(queue, g, g.rest).choice, g.rest);
}
/** Enqueues the triangle of C := alpha op(A) op(B) + beta C, by this kernel and tile. A and B may lie in C's buffer, apart from C. */
export function enqueueTriangle(queue, g, { kernel, tile }, rest = 0) {
    const product = productOf(g, rest);
    const { m, n, k, alpha, A, B, beta, C } = product;
    const aInC = A.data === C.data;
    const bInC = B.data === C.data;
    const flags = {
        TRANS_A: product.transA,
        TRANS_B: product.transB,
        CONJ_A: product.conjA,
        CONJ_B: product.conjB,
        A_IN_C: aInC,
        B_IN_C: bInC,
        UPPER: g.uplo === 'u',
        EDGE: m % tile.BM !== 0 || n % tile.BN !== 0 || k % tile.BK !== 0,
    };
    const tuning = triangleTuning(kernel, product.parts === 2 ? 'c' : 's', flags, tile);
    const places = { offA: A.off, lda: A.ld, offB: B.off, ldb: B.ld, offC: C.off, ldc: C.ld };
    const params = { m, n, k, end: 0, ...places, strideA: 0, strideB: 0, strideC: 0, alpha, beta };
    const buffers = { A: aInC ? queue.nothing : A.data, B: bInC ? queue.nothing : B.data, C: C.data };
    const groups = [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN), 1];
    queue.launch(kernel, tuning, buffers, params, groups);
}
