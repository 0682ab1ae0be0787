import { type Diag, type Side, type Trans, type Uplo } from '../../../../src/index.ts';
import { type Case } from '../../../lib/case.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { type Layout } from '../../../lib/operands.ts';
export interface TrsmProblem {
    readonly side: Side;
    readonly uplo: Uplo;
    readonly transA: Trans;
    readonly diag: Diag;
    readonly m: number;
    readonly n: number;
    readonly alpha: number;
    readonly layout?: Layout;
    /** A lies in B's buffer. */
    readonly inB?: boolean;
}
export type TrsmData = Readonly<Record<'A' | 'B', MatrixView>>;
export declare const trsmCase: Case<TrsmProblem, TrsmData>;
