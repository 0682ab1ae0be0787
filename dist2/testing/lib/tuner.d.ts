import type { Context } from '../../src/index.ts';
import { type Candidate, type Found, type Row, type Shape, type Space, type Tries, type TuningTable } from '../../src/tuning.ts';
import { type GemmProblem, gemmCase } from '../cases/blas3/products/gemm.ts';
import type { Size } from './sizes.ts';
export interface TuneProblem extends Size {
    readonly prec: 's' | 'h';
    /** Two letters: nn, nt, tn, tt. */
    readonly trans: string;
    readonly aligned: boolean;
}
/** A family: its space, the case of the routine that launches it, and how problems of the two correspond. */
export interface Family {
    readonly space: Space;
    readonly c: typeof gemmCase;
    problem(p: TuneProblem): GemmProblem;
    shape(p: TuneProblem): Shape;
    /** A small problem that takes the same code as the timed one: some tiles, and the same remainder. */
    small(p: GemmProblem, c: Candidate): GemmProblem;
}
export declare const families: Readonly<Record<string, Family>>;
export interface Tuned {
    readonly problem: TuneProblem;
    readonly found: Found;
    readonly row: Row;
    /** Gflop/s of the built-in rules and of the best candidate. */
    readonly rulesRate: number;
    readonly bestRate: number;
}
/** Searches one shape. A candidate must beat the rules by the factor `gain` to be worth a row of its own. */
export declare function tuneShape(context: Context, family: Family, table: TuningTable<unknown>, p: TuneProblem, budgetMs: number, gain: number, tries: Pick<Tries, 'now' | 'random' | 'onTrial'>): Promise<Tuned>;
