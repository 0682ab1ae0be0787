import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const DS_THREADS = 64;
/** Rows of a workgroup of ds_residual: four threads share one. */
export declare const DS_RESIDUAL_ROWS: number;
/**
 * From the cheapest on. On an H200 (2026-11) and on lavapipe only those with KEPT are right, on lavapipe not with FUSED, because its fma
 * rounds twice.
 */
export declare const dsForms: readonly Tuning[];
export declare const dsProduct: Kernel;
export declare const dsResidual: Kernel;
export declare const dsCorrect: Kernel;
export declare const DS_JUDGE_THREADS = 256;
export declare const dsJudgeTuning: Tuning;
export declare const dsJudge: Kernel;
export declare const dsDecideTuning: Tuning;
export declare const dsDecide: Kernel;
