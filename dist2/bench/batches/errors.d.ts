/** Column-major without gaps. */
export interface Sample {
    readonly m: number;
    readonly n: number;
    readonly data: Float32Array;
}
/** A Z = Z diag(w), Z^T Z = I. */
export declare function eigenError(A: Sample, w: Float32Array, Z?: Float32Array): number[];
/** A V = U diag(s), U^T U = I, V^T V = I; V itself or its transpose is given. */
export declare function singularError(A: Sample, isV: boolean, s?: Float32Array, U?: Float32Array, given?: Float32Array): number[];
/** A V = V W, columns of norm 1. */
export declare function generalError(A: Sample, wr: Float32Array, wi: Float32Array, VR: Float32Array): number[];
