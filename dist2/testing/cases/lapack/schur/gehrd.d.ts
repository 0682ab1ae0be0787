import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
export interface GehrdProblem extends Sizes<'n'>, Filled {
    readonly ilo: number;
    readonly ihi: number;
}
export type GehrdData = Data<'A' | 'tau'>;
/** As gebal leaves it: triangular outside. */
export declare function triangularOutside({ ilo, ihi }: GehrdProblem, A: MatrixView): void;
/** What is not zero of a Hessenberg matrix. */
export declare function hessenbergOf(A: MatrixView): MatrixView;
export declare const gehrdCase: Case<GehrdProblem, GehrdData>;
