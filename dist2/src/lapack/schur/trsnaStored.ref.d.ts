import type { FieldMat, RealArray } from '../../core/matrix.ts';
export interface TrsnaProblem {
    readonly n: number;
    readonly T: FieldMat;
    /** Needed for s. */
    readonly VL?: FieldMat | undefined;
    readonly VR?: FieldMat | undefined;
    /** n elements each, if they are asked for. */
    readonly s?: RealArray | undefined;
    readonly sep?: RealArray | undefined;
}
/** info. */
export declare function trsnaRef({ n, T, VL, VR, s, sep }: TrsnaProblem): number;
