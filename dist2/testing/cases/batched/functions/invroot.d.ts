import { type Data, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Layout } from '../../../lib/operands.ts';
interface InvrootProblem extends Sizes<'n'> {
    readonly layout?: Layout;
}
type InvrootData = Data<'A', 'info'>;
export declare const invrootCase: Case<InvrootProblem, InvrootData>;
export {};
