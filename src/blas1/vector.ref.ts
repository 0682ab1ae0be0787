// How a vector lies in memory: element i of n stands at start + i*inc, and with inc < 0 the first element is the last in memory.
import type { Mat } from '../core/matrix.ts';

/** Place of element 0 of a vector of n elements whose increment is `ld`. */
export const startOf = (n: number, { off, ld }: Pick<Mat<unknown>, 'off' | 'ld'>): number =>
  ld > 0 || n === 0 ? off : off + (1 - n) * ld;
