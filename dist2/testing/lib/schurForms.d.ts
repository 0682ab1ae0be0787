import type { Prec } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import { type Layout } from './operands.ts';
import type { Random } from './random.ts';
import { type Eigenvalues } from './residualsNep.ts';
import type { Source } from './source.ts';
/** The Schur form of what `source` makes, with what is not read of it as NaN, and its vectors. */
export declare function schurFormOf(prec: Prec, n: number, source: Source, random: Random, layout: Layout | undefined, use: 'read' | 'write'): {
    T: MatrixView;
    Q: MatrixView;
};
/** What is not read of a Schur form, below the subdiagonal, of a complex one below the diagonal, := value. */
export declare function fillBelow(T: MatrixView, value: number): void;
/** T without what is not read. */
export declare function upperPart(T: MatrixView): MatrixView;
/** The eigenvalues on T's diagonal, of blocks with equal diagonals. */
export declare function diagonalValues(T: MatrixView): Eigenvalues;
/**
 * The errors of Q T Q^H, of Q's columns, and of the eigenvalues against those `expected` in their order; NaN where T is no Schur form.
 * Without Q only the last.
 */
export declare function reorderedErrors(before: {
    readonly T: MatrixView;
    readonly Q: MatrixView;
}, after: {
    readonly T: MatrixView;
    readonly Q: MatrixView;
}, expected: Eigenvalues, vectors: boolean): number[];
