// Convolutions of halves on matrix units as the host sees them: tiles, which is predicted to be fastest, variants.
import { fusedSamples } from '../../blas3/products/gemmEpilogue.ts';
import { type Kind, predicted, type Sizes, type TileCost } from '../../blas3/products/gemmModel.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { MatrixUnit } from '../../runtime/matrixUnits.ts';
import { variants } from '../../runtime/variants.ts';
import { conv_tensor } from './shaders.gen.ts';

/** In the tunables of conv_tensor. */
export interface ConvTensorTile {
  readonly BM: number;
  readonly BN: number;
  readonly BK: number;
  readonly WM: number;
  readonly WN: number;
  readonly SIZE: number;
}

const [SG, MM] = [32, 16];

/** With room for slabs that lie either way, or for the sums that leave at a time. */
function sized(tile: Omit<ConvTensorTile, 'SIZE'>): ConvTensorTile {
  const { BM, BN, BK, WM, WN } = tile;
  const slabs = BM * (BK / 8 + 1) + Math.max(BK * (BN / 8 + 1), BN * (BK / 8 + 1));
  const sums = (BM / WM) * (BN / WN) * MM * (WN / 4 + 1);
  return { ...tile, SIZE: Math.max(slabs, sums) };
}

export const CONV_TENSOR_TILES = {
  wide: sized({ BM: 128, BN: 128, BK: 32, WM: 64, WN: 64 }),
  tall: sized({ BM: 128, BN: 64, BK: 32, WM: 64, WN: 32 }),
  square: sized({ BM: 64, BN: 64, BK: 32, WM: 32, WN: 32 }),
} as const satisfies Record<string, ConvTensorTile>;

export type ConvTensorName = keyof typeof CONV_TENSOR_TILES;
export const convTensorNames = Object.keys(CONV_TENSOR_TILES) as readonly ConvTensorName[];

/** Of products of halves with tiles of these sizes, in gemmModel.ts's terms. */
const COSTS: Readonly<Record<ConvTensorName, TileCost>> = {
  wide: { BM: 128, BN: 128, BK: 32, resident: 2, rate: 2617e3, start: 4.7 },
  tall: { BM: 128, BN: 64, BK: 32, resident: 2, rate: 2400e3, start: 2.5 },
  square: { BM: 64, BN: 64, BK: 32, resident: 2, rate: 2254e3, start: 1.1 },
};
const KIND: Kind = { bytes: 2, leastSlabs: 2, edge: 1, shift: 1, strips: false };

/** The tile with the least predicted time. */
export const pickConvTensor = (product: Sizes): ConvTensorName =>
  convTensorNames
    .map((name) => ({ name, time: predicted(product, COSTS[name], 1, KIND) }))
    .reduce((best, one) => (one.time < best.time ? one : best)).name;

export const fitsConvolution = ({ factor, sum, MM: rows, MN, MK, SG: lanes }: MatrixUnit): boolean =>
  factor === 'f16' && sum === 'f32' && rows === MM && MN === MM && MK === MM && lanes === SG;

const tensorVariants = variants({ flags: { TURNED: 2 }, tiles: Object.values<ConvTensorTile>(CONV_TENSOR_TILES) });
export const convTensorTuning = (name: ConvTensorName, turned: boolean): Tuning =>
  tensorVariants.of(undefined, { TURNED: turned }, CONV_TENSOR_TILES[name]);

export const convTensor: Kernel = {
  name: 'conv_tensor',
  text: conv_tensor,
  get variants() {
    return [...tensorVariants.all, ...fusedSamples(convTensorTuning('square', false))];
  },
};
