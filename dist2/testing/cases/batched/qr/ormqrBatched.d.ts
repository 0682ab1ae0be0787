import type { Side, Trans } from '../../../../src/index.ts';
import { type Case } from '../../../lib/case.ts';
import { type Form } from '../../../lib/forms.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import type { Operands } from '../../../lib/operands.ts';
import { type BatchSizes } from '../../../lib/reflectorBatch.ts';
interface OrmqrProblem extends BatchSizes {
    readonly side: Side;
    readonly trans: Trans;
    /** One Q for all C. */
    readonly shared?: boolean;
}
type Data = Operands & {
    readonly A: MatrixView;
    readonly tau: MatrixView;
    readonly C: MatrixView;
};
export declare const ormqrBatchedCases: Readonly<Record<Form, Case<OrmqrProblem, Data>>>;
export {};
