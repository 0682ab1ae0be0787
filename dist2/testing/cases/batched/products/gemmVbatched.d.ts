import type { Case } from '../../../lib/case.ts';
import { type BatchData } from '../../../lib/gemmBatch.ts';
import type { GemmProblem } from '../../blas3/products/gemm.ts';
export interface GemmVbatchedProblem extends Omit<GemmProblem, 'm' | 'n' | 'k'> {
    readonly m: readonly number[];
    readonly n: readonly number[];
    readonly k: readonly number[];
    readonly shared?: readonly ('A' | 'B')[];
}
export declare const gemmVbatchedCase: Case<GemmVbatchedProblem, BatchData>;
