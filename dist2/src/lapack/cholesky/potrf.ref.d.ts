import { type FieldMat, type Uplo } from '../../core/matrix.ts';
/** A = L L^H column by column, or U^H U row by row. Source: LAPACK xPOTF2. */
export declare function potf2Ref(uplo: Uplo, n: number, A: FieldMat): number;
/** As potf2Ref, by halving the matrix down to nb (0: own choice). */
export declare function potrfRef(uplo: Uplo, n: number, A: FieldMat, nb?: number): number;
