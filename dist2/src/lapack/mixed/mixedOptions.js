// Arguments that the solvers in mixed precision have in common.
import { arg } from '../../core/spec.js';
export const iterArg = { kind: 'vector', length: () => 1, type: 'i', access: 'out' };
export const itersArg = { kind: 'vector', length: arg('nrhs'), type: 'i', access: 'out', optional: true };
export const residualArg = { kind: 'flag', values: ['auto', 'cpu', 'gpu'], default: 'auto' };
export const mixedPivotingArg = {
    kind: 'flag',
    values: ['auto', 'partial', 'tournament', 'window', 'butterfly'],
    default: 'auto',
};
/** Pivots that have the last word. */
export const lastPivots = (pivoting) => (pivoting === 'tournament' ? pivoting : 'partial');
