import type { Axis } from './contraction.ts';
import type { Subscripts } from './einsumPlan.ts';
/** Steps by labels; that of an axis that is broadcast is 0. */
export type Steps = ReadonlyMap<string, number>;
/** Axes of a result and those that are summed over, in two arrays. */
export interface Axes {
    readonly out: Axis[];
    readonly sum: Axis[];
}
type Sizes = Subscripts['sizes'];
/** Axes with the same label are one, along the diagonal. */
export declare function stepsOfAxes(shape: readonly number[], stride: readonly number[], labels: readonly string[]): Steps;
/** Steps of an array without gaps that has these axes in their order. */
export declare function stepsByRows(labels: readonly string[], sizes: Sizes): Steps;
/** The indices of a term that another one or the result has: over the others it is summed first. */
export declare function keptLabels(terms: readonly Steps[], k: number, output: readonly string[]): string[];
/** The axes of a term that are kept, and those that are summed over. */
export declare function axesOf(steps: Steps, output: readonly string[], sizes: Sizes): Axes;
/** The axes of a product of two terms. */
export declare function axesOfProduct(A: Steps, B: Steps, output: readonly string[], sizes: Sizes): Axes;
export {};
