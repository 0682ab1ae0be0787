import type { Data } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type UpdateProblem } from '../../lib/level2.ts';
export type SprProblem = UpdateProblem;
export type SprData = Data<'AP' | 'x'>;
export declare const sprCase: Case<UpdateProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
export declare const hprCase: Case<UpdateProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
