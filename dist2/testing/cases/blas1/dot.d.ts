import { type Prec } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { type PairProblem } from '../../lib/level1.ts';
export declare const dotCase: Case<PairProblem, Readonly<Record<"x" | "y", import("../../lib/norms.ts").MatrixView> & Record<"result", import("../../lib/operands.ts").TypedView<Prec>>>>;
export declare const dotuCase: Case<PairProblem, Readonly<Record<"x" | "y", import("../../lib/norms.ts").MatrixView> & Record<"result", import("../../lib/operands.ts").TypedView<Prec>>>>;
export declare const dotcCase: Case<PairProblem, Readonly<Record<"x" | "y", import("../../lib/norms.ts").MatrixView> & Record<"result", import("../../lib/operands.ts").TypedView<Prec>>>>;
