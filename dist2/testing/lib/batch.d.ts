import type { Prec, Uplo } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import { type IntegerView, type Layout } from './operands.ts';
import type { Random } from './random.ts';
export interface BatchLayout extends Layout {
    /** Columns (and integers) between a matrix and the next. */
    readonly apart?: number;
}
/** Nothing is a multiple of four, and no matrix touches the next. */
export declare const ODD: BatchLayout;
/** A window with room for a batch of rows x cols matrices; `members` are those of any window of that shape. */
export declare function batchWindow(prec: Prec, rows: number, cols: number, batchCount: number, layout?: BatchLayout): MatrixView;
export declare const strideOf: ({ ld }: {
    readonly ld: number;
}, cols: number, layout?: BatchLayout) => number;
export declare const members: (x: MatrixView, cols: number, batchCount: number, layout?: BatchLayout) => MatrixView[];
/** `each` integers for every matrix; ld is from those of one to those of the next. */
export declare function batchIntegers(each: number, batchCount: number, layout?: BatchLayout): IntegerView;
/** The worst error of a batch; infinite if columns that belong to none of its matrices have changed. */
export declare function worst(errors: readonly number[], before: MatrixView, after: MatrixView, cols: number, layout?: BatchLayout): number;
/**
 * One triangle of a symmetric or Hermitian matrix whose other one must not be touched; its diagonal makes it positive definite, and has
 * imaginary parts, which do not count.
 */
export declare function fillDefinite(prec: Prec, a: MatrixView, uplo: Uplo, random: Random): void;
/** A Hermitian matrix without the imaginary parts of its diagonal, which do not count. */
export declare function realDiagonal(a: MatrixView): MatrixView;
