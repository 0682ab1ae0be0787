import { type Uplo } from '../../../../src/index.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type Layout } from '../../../lib/operands.ts';
import { type Given } from '../../../lib/source.ts';
export interface PotrsProblem extends Given {
    readonly uplo: Uplo;
    readonly n: number;
    readonly nrhs: number;
    readonly layout?: Layout;
    /** A lies in B's buffer. */
    readonly inB?: boolean;
}
export type PotrsData = Readonly<Record<'A' | 'B', MatrixView>>;
/** L L^H or U^H U. */
export declare function matrixOf(factor: MatrixView, uplo: Uplo): MatrixView;
export declare const potrsCase: Case<PotrsProblem, PotrsData>;
