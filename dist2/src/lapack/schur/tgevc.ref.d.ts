import type { Side } from '../../core/matrix.ts';
import { type Doubles } from './doubles.ref.ts';
/**
 * X := the eigenvectors of (S, P), n x n, as hgeqzRef leaves them: right ones (side 'r'), with beta S x = alpha P x, or left ones ('l'),
 * with beta u^H S = alpha u^H P. Of a pair the real part is in one column, the imaginary part in the next. The largest element of each has
 * |re| + |im| = 1. Of a singular pencil some are unit vectors.
 *
 * Left vectors are right ones of S and P transposed about their other diagonals. Source: LAPACK xTGEVC.
 */
export declare function tgevcRef(side: Side, n: number, S: Doubles, P: Doubles, ulp: number, X: Doubles): void;
