import type { RealMat, Uplo } from '../../core/matrix.ts';
import { type GmresResult } from './gmres.ref.ts';
/** X := A^-1 B, by a factor in half, else in single; where iter < 0 in double, the triangle of A then being overwritten by its factor. */
export declare function dhposvRef(uplo: Uplo, n: number, nrhs: number, A: RealMat, B: RealMat, X: RealMat): GmresResult;
