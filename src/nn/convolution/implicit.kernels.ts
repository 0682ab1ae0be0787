// The kernels of convolutions as the host sees them: tiles, which of them fits, and every variant that may be launched.
import { fusedSamples } from '../../blas3/products/gemmEpilogue.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { conv_filter, conv_tiled } from './shaders.gen.ts';

export interface ConvTile {
  readonly BM: number;
  readonly BN: number;
  readonly BK: number;
  readonly TM: number;
  readonly TN: number;
  readonly KU: number;
}

export const CONV_TILES = {
  large: { BM: 128, BN: 128, BK: 8, TM: 8, TN: 8, KU: 8 },
  medium: { BM: 64, BN: 128, BK: 16, TM: 8, TN: 8, KU: 16 },
  middle: { BM: 64, BN: 64, BK: 16, TM: 4, TN: 8, KU: 16 },
  low: { BM: 32, BN: 128, BK: 16, TM: 4, TN: 8, KU: 16 },
  flat: { BM: 16, BN: 128, BK: 16, TM: 4, TN: 8, KU: 16 },
  small: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 16 },
} as const satisfies Record<string, ConvTile>;

export type ConvTileName = keyof typeof CONV_TILES;

/** A product of m by n by k, as convolutions and their gradients are, or `phases` of them, whose depths are `filled` times k on average. */
export interface ConvProblem {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly phases: number;
  readonly filled: number;
}

export interface ConvChoice {
  readonly tile: ConvTile;
  readonly slices: number;
}

/**
 * How operands are read: in vectors of four numbers, or one by one; x along its channels, the filter (with conv_filter the gradient by the
 * result) along its own, but along x's if it is turned.
 */
export const convVariants = variants({
  flags: { TURNED: 2, WIDE_X: 2, WIDE_WEIGHTS: 2 },
  tiles: Object.values<ConvTile>(CONV_TILES),
  legal: ({ TURNED, WIDE_X, WIDE_WEIGHTS }) => TURNED === 0 || WIDE_X === WIDE_WEIGHTS,
});
export const filterVariants = variants({
  flags: { WIDE_X: 2, WIDE_WEIGHTS: 2 },
  tiles: Object.values<ConvTile>(CONV_TILES),
});

export const convTiled: Kernel = {
  name: 'conv_tiled',
  text: conv_tiled,
  get variants() {
    const plain = convVariants.of(undefined, { TURNED: 0, WIDE_X: 1, WIDE_WEIGHTS: 1 }, CONV_TILES.small);
    return [...convVariants.all, ...fusedSamples(plain)];
  },
};
export const convFilter: Kernel = {
  name: 'conv_filter',
  text: conv_filter,
  get variants() {
    return filterVariants.all;
  },
};

// What follows predicts the time on a large GPU: processors, products per cycle of each, cycles per ms, bytes per ms. Fitted to 1250 times
// of 12 layers and their filters' gradients, 4 to 64 images, on an H200, 2026-11: the choice is within 5 % of the best of them in all.
const PROCESSORS = 132;
const PRODUCTS = 128;
const CYCLES = 1.75e6;
const BYTES = 5e9;
const DISPATCH_MS = 0.001;
/** The part of a processor's products that a tile's threads get done if there are very many, and the workgroups that it has at a time. */
const FITTED: Readonly<Record<ConvTileName, { readonly efficiency: number; readonly resident: number }>> = {
  large: { efficiency: 0.79, resident: 2 },
  medium: { efficiency: 0.9, resident: 3 },
  middle: { efficiency: 0.76, resident: 4 },
  low: { efficiency: 0.71, resident: 4 },
  flat: { efficiency: 0.61, resident: 4 },
  small: { efficiency: 0.5, resident: 16 },
};
/** Threads with which a processor runs at half that speed, there being few to take over while others wait. */
const HALF = 220;
/** Slabs in whose time a slice begins and ends, and those that it has at least. */
const AROUND = 2;
const LEAST_SLABS = 8;
/** Slices that are looked at besides those of which so many workgroups fill each processor. */
const SLICES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256] as const;
const FILLING = [1, 2, 3, 4, 6] as const;
const NAMES = Object.keys(CONV_TILES) as ConvTileName[];

/** The depth of a slice: a multiple of a slab. */
export const sliceDepth = (k: number, { tile: { BK }, slices }: ConvChoice): number => Math.ceil(k / slices / BK) * BK;

/** How many workgroups a slice is. */
const tilesOf = ({ m, n, phases }: ConvProblem, { BM, BN }: ConvTile): number =>
  Math.ceil(m / BM) * Math.ceil(n / BN) * phases;

function predicted(problem: ConvProblem, name: ConvTileName, slices: number): number {
  const { m, n, k, phases, filled } = problem;
  const tile = CONV_TILES[name];
  const { BM, BN, BK, TM, TN } = tile;
  const { efficiency, resident } = FITTED[name];
  const depth = sliceDepth(k, { tile, slices }) * filled + AROUND * BK;
  /** Of so many workgroups at a time. */
  const together = (count: number): number => {
    const threads = (count * BM * BN) / (TM * TN);
    return (count * BM * BN * depth * (threads + HALF)) / (PRODUCTS * efficiency * Math.max(1, threads) * CYCLES);
  };
  // The processor with the most tiles is the last to finish.
  const most = Math.ceil((tilesOf(problem, tile) * slices) / PROCESSORS);
  const ms = Math.floor(most / resident) * together(resident) + together(most % resident);
  return slices === 1 ? ms : ms + DISPATCH_MS + (4 * m * n * phases * (2 * slices + 1)) / BYTES;
}

/** The tile, and the number of slices of the depth, with the least predicted time. */
export function pickConv(problem: ConvProblem): ConvChoice {
  let [least, best] = [Number.POSITIVE_INFINITY, { tile: CONV_TILES.small, slices: 1 } as ConvChoice];
  for (const name of NAMES) {
    const tile = CONV_TILES[name];
    const filling = FILLING.map((count) => Math.floor((PROCESSORS * count) / Math.max(1, tilesOf(problem, tile))));
    for (const slices of [...SLICES, ...filling]) {
      const choice = { tile, slices };
      if (slices < 1 || (slices > 1 && sliceDepth(problem.k, choice) < LEAST_SLABS * tile.BK)) continue;
      const ms = predicted(problem, name, slices);
      if (ms < least) [least, best] = [ms, choice];
    }
  }
  return best;
}
