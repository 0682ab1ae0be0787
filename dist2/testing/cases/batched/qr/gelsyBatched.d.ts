import { type BatchProblem } from '../../../lib/batchForms.ts';
import { type MatrixView } from '../../../lib/norms.ts';
export declare const gelsyBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<BatchProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>> & Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>>>;
