import { type Uplo } from '../../../../src/index.ts';
import type { Case } from '../../../lib/case.ts';
import { type Factor } from '../../../lib/factor.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, type Layout } from '../../../lib/operands.ts';
import { type Given } from '../../../lib/source.ts';
export interface PotrfProblem extends Factor, Given {
    readonly uplo: Uplo;
    readonly n: number;
    readonly layout?: Layout;
}
export interface PotrfData extends Readonly<Record<string, MatrixView | IntegerView>> {
    readonly A: MatrixView;
    readonly info: IntegerView;
}
export declare const potrfCase: Case<PotrfProblem, PotrfData>;
