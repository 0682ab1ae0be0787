export declare const SIZE_SETS: readonly ['xsmall', 'small', 'medium', 'large', 'xlarge'];
export type SizeSet = (typeof SIZE_SETS)[number];
export declare const SHAPES: readonly ['square', 'tall', 'wide', 'mnk'];
export type Shape = (typeof SHAPES)[number];
/** Which shapes a routine takes: square ones, also those with more rows, with more columns, with either, with a k of its own. */
export type Dimensions = 'n' | 'tall' | 'wide' | 'mn' | 'mnk';
/** Values of -n for a routine. */
export declare const sizesOf: (dimensions: Dimensions, sets: readonly SizeSet[], shapes: readonly Shape[]) => string[];
export interface Limited {
    readonly kept: readonly string[];
    /** Those with a dimension above the limit, one by one. */
    readonly skipped: readonly string[];
}
/** Parts values of -n at a limit of the dimensions; a range that is cut becomes single sizes. */
export declare function limited(values: readonly string[], dimensions: Dimensions, limit: number): Limited;
