// The kernels that compute one triangle of a product in one dispatch, as the host sees them, and which of gemm's tiles fits a triangle.
import type { Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { type Flags, variants } from '../../runtime/variants.ts';
import { FLAGS, isProduct } from './gemmFlags.ts';
import { hasRoom } from './gemmSlabs.ts';
import { gemm_triangle, gemm_triangle_direct } from './shaders.gen.ts';

/** A triangle of order n of a product of depth k, and `rest` rows (columns) behind it. */
export interface TriangleProblem {
  readonly n: number;
  readonly rest: number;
  readonly k: number;
  /** Words of an element: tiles have BM words of rows, BK of depth. */
  readonly parts: 1 | 2;
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
  // Of complex products only.
  pair: { BM: 128, BN: 128, BK: 16, TM: 16, TN: 8, KU: 8 },
} as const satisfies Record<string, Tile>;

/** Tiles of this size that meet the triangle or what is behind it. */
export const tilesOf = (
  { n, rest, parts }: Pick<TriangleProblem, 'n' | 'rest' | 'parts'>,
  { BM, BN }: Pick<Tile, 'BM' | 'BN'>,
): number => {
  let count = 0;
  for (let col0 = 0; col0 < n; col0 += BN)
    count += Math.ceil((parts * (n + rest)) / BM) - Math.floor((parts * col0) / BM);
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

const { huge, large, medium, middle, small, unaligned, pair } = TILES;

type DirectFlag = keyof typeof FLAGS | 'UPPER';
type TriangleFlag = DirectFlag | 'EDGE';
type TriangleFlags = Flags<TriangleFlag>;

const flags = { ...FLAGS, UPPER: 2 } as const;
const guarded = { ...flags, EDGE: 2 } as const;
const types = { s: SINGLES.s } as const;
const complex = { c: SINGLES.c } as const;
const legal = isProduct;
const triangles = {
  s: variants<TriangleFlag, Tile>({ types, flags: guarded, tiles: [huge, large, medium, middle, small], legal }),
  c: variants<TriangleFlag, Tile>({ types: complex, flags: guarded, tiles: [pair, middle, small], legal }),
};
const direct = {
  s: variants<DirectFlag, Tile>({ types, flags, tiles: [huge, large, medium, middle, unaligned], legal }),
  c: variants<DirectFlag, Tile>({ types: complex, flags, tiles: [middle, unaligned], legal }),
};

/** The parameter record of a variant. */
export const triangleTuning = (kernel: Kernel, type: 's' | 'c', flags: TriangleFlags, tile: Tile): Tuning =>
  kernel === gemmTriangle ? triangles[type].of(type, flags, tile) : direct[type].of(type, flags, tile);

export const gemmTriangle: Kernel = {
  name: 'gemm_triangle',
  text: gemm_triangle,
  get variants() {
    return [...triangles.s.all, ...triangles.c.all];
  },
};

export const gemmTriangleDirect: Kernel = {
  name: 'gemm_triangle_direct',
  text: gemm_triangle_direct,
  get variants() {
    return [...direct.s.all, ...direct.c.all];
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

const complexUsesOf = (
  kernel: Kernel,
  name: string,
  sizes: readonly ('pair' | 'middle')[],
  allowed: (p: TriangleProblem) => boolean,
): Rule<TriangleProblem, TriangleChoice>[] => [
  ...sizes.map((size) => ({
    name: `${name}-${size}`,
    choice: { kernel, tile: TILES[size] },
    fits: (p: TriangleProblem) => allowed(p) && fills(p, TILES[size]) && hasRoom(p.workgroupBytes, TILES[size]),
    why: `complex: enough tiles of ${TILES[size].BM} words by ${TILES[size].BN} meet the triangle to fill the GPU`,
  })),
  {
    name: `${name}-small`,
    choice: { kernel, tile: kernel === gemmTriangle ? small : unaligned },
    fits: allowed,
    why: 'a small triangle of a complex product',
  },
];

/** The first that fits; none of them, and the triangle is computed in square blocks. */
export const triangleRules: readonly Rule<TriangleProblem, TriangleChoice | undefined>[] = [
  {
    name: 'blocks',
    choice: undefined,
    fits: (p) => p.k > SHALLOW && !fills(p, p.parts === 1 ? medium : middle),
    why: 'a small triangle of a deep product',
  },
  ...usesOf(gemmTriangle, 'triangle', (p) => p.parts === 1 && p.aligned),
  ...usesOf(gemmTriangleDirect, 'triangle-direct', (p) => p.parts === 1),
  ...complexUsesOf(gemmTriangle, 'triangle-complex', ['pair', 'middle'], (p) => p.parts === 2 && p.aligned),
  ...complexUsesOf(gemmTriangleDirect, 'triangle-complex-direct', ['middle'], (p) => p.parts === 2),
];
