import type { EigenvalueRange, RoutineSpec } from '../../src/index.ts';
import type { Found, SyevxProblem } from '../../src/lapack/eigen/syevx.ref.ts';
import { type Data, type Filled, type Flags, type Front, type Sizes } from './calls.ts';
import { type Case } from './case.ts';
import { type MatrixView } from './norms.ts';
import { type ProblemType } from './residualsGeneral.ts';
export interface ChosenProblem extends Flags<'uplo'>, Sizes<'n' | 'vl' | 'vu' | 'il' | 'iu'>, Filled {
    readonly jobz: 'n' | 'v';
    readonly range: EigenvalueRange;
    /** Default 0. */
    readonly abstol?: number;
    /** Of generalized problems. */
    readonly itype?: ProblemType;
}
/** `Tail`: what a driver says of vectors besides. */
export type ChosenData<Tail extends string> = Data<'A' | 'Z', 'm' | 'info' | Tail, 'W'>;
type Range = Pick<ChosenProblem, 'range' | 'vl' | 'vu' | 'il' | 'iu'>;
export declare const ALL: Range;
export declare const indexed: (il: number, iu: number) => Range;
export declare const valued: (vl: number, vu: number) => Range;
/** How many may be found. */
export declare const mostOf: ({ n, range, il, iu }: ChosenProblem) => number;
/** The same problems of each type. */
export declare const generalized: (sweep: readonly ChosenProblem[]) => ChosenProblem[];
/** `tail` says how many integers for so many vectors; `fits` whether they are right. */
export declare function chosenCase<Tail extends string>(spec: RoutineSpec, front: Front, reference: (call: SyevxProblem, tail: Int32Array, problem: ChosenProblem, data: ChosenData<Tail>) => Found, tail: {
    readonly name: Tail;
    readonly each: number;
    fits(tail: Int32Array, z: MatrixView, m: number): boolean;
}): Case<ChosenProblem, ChosenData<Tail>>;
export {};
