// Many products of the CPU engine at once, whatever their sizes and places: small ones are listed in memory and go to the threads by the
// hundred, large ones are divided one by one. Builds on gemm.cpu.ts.
import { gemmEngine, inPlace, threadsFor } from '../../blas3/products/gemm.cpu.js';
import { tileKernel } from '../../blas3/products/gemmTile.cpu.js';
import { isZero, re } from '../../core/complex.js';
import { LIST_WORDS } from '../../engine/kernels/gemm.js';
/** Products with at least this many multiplications are divided. */
export const LARGE = 128 ** 3;
/** Multiplications in a part, as in gemm.cpu.ts. */
const PART = 64 ** 3;
/** About what a call costs, in multiplications. */
const CALL = 500;
/**
 * Products of a batch that one thread takes at once, when all have so many multiplications: as few as PART allows, in at most 16 parts per
 * thread.
 */
export function productsPerPart(e, count, work) {
    const threads = threadsFor(e, work);
    return threads === 1 ? count : Math.ceil(Math.max(PART / (work / count + CALL), count / (16 * threads)));
}
/**
 * `batch` may have as many products as there is room for in the list, which is taken from `space`; their C are apart. Those of complex
 * numbers are divided one by one.
 */
export function gemmListEngine(e, r, space, transA, transB, alpha, beta, batch) {
    const isListed = ({ m, n, k }) => r.parts === 1 && !isZero(alpha) && m * n * k > 0 && m * n * k < LARGE;
    const listed = batch.filter(isListed);
    const list = space.take(4 * LIST_WORDS * listed.length);
    for (const one of batch)
        if (!isListed(one))
            gemmEngine(e, r, { ...one, transA, transB, alpha, beta });
    if (listed.length === 0)
        return;
    const words = e.heap.view(Uint32Array, list, LIST_WORDS * listed.length);
    let work = 0;
    for (const [b, { m, n, k, A, B, C }] of listed.entries()) {
        words.set([inPlace(m, n, k), m, n, k, A.at, A.ld, B.at, B.ld, C.at, C.ld], LIST_WORDS * b);
        work += m * n * k;
    }
    const kernel = tileKernel(e, r, work);
    const each = productsPerPart(e, listed.length, work);
    const parts = [];
    for (let b = 0; b < listed.length; b += each) {
        parts.push([
            Math.min(each, listed.length - b),
            list + 4 * LIST_WORDS * b,
            +(transA !== 'n'),
            +(transB !== 'n'),
            re(alpha),
            re(beta),
        ]);
    }
    e.run(kernel, 'listed', parts);
}
/** A native library's product, which is called with real numbers only. */
export const nativeGemm = (native) => (transA, transB, m, n, k, alpha, A, B, beta, C) => native.gemm(transA, transB, m, n, k, re(alpha), A, B, re(beta), C);
