import type { Method, Precision } from './systemSolver.ts';
export declare const METHODS: Readonly<Record<Method, string>>;
export declare const PRECISIONS: Readonly<Record<Precision, string>>;
/** Unit roundoffs. */
export declare const EPS: Readonly<Record<Precision, number>>;
/** Why corrections have failed. */
export declare const WHY_NOT: Readonly<Record<number, string>>;
export declare const digits: (value: number) => string;
export declare const rate: (flops: number, ms: number) => number;
export declare function conditionText(rcond: number, eps: number): string;
/** A first call compiles; what is below it is not worth digits. */
export declare function timeText(flops: number, ms: number, calls: number): string;
/** How far x is from ones. */
export declare function distanceFromOnes(x: Float32Array | Float64Array): number;
/**
 * A matrix by columns as lines: all of it up to ten rows, else its head and its tail; of columns as many as fit. Whoever wants all digits
 * takes a file.
 */
export declare function matrixLines(rows: number, cols: number, x: ArrayLike<number>): string[];
/** The same for JSON: a list of numbers, or of rows. */
export declare const matrixJson: (rows: number, cols: number, x: ArrayLike<number>) => number[] | number[][];
