import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Source } from '../../../lib/source.ts';
export interface LogmProblem extends Sizes<'n'>, Filled {
}
export type LogmData = Data<'A', 'info'>;
/** Numbers in -1 .. 1, and a diagonal that keeps eigenvalues on the right of the imaginary axis. */
export declare const righted: Source;
export declare const logmCase: Case<LogmProblem, LogmData>;
