// The GEMM kernels as the host sees them: tiles, which of them fits a problem, and every variant that may be launched.
import type { Rule } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { gemm_direct, gemm_tiled } from '../runtime/kernels.gen.ts';

/** One GEMM for the device: transposes are 0 or 1, everything in elements. */
export interface GemmProblem {
  readonly transA: 0 | 1;
  readonly transB: 0 | 1;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly batch: number;
  /** All offsets, leading dimensions and strides are multiples of 4, and so are the contiguous extents. */
  readonly aligned: boolean;
  /** The factor that C overwrites, if it overwrites one: one workgroup then covers all its rows (columns), and reads before it writes. */
  readonly over?: 'A' | 'B' | undefined;
}

export interface Tile {
  readonly BM: number;
  readonly BN: number;
  readonly BK: number;
  readonly TM: number;
  readonly TN: number;
  readonly KU: number;
}

export interface GemmChoice {
  readonly kernel: Kernel;
  readonly tile: Tile;
}

// Measured on an H200, 2026-11: unrolling the depth loop (KU = BK) is worth 5-30 % in gemm_tiled; gemm_direct, whose loads are many and
// small, is best at KU = 4.
const TILES = {
  huge: { BM: 256, BN: 128, BK: 16, TM: 16, TN: 8, KU: 16 },
  large: { BM: 128, BN: 128, BK: 8, TM: 8, TN: 8, KU: 8 },
  medium: { BM: 64, BN: 128, BK: 16, TM: 8, TN: 8, KU: 16 },
  small: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 16 },
  unaligned: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 4 },
  narrow: { BM: 64, BN: 8, BK: 16, TM: 4, TN: 4, KU: 4 },
  flat: { BM: 8, BN: 64, BK: 16, TM: 4, TN: 4, KU: 4 },
  tall: { BM: 256, BN: 32, BK: 16, TM: 8, TN: 8, KU: 16 },
  long: { BM: 32, BN: 256, BK: 16, TM: 8, TN: 8, KU: 16 },
} as const satisfies Record<string, Tile>;

type Flags = Record<'TRANS_A' | 'TRANS_B' | 'EDGE' | 'A_IN_C' | 'B_IN_C', 0 | 1>;

const BITS = [0, 1] as const;
const interned = new Map<Tile, Map<number, Tuning>>();

/** The parameter record of a variant; one object per variant, because pipelines are found by identity. */
export function gemmTuning(kernel: Kernel, tile: Tile, flags: Flags, type: 'f32' | 'f16'): Tuning {
  const { TRANS_A, TRANS_B, EDGE, A_IN_C, B_IN_C } = flags;
  const direct = kernel === gemmDirect ? 1 : 0;
  const half = type === 'f16' ? 1 : 0;
  const bits = TRANS_A + 2 * TRANS_B + 4 * EDGE + 8 * A_IN_C + 16 * B_IN_C + 32 * half + 64 * direct;
  let ofTile = interned.get(tile);
  if (ofTile === undefined) {
    ofTile = new Map();
    interned.set(tile, ofTile);
  }
  let tuning = ofTile.get(bits);
  if (tuning === undefined) {
    tuning = { ...tile, TRANS_A, TRANS_B, A_IN_C, B_IN_C, ...(direct ? {} : { EDGE }), T: type };
    ofTile.set(bits, tuning);
  }
  return tuning;
}

function everyVariant(kernel: () => Kernel, tiles: readonly Tile[], edges: readonly (0 | 1)[]): () => Tuning[] {
  return () =>
    tiles.flatMap((tile) =>
      BITS.flatMap((TRANS_A) =>
        BITS.flatMap((TRANS_B) =>
          edges.flatMap((EDGE) =>
            (['f32', 'f16'] as const).flatMap((type) =>
              BITS.flatMap((A_IN_C) =>
                BITS.map((B_IN_C) => gemmTuning(kernel(), tile, { TRANS_A, TRANS_B, EDGE, A_IN_C, B_IN_C }, type)),
              ),
            ),
          ),
        ),
      ),
    );
}

const tiledTiles = Object.values(TILES).filter((tile) => tile !== TILES.unaligned);
const directTiles = [TILES.medium, TILES.unaligned, TILES.narrow, TILES.flat, TILES.tall, TILES.long];
const tiledVariants = everyVariant(() => gemmTiled, tiledTiles, BITS);
const directVariants = everyVariant(() => gemmDirect, directTiles, [1]);

export const gemmTiled: Kernel = {
  name: 'gemm_tiled',
  text: gemm_tiled,
  get variants() {
    return tiledVariants();
  },
};

export const gemmDirect: Kernel = {
  name: 'gemm_direct',
  text: gemm_direct,
  get variants() {
    return directVariants();
  },
};

/** Tiles that a launch with this tile makes: enough of them must exist to fill the GPU. */
const tiles = (p: GemmProblem, t: Tile): number => Math.ceil(p.m / t.BM) * Math.ceil(p.n / t.BN) * p.batch;

/** Fewer tiles than this leave processors of a large GPU idle (132 of them on an H200). */
const FILLS = 128;

const rule = (
  kernel: Kernel,
  name: keyof typeof TILES,
  why: string,
  fits: (p: GemmProblem) => boolean,
  tile: Tile = TILES[name],
): Rule<GemmProblem, GemmChoice> => ({
  name: `${kernel === gemmTiled ? 'tiled' : 'direct'}-${name}`,
  choice: { kernel, tile },
  fits,
  why,
});

export const gemmRules: readonly Rule<GemmProblem, GemmChoice>[] = [
  rule(gemmTiled, 'tall', 'aligned, C overwrites B', (p) => p.aligned && p.over === 'B'),
  rule(gemmTiled, 'long', 'aligned, C overwrites A', (p) => p.aligned && p.over === 'A'),
  rule(gemmDirect, 'tall', 'not aligned to 4 elements, C overwrites B', (p) => p.over === 'B'),
  rule(gemmDirect, 'long', 'not aligned to 4 elements, C overwrites A', (p) => p.over === 'A'),
  rule(gemmTiled, 'narrow', 'aligned, n <= 8', (p) => p.aligned && p.n <= 8),
  rule(gemmTiled, 'flat', 'aligned, m <= 8', (p) => p.aligned && p.m <= 8),
  rule(
    gemmTiled,
    'huge',
    'aligned, enough 256 x 128 tiles to fill the GPU',
    (p) => p.aligned && tiles(p, TILES.huge) >= FILLS,
  ),
  rule(
    gemmTiled,
    'large',
    'aligned, enough 128 x 128 tiles to fill the GPU',
    (p) => p.aligned && tiles(p, TILES.large) >= FILLS,
  ),
  rule(
    gemmTiled,
    'medium',
    'aligned, enough 64 x 128 tiles to fill the GPU',
    (p) => p.aligned && tiles(p, TILES.medium) >= FILLS,
  ),
  rule(gemmTiled, 'small', 'aligned, small', (p) => p.aligned),
  rule(gemmDirect, 'narrow', 'not aligned to 4 elements, n <= 8', (p) => p.n <= 8),
  rule(gemmDirect, 'flat', 'not aligned to 4 elements, m <= 8', (p) => p.m <= 8),
  rule(
    gemmDirect,
    'medium',
    'not aligned to 4 elements, enough 64 x 128 tiles',
    (p) => tiles(p, TILES.medium) >= FILLS,
  ),
  rule(gemmDirect, 'small', 'not aligned to 4 elements, small', () => true, TILES.unaligned),
];
