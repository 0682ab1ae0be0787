import type { Case } from '../../../lib/case.ts';
import { type Form } from '../../../lib/forms.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import type { IntegerView, Operands } from '../../../lib/operands.ts';
import { type BatchSizes } from '../../../lib/reflectorBatch.ts';
import { type Source } from '../../../lib/source.ts';
type Job = 'n' | 'v';
export interface GeevBatchProblem extends BatchSizes {
    readonly jobvl: Job;
    readonly jobvr: Job;
    readonly source?: Source;
    /** As of geev. */
    readonly comparable?: boolean;
}
type Name = 'A' | 'WR' | 'WI' | 'W' | 'VL' | 'VR';
type Data = Operands & {
    readonly [K in Name]: MatrixView;
} & {
    readonly info: IntegerView;
};
export declare const geevBatchedCases: Readonly<Record<Form, Case<GeevBatchProblem, Data>>>;
export {};
