// The tiles of the matrix-unit GEMM, from which follow the memory that packed factors take and the kernels (gemmTensor.kernels.ts).

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

// The kernel alone on an H200, 2026-11, TFLOP/s at n = 4096. One plane: 326 (BK 16: 210, 64: 265; tiles of 256: 279; REPEAT 1: 316). Two
// planes with sums flushed every 256: 100 (REPEAT 0: 94; 64 x 64 per subgroup spills: 67), every 128: 76; never, which is not accurate:
// 153.
export const TENSOR_TILES = {
  half: { BM: 128, BN: 128, BK: 32, WM: 64, WN: 64, PLANES: 1, R: 'f32', FLUSH: 0, REPEAT: 0 },
  // Its sums take half the registers. The tile is half's, not measured yet.
  halfSums: { BM: 128, BN: 128, BK: 32, WM: 64, WN: 64, PLANES: 1, R: 'f16', FLUSH: 0, REPEAT: 0 },
  split: { BM: 128, BN: 128, BK: 32, WM: 64, WN: 32, PLANES: 2, R: 'f32', FLUSH: 1, REPEAT: 1 },
} as const satisfies Record<string, TensorTile>;

/** Depths of a workgroup of gemm_pack. */
export const PACK_DEPTHS = 32;

/** Units between rows of a slab, and matrices of sums that leave at a time. */
const [PAD, ROUND] = [1, 4];

/** What lib/gemm_tensor_tile needs to know of a tile besides its sizes: for matrix units of MM x MN. */
export function tileMemory({ BM, BN, BK, WM, WN, PLANES }: TensorTile, { MM, MN }: { MM: number; MN: number }) {
  const slab = PLANES * BK * ((BM + BN) / 8 + 2 * PAD);
  const scratch = ((BM / WM) * (BN / WN) * ROUND * MN * (MM + 4)) / 4;
  return { PAD, ROUND, SIZE: Math.max(slab, scratch) };
}
