import type { HostArray } from '../../core/field.ts';
import type { Mat, Uplo } from '../../core/matrix.ts';
/** B := A for the part `uplo` of an m x n matrix. */
export declare function lacpyRef(uplo: Uplo | 'f', m: number, n: number, A: Mat<HostArray>, B: Mat<HostArray>): void;
