import type { Prec } from '../../../../src/index.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import type { Random } from '../../../lib/random.ts';
/** Symmetric, or Hermitian, with a diagonal that makes it positive definite, of a condition number about 3. */
export declare function definite(A: MatrixView, prec: Prec, random: Random): void;
/** ||C - e^A||_1 / (N (1 + ||A||_1) ||e^A||_1), e^A in doubles. */
export declare function exponentialError(A: MatrixView, C: MatrixView): number;
export declare const expmBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<import("../../../lib/batchForms.ts").BatchProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>> & Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>>>;
/** ||C C - A||_1 / (N ||A||_1). */
export declare const sqrtmBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<import("../../../lib/batchForms.ts").BatchProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>> & Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>>>;
/** ||C^4 A - I||_1 / N. */
export declare function fourthRootError(A: MatrixView, C: MatrixView): number;
export declare const invrootBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<import("../../../lib/batchForms.ts").BatchProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>> & Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>>>;
/** ||C C - I||_1 / (N max(1, ||C||_1)^2). */
export declare const signmBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<import("../../../lib/batchForms.ts").BatchProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>> & Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>>>;
export declare const logmBatchedCases: Readonly<Record<import("../../../lib/forms.ts").Form, import("../../../index.ts").Case<import("../../../lib/batchForms.ts").BatchProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>> & Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>>>;
