import { type TrsmProblem } from '../../blas3/triangular/trsm.ts';
export declare const trsmBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<import("../../../lib/batchOf.ts").Described<TrsmProblem>, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | import("../../../lib/norms.ts").MatrixView>>>>>;
