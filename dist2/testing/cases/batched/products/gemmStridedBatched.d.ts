import type { Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type BatchData, type Member } from '../../../lib/gemmBatch.ts';
import type { GemmProblem } from '../../blas3/products/gemm.ts';
export interface GemmBatchProblem extends Sizes<'batchCount'>, GemmProblem {
    /** Factors of which there is only one. */
    readonly shared?: readonly ('A' | 'B')[];
}
export declare const batchSweep: readonly GemmBatchProblem[];
export declare const uniformMembers: ({ batchCount, shared, ...problem }: GemmBatchProblem) => Member[];
/** Operands of an empty batch have room for one product, which must not be touched. */
export declare const roomFor: (p: GemmBatchProblem) => Member[];
export declare const gemmStridedBatchedCase: Case<GemmBatchProblem, BatchData>;
