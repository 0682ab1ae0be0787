import type { Case } from '../../../lib/case.ts';
import { type IntegerView } from '../../../lib/operands.ts';
import type { MixedData } from '../../../lib/tableMixed.ts';
import { type DsposvProblem } from './dsposv.ts';
export interface DhposvData extends MixedData {
    readonly inner: IntegerView;
    readonly factored: IntegerView;
}
export declare const dhposvCase: Case<DsposvProblem, DhposvData>;
