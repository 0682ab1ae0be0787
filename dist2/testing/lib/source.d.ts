import type { Prec } from '../../src/index.ts';
import type { TesterOptions } from './case.ts';
import type { MatrixView } from './norms.ts';
import { type Formula, type Layout } from './operands.ts';
import type { Random } from './random.ts';
import type { Size } from './sizes.ts';
/** Fills the window of a matrix. */
export type Source = (a: MatrixView, prec: Prec, random: Random) => void;
/** Uniform on (0,1), real and imaginary parts each: MAGMA's default. */
export declare const uniform: Source;
/** Uniform, and as much on the diagonal as makes every pivot of LU without interchanges a good one. */
export declare const dominant: Source;
export declare const unread: Source;
/** A source for a formula. */
export declare const formula: (entry: Formula) => Source;
/**
 * A source for the formula of a real symmetric matrix: where elements are complex, the Hermitian matrix D A D^H, D diagonal with numbers of
 * modulus 1, which has the same eigenvalues.
 */
export declare const turned: (entry: (i: number, j: number) => number) => Source;
export declare function sourceOf(options: TesterOptions): Source;
/** Part of a problem: where its matrix comes from, if not from the case. */
export interface Given {
    readonly source?: Source;
}
/** The square matrix of --matrix or --matrix-file; nothing where neither is given. */
export declare function givenSquare(routine: string, { m, n }: Size, o: TesterOptions): Given;
/** The same of a symmetric matrix, of which a routine is given a triangle. */
export declare function givenSymmetric(routine: string, size: Size, o: TesterOptions): Given;
/** Leading dimensions as MAGMA's testers have them on the device: multiples of --align. */
export declare const layoutOf: ({ align, offset }: TesterOptions) => Layout;
