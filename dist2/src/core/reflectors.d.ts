import type { Side, Trans } from './matrix.ts';
/**
 * The blocks of nb of k reflectors, their first and their number, in the order in which they are applied. With Q = H(0) ... H(k-1), Q C
 * begins with the last of them, Q^T C with the first; from the right it is the other way round.
 */
export declare function blocksOfReflectors(side: Side, trans: Trans, k: number, nb: number): Generator<readonly [number, number]>;
/** 'q': Q of A = Q B P^H. 'p': P. */
export type Vect = 'q' | 'p';
/**
 * Whether the reflectors of a factor of gebrd, of the order that the factor has, begin on the diagonal; else one below it, or right of it.
 * `k`: the columns of the matrix that gebrd has reduced for 'q', the rows for 'p'.
 */
export declare const onDiagonal: (vect: Vect, order: number, k: number) => boolean;
