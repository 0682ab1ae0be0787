import type { FieldMat } from '../../core/matrix.ts';
/** A := U^T A V, n x n. */
export declare function gerbtRef(n: number, A: FieldMat, seed: number): void;
/** X := U^T X, n x nrhs: what becomes of right-hand sides. */
export declare function butterflyInRef(n: number, nrhs: number, X: FieldMat, seed: number): void;
/** X := V X, n x nrhs: what becomes of solutions. */
export declare function butterflyOutRef(n: number, nrhs: number, X: FieldMat, seed: number): void;
