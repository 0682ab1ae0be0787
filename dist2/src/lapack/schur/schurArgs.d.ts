import { type Size } from '../../core/kinds.ts';
import { type ArgSpec, type Extent } from '../../core/spec.ts';
/** The first row and column of the part that is not triangular, counted from 1. */
export declare const iloArg: (order: Size) => ArgSpec;
/** Its last row and column. */
export declare const ihiArg: (order: Size) => ArgSpec;
/** One less than an order, or none. */
export declare const lessOne: (order: Size) => Extent;
