import { type Activation } from '../../../../src/index.ts';
import type { Data } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { GemmProblem } from './gemm.ts';
export interface GemmFusedProblem extends Omit<GemmProblem, 'inC'> {
    readonly biasOf?: 'rows' | 'columns' | undefined;
    readonly activation: Activation;
    readonly residual?: boolean;
    readonly stored?: boolean;
    readonly reproducible?: boolean;
    /** Operands that lie in C's buffer, and operands that lie with Z in another one. */
    readonly inC?: readonly ('A' | 'B' | 'bias' | 'R')[];
    readonly inZ?: readonly ('A' | 'B' | 'bias' | 'R')[];
}
export type GemmFusedData = Data<'A' | 'B' | 'C' | 'bias' | 'R' | 'Z'>;
export declare const gemmFusedCase: Case<GemmFusedProblem, GemmFusedData>;
