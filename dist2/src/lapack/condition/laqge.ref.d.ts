import { type Equed } from '../../core/expert.ts';
import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
/** A := diag(r) A diag(c) for the part `uplo` of an m x n matrix, with the factors that `equed` names. */
export declare function scaleRef(uplo: Uplo | 'f', m: number, n: number, A: FieldMat, r: RealArray, c: RealArray, equed: Equed): void;
/** Source: LAPACK xLAQGE. */
export declare function laqgeRef(m: number, n: number, A: FieldMat, r: RealArray, c: RealArray, rowcnd: number, colcnd: number, amax: number): Equed;
