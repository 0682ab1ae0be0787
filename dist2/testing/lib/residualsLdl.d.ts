import type { Prec } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import type { Random } from './random.ts';
import type { Mirror } from './residualsSy.ts';
type Uplo = 'l' | 'u';
/**
 * A quasi-definite matrix in a triangle: the first half of its diagonal is positive, the other one negative, all of it dominant. Of complex
 * numbers the diagonal has imaginary parts, which do not count.
 */
export declare function fillQuasiDefinite(prec: Prec, a: MatrixView, uplo: Uplo, random: Random): void;
/** The Hermitian matrix that factors stand for, or with 't' the symmetric one. */
export declare function matrixOfLdl(f: MatrixView, uplo: Uplo, mirror?: Mirror): MatrixView;
/** ||A - L D L^H||_1 / (N ||A||_1), or with U^H D U; infinite where D is not real. With 't' that of L D L^T or U^T D U. */
export declare function ldlError(a: MatrixView, f: MatrixView, uplo: Uplo, mirror?: Mirror): number;
export {};
