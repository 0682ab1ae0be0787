import { ds_correct, ds_decide, ds_judge, ds_product, ds_residual } from './shaders.gen.js';
export const DS_THREADS = 64;
/** Rows of a workgroup of ds_residual: four threads share one. */
export const DS_RESIDUAL_ROWS = DS_THREADS / 4;
/**
 * From the cheapest on. On an H200 (2026-11) and on lavapipe only those with KEPT are right, on lavapipe not with FUSED, because its fma
 * rounds twice.
 */
export const dsForms = [
    [0, 1],
    [0, 0],
    [1, 1],
    [1, 0],
].map(([KEPT, FUSED]) => ({ THREADS: DS_THREADS, KEPT: KEPT, FUSED: FUSED }));
export const dsProduct = { name: 'ds_product', text: ds_product, variants: dsForms };
export const dsResidual = { name: 'ds_residual', text: ds_residual, variants: dsForms };
export const dsCorrect = { name: 'ds_correct', text: ds_correct, variants: dsForms };
export const DS_JUDGE_THREADS = 256;
export const dsJudgeTuning = { THREADS: DS_JUDGE_THREADS };
export const dsJudge = { name: 'ds_judge', text: ds_judge, variants: [dsJudgeTuning] };
export const dsDecideTuning = { THREADS: 64 };
export const dsDecide = { name: 'ds_decide', text: ds_decide, variants: [dsDecideTuning] };
