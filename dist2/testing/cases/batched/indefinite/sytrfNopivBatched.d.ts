import { type BatchKit } from '../../../lib/batchForms.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
/** Of the symmetric routine, and of the Hermitian one. */
export declare const trfNopivKit: (mirror: Mirror) => BatchKit;
export declare const sytrfNopivBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<import("../../../lib/batchForms.ts").BatchProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | import("../../../lib/norms.ts").MatrixView>> & Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | import("../../../lib/norms.ts").MatrixView>>>>>;
