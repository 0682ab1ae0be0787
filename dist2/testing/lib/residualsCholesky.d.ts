import type { Uplo } from '../../src/index.ts';
import type { MatrixView } from './norms.ts';
import type { Random } from './random.ts';
import { type Applied } from './residuals.ts';
/** A t for a symmetric or Hermitian A of which only a triangle is read: the triangle, its adjoint, and the diagonal that both have. */
export declare function symmetricProduct(a: MatrixView, uplo: Uplo, t: Float64Array): Float64Array;
/**
 * L L^H or U^H U for a factor of which no part of an element is negative: the sums of the columns are a product with ones then, of complex
 * numbers but for their phases.
 */
export declare function appliedCholesky(factor: MatrixView, uplo: Uplo): Applied;
/** Estimates ||A - L L^H||_F / (N ||A||_F), or that of U^H U, by random signs t as getrfVectorCheck does. */
export declare function potrfVectorCheck(a: MatrixView, factor: MatrixView, uplo: Uplo, random: Random, vectors?: number): number;
