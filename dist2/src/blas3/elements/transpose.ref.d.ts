import type { HostArray } from '../../core/field.ts';
import type { Mat } from '../../core/matrix.ts';
/** B := A^T for an m x n matrix A. */
export declare function transposeRef(m: number, n: number, A: Mat<HostArray>, B: Mat<HostArray>): void;
