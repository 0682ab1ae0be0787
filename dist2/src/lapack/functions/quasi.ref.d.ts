import type { Doubles } from '../schur/doubles.ref.ts';
import type { Form } from './form.ref.ts';
/** A block on the diagonal, of order 1 or 2. */
export interface Block {
    readonly start: number;
    readonly size: 1 | 2;
}
/** A complex number. */
export type Pair = readonly [re: number, im: number];
/** The blocks of T from the first to the last. */
export declare function blocksOf(n: number, { data, off, ld }: Doubles): Block[];
/** The eigenvalue of a block; of two the one with the positive imaginary part. */
export declare function eigenvalueOf({ data, off, ld }: Doubles, { start, size }: Block): Pair;
/**
 * The block of X := f(block of T), where f takes that eigenvalue there: for a block [a b; c a] with b c < 0 and eigenvalue a + i w it is
 * re f + im f / w (T - a). X may be T.
 */
export declare function setBlock(T: Doubles, block: Block, [re, im]: Pair, X: Doubles): void;
/** The principal square root; of a negative real number the one above the real axis. */
export declare function rootOf([re, im]: Pair): Pair;
export declare const logOf: ([re, im]: Pair) => Pair;
/** The Schur form T of a real matrix. */
export declare function quasiForm(n: number, T: Doubles): Form;
/**
 * T := T^(1/2), the principal root: no eigenvalue is negative and real, or 0. Source: N. J. Higham, Computing real square roots of a real
 * matrix, Linear Algebra Appl. 88/89 (1987).
 */
export declare function rootRef(T: Doubles, blocks: readonly Block[]): void;
/** Y := (1 + x A)^-1 Y for quasi-triangular A and Y of the same blocks. */
export declare function solveRef(A: Doubles, x: number, blocks: readonly Block[], Y: Doubles): void;
