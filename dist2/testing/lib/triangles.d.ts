import type { Diag, Prec, Uplo } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import type { Random } from './random.ts';
import { type GemmProblem } from './residualsBlas.ts';
import type { Source } from './source.ts';
/** Fills one triangle, the other one with NaN (of what is only read) or the rogue value; a unit diagonal with NaN. */
export declare function fillTriangle(prec: Prec, x: MatrixView, uplo: Uplo, use: 'read' | 'write', entry: () => number, diag?: Diag): void;
/** Fills one triangle with that of a source's matrix, the other one as fillTriangle does. */
export declare function fillTriangleFrom(prec: Prec, x: MatrixView, uplo: Uplo, use: 'read' | 'write', source: Source, random: Random): void;
/**
 * One triangle of a symmetric or Hermitian positive definite matrix, the other one being the rogue value: uniform on (0,1), then each
 * diagonal element is the sum of the sizes in its row, as in MAGMA's rand_dominant.
 */
export declare function fillDominant(prec: Prec, x: MatrixView, uplo: Uplo, random: Random): void;
/** The real part of an element, or with part = 1 the imaginary one. */
export declare const partOf: ({ data, offset, ld, parts }: MatrixView, i: number, j: number, part: number) => number;
/**
 * The symmetric matrix of which x holds one triangle; of complex numbers the Hermitian one, or with 't' the symmetric one. A Hermitian
 * diagonal stays as it is stored.
 */
export declare const symmetricView: (x: MatrixView, uplo: Uplo, mirror?: 't' | 'c') => MatrixView;
/** Where the imaginary part of A(j, j) lies. */
export declare const besideDiagonal: ({ offset, ld }: MatrixView, j: number) => number;
/** The symmetric or Hermitian matrix of which x holds one triangle, its diagonal real whatever is stored. */
export declare function hermitianView(x: MatrixView, uplo: Uplo): MatrixView;
/** The Hermitian matrix of which x holds one triangle, or with 't' the symmetric one. */
export declare const wholeView: (x: MatrixView, uplo: Uplo, mirror: 't' | 'c') => MatrixView;
/** Imaginary parts on the diagonal of a complex matrix that are not to be looked at. */
export declare function spoilDiagonal(x: MatrixView): void;
/** Whether the diagonal has no imaginary parts. */
export declare const isDiagonalReal: (x: MatrixView) => boolean;
/** The triangular matrix of which x holds the triangle, with its zeros and, if the diagonal is not stored, its ones. */
export declare const triangularView: (x: MatrixView, uplo: Uplo, diag?: Diag) => MatrixView;
/** [X Y], or [X; Y] if stacked. */
export declare function joined(x: MatrixView, y: MatrixView, stacked: boolean): MatrixView;
/** Whether no element on the diagonal has an imaginary part. */
export declare function hasRealDiagonal({ data, rows, ld, offset, parts }: MatrixView): boolean;
/** Whether the triangle that does not belong to the result has kept its bits. */
export declare function otherKept(before: MatrixView, after: MatrixView, uplo: Uplo): boolean;
/** R1 of C = alpha op(A) op(B) + beta Cin: against three loops in double up to a moderate order, by random vectors beyond. */
export declare function fullError(p: GemmProblem, random: Random, only?: Uplo): number;
