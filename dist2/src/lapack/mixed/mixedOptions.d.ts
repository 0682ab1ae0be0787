import { type ArgSpec } from '../../core/spec.ts';
import type { PanelPivoting, Pivoting } from '../factorOptions.ts';
export declare const iterArg: ArgSpec;
export declare const itersArg: ArgSpec;
/**
 * Where residuals are computed on a GPU context, if A is factored there: 'cpu' in double; 'gpu' in double-single arithmetic, to 48 bits,
 * with A kept there; 'auto' on the GPU from an order on where 48 bits are enough for what is asked of the solution. The trace says what was
 * chosen and why.
 */
export type ResidualPlace = 'auto' | 'cpu' | 'gpu';
export declare const residualArg: ArgSpec;
/**
 * Of an LU factorization that is refined with. 'window' looks for a panel's pivots among its first rows alone; 'butterfly' stands for a
 * random transformation in place of pivoting; 'auto' is 'window' for large matrices on a hardware GPU, else 'partial'. Behind 'window',
 * also as 'auto', and 'butterfly' stands partial pivoting, if corrections do not converge.
 */
export type MixedPivoting = 'auto' | PanelPivoting | 'butterfly';
export declare const mixedPivotingArg: ArgSpec;
/** Pivots that have the last word. */
export declare const lastPivots: (pivoting: MixedPivoting) => Pivoting;
