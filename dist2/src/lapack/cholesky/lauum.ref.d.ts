import { type FieldMat, type Uplo } from '../../core/matrix.ts';
/** Row by row of L (of U, column by column), whose elements behind the diagonal are needed no more. Source: LAPACK xLAUU2. */
export declare function lauu2Ref(uplo: Uplo, n: number, A: FieldMat): void;
/**
 * As lauu2Ref, by halving the triangle. Source: LAPACK xLAUUM.
 *
 *   U = [ U11  U12 ]   A11 := U11 U11^H + U12 U12^H,  A12 := U12 U22^H,  A22 := U22 U22^H
 *       [      U22 ]
 */
export declare function lauumRef(uplo: Uplo, n: number, A: FieldMat): void;
