// Arguments that the solvers by GMRES have in common, beside those of mixedOptions.ts.
import { type ArgSpec, arg } from '../core/spec.ts';

/** Solutions with the factors, for each right-hand side. */
export const innerArg: ArgSpec = { kind: 'vector', length: arg('nrhs'), type: 'i', access: 'out', optional: true };
/** Bits of the precision whose factors the solution is from. */
export const factoredArg: ArgSpec = { kind: 'vector', length: () => 1, type: 'i', access: 'out', optional: true };
