import { type HerkProblem } from '../../blas3/products/herk.ts';
export declare const herkBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<import("../../../lib/batchOf.ts").Described<HerkProblem>, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | import("../../../lib/norms.ts").MatrixView>>>>>;
