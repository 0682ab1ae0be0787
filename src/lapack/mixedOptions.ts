// Arguments that the solvers in mixed precision have in common.
import { type ArgSpec, arg } from '../core/spec.ts';

export const iterArg: ArgSpec = { kind: 'vector', length: () => 1, type: 'i', access: 'out' };
export const itersArg: ArgSpec = { kind: 'vector', length: arg('nrhs'), type: 'i', access: 'out', optional: true };
