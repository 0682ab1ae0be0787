import type { Prec, Uplo } from '../../src/index.ts';
import { type Entry } from './gauge.ts';
import { type TriangleOf, type TriangleProblem } from './level2.ts';
import type { MatrixView } from './norms.ts';
import { type Formula } from './operands.ts';
/** kl diagonals below the main one and ku above it: the storage has kl + ku + 1 rows. */
export interface Band {
    readonly kl: number;
    readonly ku: number;
}
/** The band of a triangle with k diagonals beside the main one. */
export declare const triangleBand: (uplo: Uplo, k: number) => Band;
/** Diagonals beside the main one for TINY orders; orders around a workgroup's rows and trsv's blocks, and diagonals for these. */
export declare const FEW: readonly number[];
export declare const BAND_ORDERS: readonly number[];
export declare const MANY: readonly number[];
/** Element (i, j) of the matrix in band storage: zero off the band. */
export declare function banded(view: MatrixView, { kl, ku }: Band): Entry;
/** Fills the storage of an m x n matrix; n is that of the window. */
export declare function fillBand(prec: Prec, A: MatrixView, m: number, { ku }: Band, entry: Formula): void;
export interface TriangularBandProblem extends TriangleProblem {
    readonly k: number;
}
/** What tbmv and tbsv share. */
export declare const triangularBand: Pick<TriangleOf<TriangularBandProblem>, 'sweep' | 'fromOptions' | 'fill' | 'width' | 'element'>;
