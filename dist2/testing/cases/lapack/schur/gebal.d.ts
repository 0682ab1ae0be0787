import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Source } from '../../../lib/source.ts';
export interface GebalProblem extends Sizes<'n'>, Filled {
    readonly job: 'n' | 'p' | 's' | 'b';
}
export type GebalData = Data<'A', 'ilo' | 'ihi', 'scale'>;
/** Some rows and columns alone, the rest badly scaled. */
export declare const scattered: Source;
export declare const gebalCase: Case<GebalProblem, GebalData>;
