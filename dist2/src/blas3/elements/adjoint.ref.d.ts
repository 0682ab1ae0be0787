import type { FieldMat } from '../../core/matrix.ts';
/** B := A^H for an m x n matrix A: of real numbers A^T. */
export declare function adjointRef(m: number, n: number, A: FieldMat, B: FieldMat): void;
