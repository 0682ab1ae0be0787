import type { Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { MatrixUnit, UnitShape } from '../../runtime/matrixUnits.ts';
/** Tile of C, depth of a slab, and the part of the tile that a thread or, on matrix units, a subgroup computes. */
export interface ByteTile {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
}
/** Bytes that the kernels load at a time: slabs, leading dimensions and offsets of factors are multiples of it. */
export declare const VECTOR_BYTES = 16;
/** The same product modulo many numbers: one object for each, because pipelines are found by identity. */
export declare function ofResidues(tuning: Tuning): Tuning;
export declare const gemmI8Tiled: Kernel;
export declare const gemmI8Plain: Kernel;
/** Of remainders alone: sums that go on for longer leave the integers that singles have. */
export declare const gemmI8Float: Kernel;
/** The parameter record for a matrix unit; one object per shape, because pipelines are found by identity. */
export declare function tensorTuning({ MM, MN, MK, SG, factor }: UnitShape & Pick<MatrixUnit, 'factor'>): Tuning;
/** A unit for bytes that the kernel can be made of: whole vectors of depths, and sums for every lane. */
export declare const fitsBytes: (unit: MatrixUnit) => boolean;
/** A unit for bytes, or for halves, that remainders can be made with. */
export declare const fitsRemainders: (unit: MatrixUnit, factor: 'i8' | 'f16') => boolean;
export declare const gemmI8Tensor: Kernel;
/** Rows and depths of a workgroup of gemm_i8_pack. */
export declare const PACK_TILE = 64;
/** With neighbours in memory along the rows, and along the depth. */
export declare const packTunings: readonly [Tuning, Tuning];
export declare const gemmI8Pack: Kernel;
export interface ByteProblem {
    readonly m: number;
    readonly n: number;
    readonly k: number;
    /** Products of this shape in one launch. */
    readonly count: number;
    /** The shader language has dot products of four bytes. */
    readonly dot4: boolean;
    /** Bytes of memory that a workgroup may have. */
    readonly workgroupBytes: number;
    /** A matrix unit for bytes. */
    readonly unit: MatrixUnit | undefined;
    /** One for halves, which remainders can be made with. */
    readonly halves?: MatrixUnit | undefined;
}
export interface ByteChoice {
    readonly kernel: Kernel;
    readonly tile: ByteTile;
    /** Depths whose products it can add in one launch, where that is less than all kernels can. */
    readonly slice?: number;
    /** By which of the matrix units. */
    readonly by?: 'unit' | 'halves';
}
export declare const byteRules: readonly Rule<ByteProblem, ByteChoice>[];
/** Those for remainders, the fastest first: integers take twice as long as floats on most devices that have no products of bytes. */
export declare const residueRules: readonly Rule<ByteProblem, ByteChoice>[];
