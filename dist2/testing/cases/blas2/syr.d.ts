import { type Data } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type UpdateProblem } from '../../lib/level2.ts';
export type SyrProblem = UpdateProblem;
export type SyrData = Data<'A' | 'x'>;
export declare const syrCase: Case<UpdateProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
export declare const herCase: Case<UpdateProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
