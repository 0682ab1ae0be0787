import type { Case } from '../../../lib/case.ts';
import { type Operands } from '../../../lib/operands.ts';
interface DynamicProblem {
    readonly n: number;
    /** Elements in front of the operands. */
    readonly offset: number;
    /** What they lie between. */
    readonly from: number;
    readonly to: number;
}
export declare const dynamicQuantizeCase: Case<DynamicProblem, Operands>;
export {};
