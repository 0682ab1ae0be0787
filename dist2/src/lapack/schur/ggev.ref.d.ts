import { type FieldMat, type RealArray } from '../../core/matrix.ts';
import type { VectorsJob } from './geev.spec.ts';
export interface GgevProblem {
    readonly jobvl: VectorsJob;
    readonly jobvr: VectorsJob;
    readonly n: number;
    readonly A: FieldMat;
    readonly B: FieldMat;
    /** n elements each; of complex matrices alphar and alphai are the places of the first parts of pairs, and beta is pairs. */
    readonly alphar: RealArray;
    readonly alphai: RealArray;
    readonly beta: RealArray;
    /** n x n; not read where they are not wanted. */
    readonly VL?: FieldMat | undefined;
    readonly VR?: FieldMat | undefined;
}
/** beta A x = alpha B x and beta u^H A = alpha u^H B; returns info. Source: LAPACK xGGEV. */
export declare function ggevRef(problem: GgevProblem): number;
