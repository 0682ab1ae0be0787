import { type MatrixView } from './norms.ts';
import type { Operands } from './operands.ts';
/** Copies of real operands in doubles. */
export declare const inDoubles: <D extends Operands>(operands: D) => Record<keyof D, MatrixView>;
/** The largest difference of an element from its like, as part of the largest one of them, at least 1e-3; NaN only where NaN is. */
export declare function differenceOf(x: MatrixView, expected: MatrixView): number;
