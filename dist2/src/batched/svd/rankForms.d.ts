import { type BatchedForms } from '../../core/batchForms.ts';
import { type ArgSpec } from '../../core/spec.ts';
/** Singular values up to rcond times the largest count as zero; negative: eps max(m, n). */
export declare const rcondArg: ArgSpec;
/** The forms with rcond behind the sizes and a list of ranks in front of info, which may be left out if `optional` says so. */
export declare const withRanks: (forms: BatchedForms, optional: boolean) => BatchedForms;
