// Arguments of the routines between a symmetric band and a tridiagonal matrix.
import type { ArgSpec, Extent, Values } from '../../core/spec.ts';
import { num } from '../../core/spec.ts';

/** kd, which says how long reflectors are. */
export const bandwidth: ArgSpec = {
  kind: 'size',
  also: (a: Values) => (num(a, 'kd') >= 1 ? undefined : 'must be at least 1'),
};

export const bandRows: Extent = Object.assign((a: Values): number => num(a, 'kd') + 1, { words: 'kd + 1' });
