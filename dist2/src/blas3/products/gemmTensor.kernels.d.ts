import type { Uplo } from '../../core/matrix.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { MatrixUnit, UnitShape } from '../../runtime/matrixUnits.ts';
import { type TensorTile } from './tensorTiles.ts';
/** The parameter record for a tile on a matrix unit. */
export declare function tensorTuning(tile: TensorTile, { MM, MN, MK, SG }: UnitShape, flags: {
    readonly SCALED: 0 | 1;
    readonly EDGE: 0 | 1;
}, T: 'f32' | 'f16', part?: Uplo): Tuning;
/** Whether the kernel can be made of this unit with sums of this type: a result matrix is at least one vector of four per lane. */
export declare const fitsTensor: ({ factor, sum, MM, MN, MK, SG }: MatrixUnit, R: TensorTile['R']) => boolean;
export declare const gemmTensor: Kernel;
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
/** Rows of a workgroup of gemm_exponent and gemm_pack. */
export declare const PACK_ROWS = 64;
export declare const exponentTuning: (layout: FactorLayout) => Tuning;
export declare const gemmExponent: Kernel;
/** One plane or two of scaled singles, or one of halves. */
export declare function packTuning(layout: FactorLayout, PLANES: 1 | 2, T: 'f32' | 'f16'): Tuning;
export declare const gemmPack: Kernel;
