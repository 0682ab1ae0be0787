import type { Case } from '../../../lib/case.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, type Layout } from '../../../lib/operands.ts';
export interface LaswpProblem {
    readonly m: number;
    readonly n: number;
    readonly k1: number;
    readonly k2: number;
    readonly direction: 'f' | 'b';
    /** 'down': row i is exchanged with i or a later one, as after a factorization. 'any': with any row. */
    readonly pivots: 'down' | 'any';
    readonly layout?: Layout;
}
export interface LaswpData extends Readonly<Record<string, MatrixView | IntegerView>> {
    readonly A: MatrixView;
    readonly ipiv: IntegerView;
}
export declare const laswpCase: Case<LaswpProblem, LaswpData>;
