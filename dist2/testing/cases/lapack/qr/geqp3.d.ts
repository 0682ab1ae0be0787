import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export interface Geqp3Problem extends Sizes<'m' | 'n'>, Filled {
    /** Columns of a panel; 0 (default) leaves it to the routine. */
    readonly nb?: number;
    /** Columns that stay in front. */
    readonly fixed?: readonly number[];
}
export type Geqp3Data = Data<'A' | 'tau', 'jpvt'>;
export declare const geqp3Case: Case<Geqp3Problem, Geqp3Data>;
