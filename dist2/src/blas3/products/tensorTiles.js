// The tiles of the matrix-unit GEMM, from which follow the memory that packed factors take and the kernels (gemmTensor.kernels.ts).
// The kernel alone on an H200, 2026-11, TFLOP/s at n = 4096. One plane: 326 (BK 16: 210, 64: 265; tiles of 256: 279; REPEAT 1: 316). Two
// planes with sums flushed every 256: 100 (REPEAT 0: 94; 64 x 64 per subgroup spills: 67), every 128: 76; never, which is not accurate:
// 153.
export const TENSOR_TILES = {
    half: { BM: 128, BN: 128, BK: 32, WM: 64, WN: 64, PLANES: 1, R: 'f32', FLUSH: 0, REPEAT: 0 },
    // Its sums take half the registers. The tile is half's, not measured yet.
    halfSums: { BM: 128, BN: 128, BK: 32, WM: 64, WN: 64, PLANES: 1, R: 'f16', FLUSH: 0, REPEAT: 0 },
    split: { BM: 128, BN: 128, BK: 32, WM: 64, WN: 32, PLANES: 2, R: 'f32', FLUSH: 1, REPEAT: 1 },
};
/** Depths of a workgroup of gemm_pack. */
export const PACK_DEPTHS = 32;
