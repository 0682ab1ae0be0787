import type { FieldMat } from '../../core/matrix.ts';
/**
 * X(i, :) := X(k(i), :), or backward X(k(i), :) := X(i, :), i = 1, ..., m. Rows count from 1, as in LAPACK; k(i) is k[kOff + i - 1]. An
 * entry that is no row moves nothing; of several that are the same row, backward, the last one stays there.
 */
export declare function lapmrRef(forward: boolean, m: number, n: number, X: FieldMat, k: Int32Array, kOff: number): void;
