// In how many stages a matrix is reduced to tridiagonal form: the argument that drivers have in common.
import type { ArgSpec } from '../../core/spec.ts';

/** 'one': at once. 'two': by way of a band. */
export type Stages = 'auto' | 'one' | 'two';

export const stagesArg: ArgSpec = { kind: 'flag', values: ['auto', 'one', 'two'], default: 'auto' };
