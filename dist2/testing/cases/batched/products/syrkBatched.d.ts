import { type SyrkProblem } from '../../blas3/products/syrk.ts';
export declare const syrkBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<import("../../../lib/batchOf.ts").Described<SyrkProblem>, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | import("../../../lib/norms.ts").MatrixView>>>>>;
