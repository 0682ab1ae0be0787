import type { Case } from '../../lib/case.ts';
import { type VectorProblem } from '../../lib/level1.ts';
export declare const scalCase: Case<VectorProblem, Readonly<Record<"x", import("../../lib/norms.ts").MatrixView> & Record<never, import("../../lib/operands.ts").IntegerView> & Record<never, import("../../lib/operands.ts").RealView>>>;
export declare const rscalCase: Case<VectorProblem, Readonly<Record<"x", import("../../lib/norms.ts").MatrixView> & Record<never, import("../../lib/operands.ts").IntegerView> & Record<never, import("../../lib/operands.ts").RealView>>>;
