import { gemmI8Tensor, ofResidues, tensorTuning, VECTOR_BYTES, } from './gemmI32.kernels.js';
/** Sums of as many products of bytes stay below 2^29, where remainders are exact. */
const SLICE = 32768;
export const engineOf = (choice, units) => ({
    ...choice,
    tuning: ofResidues(choice.by === undefined ? choice.tile : tensorTuning(units[choice.by])),
});
/** Enqueues the remainders of op(A) op(B), `share` of them modulo each of the numbers. */
export function enqueueByteProducts(queue, { kernel, tile, slice = SLICE, tuning }, p) {
    const { m, n, depth, count, table, A, B, C, planeA, planeB, lds, plane, first, part, ahead, share } = p;
    const [x, y] = [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN)];
    const grid = kernel === gemmI8Tensor ? [x * y, 1, share * count] : [x, y, share * count];
    const ld = depth / VECTOR_BYTES;
    const factors = { m, n, lda: ld, ldb: ld, planeA, planeB };
    const shape = { ...factors, offC: first, ldc: lds, planeC: plane, part, ahead, share };
    for (let l = 0; l < depth; l += slice) {
        const off = l / VECTOR_BYTES;
        const slabs = Math.min(slice, depth - l) / tile.BK;
        const params = { ...shape, offA: off, offB: off, slabs, adds: l === 0 ? 0 : 1 };
        queue.launch(kernel, tuning, { A, B, C, table }, params, grid);
    }
}
