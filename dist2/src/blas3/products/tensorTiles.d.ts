/** How gemm_tensor multiplies; sizes in elements. */
export interface TensorTile {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
    readonly WM: number;
    readonly WN: number;
    /** Halves that a factor is the sum of. */
    readonly PLANES: 1 | 2;
    /** What the units sum in. */
    readonly R: 'f32' | 'f16';
    /** Sums move to f32 registers now and then. */
    readonly FLUSH: 0 | 1;
    /** No branch around the loads of the next slab. */
    readonly REPEAT: 0 | 1;
}
export declare const TENSOR_TILES: {
    readonly half: {
        readonly BM: 128;
        readonly BN: 128;
        readonly BK: 32;
        readonly WM: 64;
        readonly WN: 64;
        readonly PLANES: 1;
        readonly R: 'f32';
        readonly FLUSH: 0;
        readonly REPEAT: 0;
    };
    readonly halfSums: {
        readonly BM: 128;
        readonly BN: 128;
        readonly BK: 32;
        readonly WM: 64;
        readonly WN: 64;
        readonly PLANES: 1;
        readonly R: 'f16';
        readonly FLUSH: 0;
        readonly REPEAT: 0;
    };
    readonly split: {
        readonly BM: 128;
        readonly BN: 128;
        readonly BK: 32;
        readonly WM: 64;
        readonly WN: 32;
        readonly PLANES: 2;
        readonly R: 'f32';
        readonly FLUSH: 1;
        readonly REPEAT: 1;
    };
};
/** Depths of a workgroup of gemm_pack. */
export declare const PACK_DEPTHS = 32;
