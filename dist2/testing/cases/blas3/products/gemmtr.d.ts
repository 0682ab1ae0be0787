import { type Trans, type Uplo } from '../../../../src/index.ts';
import { type Data } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
import { type Layout } from '../../../lib/operands.ts';
export interface GemmtrProblem {
    readonly uplo: Uplo;
    readonly transA: Trans;
    readonly transB: Trans;
    readonly n: number;
    readonly k: number;
    readonly alpha: number;
    readonly beta: number;
    readonly layout?: Layout;
    /** Operands that lie in C's buffer. */
    readonly inC?: readonly ('A' | 'B')[];
}
export type GemmtrData = Data<'A' | 'B' | 'C'>;
export declare const gemmtrCase: Case<GemmtrProblem, GemmtrData>;
