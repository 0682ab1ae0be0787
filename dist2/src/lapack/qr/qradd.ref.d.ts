import { type FieldMat } from '../../core/matrix.ts';
export interface QraddProblem {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly R: FieldMat;
    readonly A: FieldMat;
    readonly B?: FieldMat | undefined;
    readonly forget: number;
}
/** W := [sqrt(forget) R; A B], its first rows a triangle. */
export declare function stackRef({ m, n, nrhs, R, A, B, forget }: QraddProblem, W: FieldMat): void;
export declare function qraddRef(s: QraddProblem): void;
