import { type Trans } from '../../../../src/index.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, type Layout } from '../../../lib/operands.ts';
import { type Given } from '../../../lib/source.ts';
export interface GetrsProblem extends Given {
    readonly trans: Trans;
    readonly n: number;
    readonly nrhs: number;
    readonly layout?: Layout;
    /** A lies in B's buffer. */
    readonly inB?: boolean;
}
export interface GetrsData extends Readonly<Record<string, MatrixView | IntegerView>> {
    readonly A: MatrixView;
    readonly ipiv: IntegerView;
    readonly B: MatrixView;
}
/** P^T L U in doubles. */
export declare function matrixOf(lu: MatrixView, ipiv: IntegerView): MatrixView;
export declare const getrsCase: Case<GetrsProblem, GetrsData>;
