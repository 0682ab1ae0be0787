import { type MatrixView } from './norms.ts';
/** A X A = A, X A X = X, A X and X A Hermitian; of matrices that are not empty. */
export declare function penroseParts(a: MatrixView, x: MatrixView): number[];
