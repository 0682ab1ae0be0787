import type { Mat } from '../core/matrix.ts';
/** Place of element 0 of a vector of n elements whose increment is `ld`. */
export declare const startOf: (n: number, { off, ld }: Pick<Mat<unknown>, 'off' | 'ld'>) => number;
