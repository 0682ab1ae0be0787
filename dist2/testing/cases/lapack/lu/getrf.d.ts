import { type Case } from '../../../lib/case.ts';
import { type Factor } from '../../../lib/factor.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, type Layout, type RealView } from '../../../lib/operands.ts';
import { type Source } from '../../../lib/source.ts';
export interface GetrfProblem extends Factor {
    readonly m: number;
    readonly n: number;
    /** Default: uniform on (0,1). */
    readonly source?: Source;
    readonly layout?: Layout;
    /** Asks for the growth of the elements. */
    readonly growth?: boolean;
}
export interface GetrfData extends Readonly<Record<string, MatrixView | IntegerView>> {
    readonly A: MatrixView;
    readonly ipiv: IntegerView;
    readonly info: IntegerView;
    /** One number. */
    readonly growth: RealView;
}
/** Max |U| / max |A|, and 0 if A is zero. */
export declare function growthOf(a: MatrixView, lu: MatrixView): number;
export declare const getrfCase: Case<GetrfProblem, GetrfData>;
