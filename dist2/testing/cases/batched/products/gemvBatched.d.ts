import { type GemvProblem } from '../../blas2/gemv.ts';
export declare const gemvBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<import("../../../lib/batchOf.ts").Described<GemvProblem>, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | import("../../../lib/norms.ts").MatrixView>>>>>;
