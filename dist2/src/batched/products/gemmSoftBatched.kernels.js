import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { gemm_soft_batched } from './shaders.gen.js';
/** Elements of a product that a workgroup computes. */
export const SOFT_THREADS = 64;
export const softBatchVariants = variants({
    types: DOUBLES,
    flags: { LISTED: 2, A_IN_C: 2, B_IN_C: 2 },
    always: { THREADS: SOFT_THREADS },
});
export const gemmSoftBatched = {
    name: 'gemm_soft_batched',
    text: gemm_soft_batched,
    variants: softBatchVariants.all,
};
