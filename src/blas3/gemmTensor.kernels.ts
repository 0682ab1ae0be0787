// The matrix-unit GEMM as the host sees it: its tile for a shape of matrix unit, and the kernels that prepare its factors.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { gemm_exponent, gemm_pack, gemm_tensor } from '../runtime/kernels.gen.ts';
import type { MatrixUnit } from '../runtime/matrixUnits.ts';

/** How gemm_tensor multiplies; sizes in elements. */
export interface TensorTile {
  readonly BM: number;
  readonly BN: number;
  readonly BK: number;
  readonly WM: number;
  readonly WN: number;
  /** Halves that a factor is the sum of. */
  readonly PLANES: 1 | 2;
  /** Sums move to f32 registers now and then. */
  readonly FLUSH: 0 | 1;
  /** No branch around the loads of the next slab. */
  readonly REPEAT: 0 | 1;
}

// The kernel alone on an H200, 2026-11, TFLOP/s at n = 4096. One plane: 326 (BK 16: 210, 64: 265; tiles of 256: 279; REPEAT 1: 316). Two planes
// with sums flushed every 256: 100 (REPEAT 0: 94; 64 x 64 per subgroup spills: 67), every 128: 76; never, which is not accurate: 153.
export const TENSOR_TILES = {
  half: { BM: 128, BN: 128, BK: 32, WM: 64, WN: 64, PLANES: 1, FLUSH: 0, REPEAT: 0 },
  split: { BM: 128, BN: 128, BK: 32, WM: 64, WN: 32, PLANES: 2, FLUSH: 1, REPEAT: 1 },
} as const satisfies Record<string, TensorTile>;

const PAD = 1;
const ROUND = 4;
const SWIZZLE = 16;

const interned = new Map<string, Tuning>();

/** One object per variant, because pipelines are found by identity. */
function intern(tuning: Tuning): Tuning {
  const key = Object.entries(tuning).join();
  const known = interned.get(key);
  if (known !== undefined) return known;
  interned.set(key, tuning);
  return tuning;
}

/** The parameter record for a tile on a matrix unit. */
export function tensorTuning(
  tile: TensorTile,
  unit: MatrixUnit,
  flags: { readonly SCALED: 0 | 1; readonly EDGE: 0 | 1 },
  T: 'f32' | 'f16',
): Tuning {
  const { BM, BN, BK, WM, WN, PLANES } = tile;
  const { MM, MN } = unit;
  const slab = PLANES * BK * ((BM + BN) / 8 + 2 * PAD);
  const scratch = ((BM / WM) * (BN / WN) * ROUND * MM * MN) / 4;
  return intern({ ...tile, ...unit, ...flags, PAD, ROUND, SWIZZLE, SIZE: Math.max(slab, scratch), T });
}

/** Whether the kernel can be made of this unit: a result matrix is at least one vector of four per lane. */
export const fitsTensor = ({ MM, MN, MK, SG }: MatrixUnit): boolean =>
  MM % 8 === 0 && MN % 8 === 0 && MK % 8 === 0 && (MM * MN) % (4 * SG) === 0;

const BITS = [0, 1] as const;
const LISTED: MatrixUnit = { MM: 16, MN: 16, MK: 16, SG: 32 };

export const gemmTensor: Kernel = {
  name: 'gemm_tensor',
  text: gemm_tensor,
  get variants() {
    return Object.values(TENSOR_TILES).flatMap((tile: TensorTile) =>
      BITS.flatMap((EDGE) => [
        ...BITS.map((SCALED) => tensorTuning(tile, LISTED, { SCALED, EDGE }, 'f32')),
        ...(tile.PLANES === 1 ? [tensorTuning(tile, LISTED, { SCALED: 0, EDGE }, 'f16')] : []),
      ]),
    );
  },
};

/** How a factor is read. */
export interface FactorLayout {
  /** Neighbours in memory lie along the depth, not along the rows. */
  readonly across: boolean;
  /** Everything is a multiple of four. */
  readonly wide: boolean;
}

const layouts: readonly FactorLayout[] = [false, true].flatMap((across) =>
  [false, true].map((wide) => ({ across, wide })),
);
const vectorOf = (type: string, { wide }: FactorLayout): string => (wide ? `vec4<${type}>` : type);
const flagsOf = ({ across, wide }: FactorLayout) => ({ ACROSS: across ? 1 : 0, WIDE: wide ? 1 : 0 });

/** Rows of a workgroup of gemm_exponent and gemm_pack, and depths of one of gemm_pack. */
export const PACK_ROWS = 64;
export const PACK_DEPTHS = 32;

export const exponentTuning = (layout: FactorLayout): Tuning =>
  intern({ ...flagsOf(layout), V: vectorOf('u32', layout), W: vectorOf('u32', layout) });
export const gemmExponent: Kernel = {
  name: 'gemm_exponent',
  text: gemm_exponent,
  get variants() {
    return layouts.map(exponentTuning);
  },
};

/** One plane or two of scaled singles, or one of halves. */
export function packTuning(layout: FactorLayout, PLANES: 1 | 2, T: 'f32' | 'f16'): Tuning {
  return intern({
    ...flagsOf(layout),
    PLANES,
    SCALED: T === 'f32' ? 1 : 0,
    V: vectorOf(T, layout),
    W: vectorOf('f32', layout),
  });
}
export const gemmPack: Kernel = {
  name: 'gemm_pack',
  text: gemm_pack,
  get variants() {
    return layouts.flatMap((layout) => [
      packTuning(layout, 1, 'f16'),
      packTuning(layout, 1, 'f32'),
      packTuning(layout, 2, 'f32'),
    ]);
  },
};
