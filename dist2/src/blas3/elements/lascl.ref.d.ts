import type { FieldMat, Uplo } from '../../core/matrix.ts';
/** A := (cto / cfrom) A, the quotient real, in the part `uplo` of an m x n matrix, without overflow or underflow on the way. */
export declare function lasclRef(uplo: Uplo | 'f', cfrom: number, cto: number, m: number, n: number, A: FieldMat, safeMin: number): void;
