import { type GemmMath, type Trans } from '../../../../src/index.ts';
import { type Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type Layout } from '../../../lib/operands.ts';
export interface GemmProblem {
    readonly transA: Trans;
    readonly transB: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly alpha: number;
    readonly beta: number;
    readonly math?: GemmMath;
    readonly layout?: Layout;
    /** Operands that lie in C's buffer. */
    readonly inC?: readonly ('A' | 'B')[];
}
export type GemmData = Readonly<Record<'A' | 'B' | 'C', MatrixView>>;
export declare const gemmCase: Case<GemmProblem, GemmData>;
