import { type Data, type Filled, type Flags, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { ProblemType } from '../../../lib/residualsGeneral.ts';
export interface SygstProblem extends Flags<'uplo'>, Sizes<'n'>, Filled {
    readonly itype: ProblemType;
}
export type SygstData = Data<'A' | 'B'>;
export declare const sygstCase: Case<SygstProblem, SygstData>;
