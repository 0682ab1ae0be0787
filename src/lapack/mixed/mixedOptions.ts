// Arguments that the solvers in mixed precision have in common.
import { type ArgSpec, arg } from '../../core/spec.ts';
import type { PanelPivoting, Pivoting } from '../factorOptions.ts';

export const iterArg: ArgSpec = { kind: 'vector', length: () => 1, type: 'i', access: 'out' };
export const itersArg: ArgSpec = { kind: 'vector', length: arg('nrhs'), type: 'i', access: 'out', optional: true };

/**
 * Where residuals are computed on a GPU context, if A is factored there: 'cpu' in double; 'gpu' in double-single arithmetic, to 48 bits,
 * with A kept there; 'auto' on the GPU from an order on where 48 bits are enough for what is asked of the solution. The trace says what was
 * chosen and why.
 */
export type ResidualPlace = 'auto' | 'cpu' | 'gpu';

export const residualArg: ArgSpec = { kind: 'flag', values: ['auto', 'cpu', 'gpu'], default: 'auto' };

/**
 * Of an LU factorization that is refined with. 'window' looks for a panel's pivots among its first rows alone; 'butterfly' stands for a
 * random transformation in place of pivoting; 'auto' is 'window' for large matrices on a hardware GPU, else 'partial'. Behind 'window',
 * also as 'auto', and 'butterfly' stands partial pivoting, if corrections do not converge.
 */
export type MixedPivoting = 'auto' | PanelPivoting | 'butterfly';

export const mixedPivotingArg: ArgSpec = {
  kind: 'flag',
  values: ['auto', 'partial', 'tournament', 'window', 'butterfly'],
  default: 'auto',
};

/** Pivots that have the last word. */
export const lastPivots = (pivoting: MixedPivoting): Pivoting => (pivoting === 'tournament' ? pivoting : 'partial');
