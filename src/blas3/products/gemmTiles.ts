// The tiles of gemm_tiled, gemm_shifted and gemm_direct, and what each costs.
import type { TileCost } from './gemmModel.ts';

export interface Tile {
  readonly BM: number;
  readonly BN: number;
  readonly BK: number;
  readonly TM: number;
  readonly TN: number;
  readonly KU: number;
}

// Measured on an H200, 2026-11: unrolling the depth loop (KU = BK) is worth 5-30 % in gemm_tiled; gemm_direct, whose loads are many and
// small, is best at KU = 4.
export const TILES = {
  huge: { BM: 256, BN: 128, BK: 16, TM: 16, TN: 8, KU: 16 },
  large: { BM: 128, BN: 128, BK: 8, TM: 8, TN: 8, KU: 8 },
  medium: { BM: 64, BN: 128, BK: 16, TM: 8, TN: 8, KU: 16 },
  middle: { BM: 64, BN: 64, BK: 16, TM: 4, TN: 8, KU: 16 },
  small: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 16 },
  unaligned: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 4 },
  narrow: { BM: 64, BN: 8, BK: 16, TM: 4, TN: 4, KU: 4 },
  flat: { BM: 8, BN: 64, BK: 16, TM: 4, TN: 4, KU: 4 },
  // For sides up to 64, 48 and 32.
  slim: { BM: 128, BN: 64, BK: 16, TM: 8, TN: 8, KU: 16 },
  lean48: { BM: 128, BN: 48, BK: 24, TM: 8, TN: 8, KU: 24 },
  low48: { BM: 48, BN: 128, BK: 24, TM: 8, TN: 8, KU: 24 },
  lean: { BM: 128, BN: 32, BK: 16, TM: 8, TN: 8, KU: 16 },
  low: { BM: 32, BN: 128, BK: 16, TM: 8, TN: 8, KU: 16 },
  tall: { BM: 256, BN: 32, BK: 16, TM: 8, TN: 8, KU: 16 },
  long: { BM: 32, BN: 256, BK: 16, TM: 8, TN: 8, KU: 16 },
  // The same tiles in half the memory, for devices with WebGPU's default limits.
  tallLight: { BM: 256, BN: 32, BK: 8, TM: 16, TN: 8, KU: 4 },
  longLight: { BM: 32, BN: 256, BK: 8, TM: 8, TN: 16, KU: 4 },
} as const satisfies Record<string, Tile>;

const cost = (tile: Tile, resident: number, rate: number, start: number): TileCost => {
  const { BM, BN, BK } = tile;
  return { BM, BN, BK, resident, rate, start };
};

/**
 * H200, 2026-11, C updated, us measured (predicted): n = 3584, k = 128 huge 130 (129), large 110 (109), medium 118 (108), middle 102 (105);
 * k = 512 330 (333), 321 (325), 323 (333), 329 (332); n = 1792, k = 512 large 103 (106), medium 81.5 (86); 4096 cubed huge 2890 (2960).
 * The tiles for thin sides are not measured yet. Of equals the first, smallest tile is taken.
 */
export const COSTS = {
  small: cost(TILES.small, 12, 260e3, 1),
  low: cost(TILES.low, 7, 335e3, 2),
  lean: cost(TILES.lean, 7, 335e3, 2),
  low48: cost(TILES.low48, 5, 340e3, 3),
  lean48: cost(TILES.lean48, 5, 340e3, 3),
  middle: cost(TILES.middle, 6, 361e3, 1),
  slim: cost(TILES.slim, 4, 359e3, 3),
  medium: cost(TILES.medium, 4, 359e3, 3),
  large: cost(TILES.large, 2, 401e3, 4),
  huge: cost(TILES.huge, 1, 400e3, 12),
} as const satisfies Partial<Record<keyof typeof TILES, TileCost>>;

export type Modelled = keyof typeof COSTS;
