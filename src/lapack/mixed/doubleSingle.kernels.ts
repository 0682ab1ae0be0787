// Double-single arithmetic as the host sees it: its kernels, in forms of which a device may get any, or none, right.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { ds_correct, ds_decide, ds_judge, ds_product, ds_residual } from './shaders.gen.ts';

export const DS_THREADS = 64;
/** Rows of a workgroup of ds_residual: four threads share one. */
export const DS_RESIDUAL_ROWS = DS_THREADS / 4;

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
export const dsCorrect: Kernel = { name: 'ds_correct', text: ds_correct, variants: dsForms };

export const DS_JUDGE_THREADS = 256;
export const dsJudgeTuning: Tuning = { THREADS: DS_JUDGE_THREADS };
export const dsJudge: Kernel = { name: 'ds_judge', text: ds_judge, variants: [dsJudgeTuning] };

export const dsDecideTuning: Tuning = { THREADS: 64 };
export const dsDecide: Kernel = { name: 'ds_decide', text: ds_decide, variants: [dsDecideTuning] };
