// The kernel of batched products of doubles in soft arithmetic as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { DOUBLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { gemm_soft_batched } from './shaders.gen.ts';

/** Elements of a product that a workgroup computes. */
export const SOFT_THREADS = 64;
export const softBatchVariants = variants({
  types: DOUBLES,
  flags: { LISTED: 2, A_IN_C: 2, B_IN_C: 2 },
  always: { THREADS: SOFT_THREADS },
});
export const gemmSoftBatched: Kernel = {
  name: 'gemm_soft_batched',
  text: gemm_soft_batched,
  variants: softBatchVariants.all,
};
