// The matrix-unit GEMM as the host sees it: its tile for a shape of matrix unit, and the kernels that prepare its factors.
import type { Uplo } from '../../core/matrix.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { MatrixUnit, UnitShape } from '../../runtime/matrixUnits.ts';
import { fusedSamples } from './gemmEpilogue.ts';
import { gemm_exponent, gemm_pack, gemm_tensor } from './shaders.gen.ts';
import { TENSOR_TILES, type TensorTile, tileMemory } from './tensorTiles.ts';

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
  { MM, MN, MK, SG }: UnitShape,
  flags: { readonly SCALED: 0 | 1; readonly EDGE: 0 | 1 },
  T: 'f32' | 'f16',
  part?: Uplo,
): Tuning {
  const sizes = { MM, MN, MK, SG, SWIZZLE, ...tileMemory(tile, { MM, MN }) };
  const PART = part === undefined ? 0 : part === 'l' ? 1 : 2;
  return intern({ ...tile, ...sizes, ...flags, PART, PER_SUM: tile.R === 'f16' ? 2 : 1, T });
}

/** Whether the kernel can be made of this unit with sums of this type: a result matrix is at least one vector of four per lane. */
export const fitsTensor = ({ factor, sum, MM, MN, MK, SG }: MatrixUnit, R: TensorTile['R']): boolean =>
  factor === 'f16' && sum === R && MM % 8 === 0 && MN % 8 === 0 && MK % 8 === 0 && (MM * MN) % (4 * SG) === 0;

const BITS = [0, 1] as const;
const LISTED: UnitShape = { MM: 16, MN: 16, MK: 16, SG: 32 };

export const gemmTensor: Kernel = {
  name: 'gemm_tensor',
  text: gemm_tensor,
  get variants() {
    const plain = Object.values(TENSOR_TILES).flatMap((tile: TensorTile) =>
      BITS.flatMap((EDGE) => [
        ...(tile.R === 'f32' ? BITS.map((SCALED) => tensorTuning(tile, LISTED, { SCALED, EDGE }, 'f32')) : []),
        ...(tile.PLANES === 1 ? [tensorTuning(tile, LISTED, { SCALED: 0, EDGE }, 'f16')] : []),
      ]),
    );
    const half = tensorTuning(TENSOR_TILES.half, LISTED, { SCALED: 0, EDGE: 1 }, 'f16');
    const split = tensorTuning(TENSOR_TILES.split, LISTED, { SCALED: 1, EDGE: 1 }, 'f32');
    const triangles = (['l', 'u'] as const).flatMap((part) =>
      BITS.flatMap((EDGE) => [
        tensorTuning(TENSOR_TILES.half, LISTED, { SCALED: 1, EDGE }, 'f32', part),
        tensorTuning(TENSOR_TILES.split, LISTED, { SCALED: 1, EDGE }, 'f32', part),
      ]),
    );
    return [...plain, ...triangles, ...[half, split].flatMap(fusedSamples)];
  },
};

/** How a factor is read. */
export interface FactorLayout {
  /** Neighbours in memory lie along the depth, not along the rows. */
  readonly across: boolean;
  /** Everything is a multiple of four. */
  readonly wide: boolean;
  /** The real matrix that stands for a complex factor: of A, or of a transposed B, maybe conjugated (gemm_words). */
  readonly of?: 'A' | 'B' | undefined;
  readonly conj?: 0 | 1;
}

const layouts: readonly FactorLayout[] = [false, true].flatMap((wide) => [
  ...[false, true].map((across) => ({ across, wide })),
  { across: false, wide, of: 'A' },
  ...BITS.flatMap((conj) => [
    { across: true, wide, of: 'A', conj } as const,
    { across: false, wide, of: 'B', conj } as const,
  ]),
]);
const vectorOf = (type: string, { wide }: FactorLayout): string => (wide ? `vec4<${type}>` : type);
const flagsOf = ({ across, wide, of, conj = 0 }: FactorLayout) => ({
  ACROSS: across ? 1 : 0,
  WIDE: wide ? 1 : 0,
  ...(of === undefined ? {} : { [`OF_${of}`]: 1, CONJ: conj }),
});

/** Rows of a workgroup of gemm_exponent and gemm_pack. */
export const PACK_ROWS = 64;

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
      ...(layout.of === undefined ? [packTuning(layout, 1, 'f16')] : []),
      packTuning(layout, 1, 'f32'),
      packTuning(layout, 2, 'f32'),
    ]);
  },
};
