import type { RealMat } from '../../core/matrix.ts';
/** Y(:, j) := softmax of X(:, j), or its logarithm. */
export declare function softmaxForwardRef(m: number, n: number, X: RealMat, Y: RealMat, log: boolean): void;
