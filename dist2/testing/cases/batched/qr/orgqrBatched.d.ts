import { type Case } from '../../../lib/case.ts';
import { type Form } from '../../../lib/forms.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import type { Operands } from '../../../lib/operands.ts';
import { type BatchSizes } from '../../../lib/reflectorBatch.ts';
type Data = Operands & {
    readonly A: MatrixView;
    readonly tau: MatrixView;
};
export declare const orgqrBatchedCases: Readonly<Record<Form, Case<BatchSizes, Data>>>;
export {};
