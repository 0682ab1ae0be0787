// Residuals in double-single arithmetic as the host sees them: two kernels, in forms of which a device may get any, or none, right.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { ds_product, ds_residual } from '../runtime/kernels.gen.ts';

export const DS_THREADS = 64;

/**
 * From the cheapest on. On an H200 (2026-11) and on lavapipe only those with KEPT are right, on lavapipe not with FUSED, because its fma
 * rounds twice.
 */
export const dsForms: readonly Tuning[] = [
  [0, 1],
  [0, 0],
  [1, 1],
  [1, 0],
].map(([KEPT, FUSED]) => ({ THREADS: DS_THREADS, KEPT: KEPT!, FUSED: FUSED! }));

export const dsProduct: Kernel = { name: 'ds_product', text: ds_product, variants: dsForms };
export const dsResidual: Kernel = { name: 'ds_residual', text: ds_residual, variants: dsForms };
