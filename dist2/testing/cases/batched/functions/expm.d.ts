import { type Data, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Layout } from '../../../lib/operands.ts';
interface ExpmProblem extends Sizes<'n'> {
    readonly layout?: Layout;
}
type ExpmData = Data<'A', 'info'>;
export declare const expmCase: Case<ExpmProblem, ExpmData>;
export {};
