import type { ArrayOf } from '../core/field.ts';
import type { View2 } from '../core/strided.ts';
import type { Context } from '../runtime/context.ts';
import { ConditionWatch, type IllConditioned } from './illConditioned.ts';
import { type Numbers, type Real } from './operands.ts';
import { type Done, type SolutionReport, type SolvePrecision } from './precision.ts';
/** The options of solve, checked. */
export interface Options {
    readonly named: Context | undefined;
    readonly precision: SolvePrecision;
    readonly report: Partial<SolutionReport> | undefined;
    readonly condition: boolean;
    readonly illConditioned: IllConditioned;
    readonly signal: AbortSignal | undefined;
}
/** What looks at a matrix, if anyone is to hear of it. */
export declare const watchOf: ({ illConditioned, report }: Options, prec: Real) => ConditionWatch | undefined;
/** A system by columns without gaps. */
export interface System {
    readonly n: number;
    readonly nrhs: number;
    readonly a: ArrayOf<Real>;
    readonly b: ArrayOf<Real>;
}
export interface Found {
    readonly x: ArrayOf<Real>;
    readonly done: Done;
}
export declare const isMixed: (context: Context, { precision }: Options, prec: Real, n: number, nrhs: number) => boolean;
/** X, by columns, in the precision of the system, and nothing else. */
export declare function solveOnce(context: Context, prec: Real, a: View2<Numbers>, b: View2<Numbers>, signal: AbortSignal | undefined): Promise<ArrayOf<Real>>;
/** X, by the way that the options and the context come to. Throws SingularError. */
export declare function solveColumns(context: Context, how: Options, prec: Real, of: System): Promise<Found>;
/** X of as many systems, one behind the other. Throws SingularError and IllConditionedError. */
export declare function solveBatch(context: Context, prec: Real, lead: readonly number[], of: System, how: Options): Promise<Found>;
