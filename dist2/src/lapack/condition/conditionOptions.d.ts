import { type ArgSpec } from '../../core/spec.ts';
export declare const conditionNormArg: ArgSpec;
/** NaN is data: it comes from a matrix with NaN. */
export declare const anormArg: ArgSpec;
/** rcond, which is real. */
export declare const rcondArg: ArgSpec;
/** Operations of five solves with a triangle of order n, the usual number. */
export declare const conditionFlops: (n: number) => number;
