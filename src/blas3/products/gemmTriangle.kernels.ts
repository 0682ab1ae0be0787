// The kernels that compute one triangle of a product in one dispatch, as the host sees them, and which of gemm's tiles fits a triangle.
import type { Rule } from '../../autotune/pick.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { hasRoom } from './gemmSlabs.ts';
import { gemm_triangle, gemm_triangle_direct } from './shaders.gen.ts';

/** A triangle of order n of a product of depth k, and `rest` rows (columns) behind it. */
export interface TriangleProblem {
  readonly n: number;
  readonly rest: number;
  readonly k: number;
  /** All memory traffic can be in vectors of four. */
  readonly aligned: boolean;
  /** Bytes of memory that a workgroup may have; enough for every tile if left out. */
  readonly workgroupBytes?: number;
}

/** As gemm's. */
interface Tile {
  readonly BM: number;
  readonly BN: number;
  readonly BK: number;
  readonly TM: number;
  readonly TN: number;
  readonly KU: number;
}

export interface TriangleChoice {
  readonly kernel: Kernel;
  readonly tile: Tile;
}

/** Those of gemm's tiles that a triangle takes. */
const TILES = {
  huge: { BM: 256, BN: 128, BK: 16, TM: 16, TN: 8, KU: 16 },
  large: { BM: 128, BN: 128, BK: 8, TM: 8, TN: 8, KU: 8 },
  medium: { BM: 64, BN: 128, BK: 16, TM: 8, TN: 8, KU: 16 },
  middle: { BM: 64, BN: 64, BK: 16, TM: 4, TN: 8, KU: 16 },
  small: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 16 },
  unaligned: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 4 },
} as const satisfies Record<string, Tile>;

/** Tiles of this size that meet the triangle or what is behind it. */
export const tilesOf = (
  { n, rest }: Pick<TriangleProblem, 'n' | 'rest'>,
  { BM, BN }: Pick<Tile, 'BM' | 'BN'>,
): number => {
  let count = 0;
  for (let col0 = 0; col0 < n; col0 += BN) count += Math.ceil((n + rest) / BM) - Math.floor(col0 / BM);
  return count;
};

/** Fewer tiles than this leave processors of a large GPU idle (132 of them on an H200). */
const FILLS = 128;
/** Deeper products of small triangles are cut into slices of their depth instead. */
const SHALLOW = 512;
/**
 * Products up to this depth mostly read and write C, for which larger tiles hold too few threads. Depth 256 on an H200, 2026-11, us with
 * huge, large, medium, middle, small tiles: order 3840 121, 109, 113, 106, 140; order 7936 with the first four 517, 436, 412, 409.
 */
const THIN = 256;

const interned = new Map<Tile, Map<number, Tuning>>();
const BITS = [0, 1] as const;

type Flags = Record<'TRANS_A' | 'TRANS_B' | 'A_IN_C' | 'B_IN_C', 0 | 1>;

/** The parameter record of a variant, EDGE of gemm_triangle only; one object per variant: pipelines are found by identity. */
export function triangleTuning(tile: Tile, uplo: Uplo, flags: Flags, EDGE: 0 | 1 | undefined): Tuning {
  const UPPER = uplo === 'u' ? 1 : 0;
  const { TRANS_A, TRANS_B, A_IN_C, B_IN_C } = flags;
  const bits = TRANS_A + 2 * TRANS_B + 4 * A_IN_C + 8 * B_IN_C + 16 * UPPER + 32 * (EDGE ?? 2);
  const ofTile = interned.get(tile) ?? new Map<number, Tuning>();
  interned.set(tile, ofTile);
  const tuning = ofTile.get(bits) ?? { ...tile, ...flags, UPPER, ...(EDGE === undefined ? {} : { EDGE }) };
  ofTile.set(bits, tuning);
  return tuning;
}

const variantsOf = (tiles: readonly Tile[], edges: readonly (0 | 1 | undefined)[]): Tuning[] =>
  tiles.flatMap((tile) =>
    (['l', 'u'] as const).flatMap((uplo) =>
      BITS.flatMap((TRANS_A) =>
        BITS.flatMap((TRANS_B) =>
          edges.flatMap((EDGE) =>
            BITS.flatMap((A_IN_C) =>
              BITS.map((B_IN_C) => triangleTuning(tile, uplo, { TRANS_A, TRANS_B, A_IN_C, B_IN_C }, EDGE)),
            ),
          ),
        ),
      ),
    ),
  );

const { huge, large, medium, middle, small, unaligned } = TILES;

export const gemmTriangle: Kernel = {
  name: 'gemm_triangle',
  text: gemm_triangle,
  get variants() {
    return variantsOf([huge, large, medium, middle, small], BITS);
  },
};

export const gemmTriangleDirect: Kernel = {
  name: 'gemm_triangle_direct',
  text: gemm_triangle_direct,
  get variants() {
    return variantsOf([huge, large, medium, middle, unaligned], [undefined]);
  },
};

const fills = (p: TriangleProblem, tile: Tile): boolean => tilesOf(p, tile) >= FILLS;

const usesOf = (
  kernel: Kernel,
  name: string,
  allowed: (p: TriangleProblem) => boolean,
): Rule<TriangleProblem, TriangleChoice>[] => [
  {
    name: `${name}-middle`,
    choice: { kernel, tile: middle },
    fits: (p) => allowed(p) && fills(p, middle) && (p.k <= THIN || !fills(p, medium)),
    why: 'enough 64 x 64 tiles meet the triangle to fill the GPU, and the product is shallow or larger tiles are too few',
  },
  ...(['huge', 'large', 'medium'] as const).map((size) => ({
    name: `${name}-${size}`,
    choice: { kernel, tile: TILES[size] },
    fits: (p: TriangleProblem) => allowed(p) && fills(p, TILES[size]) && hasRoom(p.workgroupBytes, TILES[size]),
    why: `enough ${TILES[size].BM} x ${TILES[size].BN} tiles meet the triangle to fill the GPU`,
  })),
  {
    name: `${name}-small`,
    choice: { kernel, tile: kernel === gemmTriangle ? small : unaligned },
    fits: allowed,
    why: 'a small triangle',
  },
];

/** The first that fits; none of them, and the triangle is computed in square blocks. */
export const triangleRules: readonly Rule<TriangleProblem, TriangleChoice | undefined>[] = [
  {
    name: 'blocks',
    choice: undefined,
    fits: (p) => p.k > SHALLOW && !fills(p, medium),
    why: 'a small triangle of a deep product',
  },
  ...usesOf(gemmTriangle, 'triangle', (p) => p.aligned),
  ...usesOf(gemmTriangleDirect, 'triangle-direct', () => true),
];
