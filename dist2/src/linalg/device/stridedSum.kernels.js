import { strided_sum } from '../shaders.gen.js';
/** Elements per workgroup. */
export const STRIDED_THREADS = 256;
const variant = (values) => ({ THREADS: STRIDED_THREADS, ...values });
/** Elements as they are, as bits. */
export const MOVE = variant({ T: 'u32', SUM: 0, TIMES: 0, TRIANGLE: 0 });
/** A triangle of matrices, zeros for the rest. */
export const TRIANGLES = variant({ T: 'u32', SUM: 0, TIMES: 0, TRIANGLE: 1 });
/** Sums of elements. */
export const SUMS = variant({ T: 'f32', SUM: 1, TIMES: 0, TRIANGLE: 0 });
/** Sums of products. */
export const PRODUCTS = variant({ T: 'f32', SUM: 1, TIMES: 1, TRIANGLE: 0 });
export const stridedSumKernel = {
    name: 'strided_sum',
    text: strided_sum,
    variants: [MOVE, TRIANGLES, SUMS, PRODUCTS],
};
