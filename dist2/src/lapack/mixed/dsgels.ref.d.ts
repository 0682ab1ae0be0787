import { type FieldMat } from '../../core/matrix.ts';
import { type GelsResult } from '../qr/gels.ref.ts';
export interface DsgelsProblem {
    readonly transposed: boolean;
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly A: FieldMat;
    readonly B: FieldMat;
    readonly X: FieldMat;
    /** nrhs elements, if they are wanted. */
    readonly rss?: Float64Array | undefined;
    readonly wantsRcond: boolean;
}
export interface DsgelsResult extends GelsResult {
    readonly iter: number;
    readonly iters: Int32Array;
}
/** What there is to say where A has no row or no column. */
export declare const EMPTY: {
    readonly iter: 0;
    readonly info: 0;
    readonly rank: 0;
    readonly rcond: 1;
};
/** X := 0, and the sums of squares of B, which is then what is left. */
export declare function solveEmpty({ transposed, m, n, nrhs, B, X, rss }: Omit<DsgelsProblem, 'A' | 'wantsRcond'>): void;
/** [d1; d2; h] becomes [h; d2; d1 - h]. */
export declare function exchangeTops(p: number, q: number, columns: number, D: FieldMat): void;
/** A is overwritten, as by gels, where iter < 0 only. If info is not 0, X is left as it was. */
export declare function dsgelsRef(s: DsgelsProblem): DsgelsResult;
