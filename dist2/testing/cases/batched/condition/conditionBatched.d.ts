import { type ScalarProblem } from '../../../lib/scalarBatch.ts';
type ConditionNorm = '1' | 'o' | 'i';
export declare const geconBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<ScalarProblem<ConditionNorm>, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | import("../../../lib/norms.ts").MatrixView>> & Readonly<Record<string, import("../../../lib/norms.ts").MatrixView>>>>>;
export declare const poconBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<ScalarProblem<"1">, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | import("../../../lib/norms.ts").MatrixView>> & Readonly<Record<string, import("../../../lib/norms.ts").MatrixView>>>>>;
export {};
