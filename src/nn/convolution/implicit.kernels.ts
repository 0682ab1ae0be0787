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

const depthOf = (k: number, slices: number, BK: number): number => Math.ceil(k / slices / BK) * BK;
/** The depth of a slice: a multiple of a slab. */
export const sliceDepth = (k: number, { tile: { BK }, slices }: ConvChoice): number => depthOf(k, slices, BK);

/** How many workgroups a slice is. */
const tilesOf = ({ m, n, phases }: ConvProblem, { BM, BN }: ConvTile): number =>
  Math.ceil(m / BM) * Math.ceil(n / BN) * phases;

/** What the prediction needs of a tile: itself, how many workgroups run at a time, and the ms of none to so many for a step of depth. */
const FITS = NAMES.map((name) => {
  const tile: ConvTile = CONV_TILES[name];
  const { efficiency, resident } = FITTED[name];
  const stepMs = Array.from({ length: resident + 1 }, (_, count) => {
    const threads = Math.max(1, (count * tile.BM * tile.BN) / (tile.TM * tile.TN));
    return (count * tile.BM * tile.BN * (threads + HALF)) / (PRODUCTS * efficiency * threads * CYCLES);
  });
  return { tile, resident, stepMs };
});

/** The tile, and the number of slices of the depth, with the least predicted time. */
export function pickConv(problem: ConvProblem): ConvChoice {
  const { m, n, k, phases, filled } = problem;
  const sumMs = (8 * m * n * phases) / BYTES;
  let least = Number.POSITIVE_INFINITY;
  let best: ConvTile = CONV_TILES.small;
  let count = 1;
  for (const { tile, resident, stepMs } of FITS) {
    const tiles = tilesOf(problem, tile);
    const most = Math.max(1, Math.floor(k / (LEAST_SLABS * tile.BK)));
    for (let i = 0; i < SLICES.length + FILLING.length; i++) {
      const slices = i < SLICES.length ? SLICES[i]! : Math.floor((PROCESSORS * FILLING[i - SLICES.length]!) / tiles);
      if (slices > most || slices < 1) continue;
      // The processor with the most tiles is the last to finish.
      const each = Math.ceil((tiles * slices) / PROCESSORS);
      const depth = depthOf(k, slices, tile.BK) * filled + AROUND * tile.BK;
      const product = depth * (Math.floor(each / resident) * stepMs[resident]! + stepMs[each % resident]!);
      const ms = slices === 1 ? product : product + DISPATCH_MS + sumMs * (slices + 0.5);
      if (ms >= least) continue;
      least = ms;
      best = tile;
      count = slices;
    }
  }
  return { tile: best, slices: count };
}
