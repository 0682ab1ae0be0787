import type { Complex } from '../../core/field.ts';
import { type Trans, type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { ByteEngines } from './byteEngines.gpu.ts';
export interface DeviceGemmDoubles {
    readonly transA?: Trans;
    readonly transB?: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly alpha: number | Complex;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: number | Complex;
    /** May lie in a factor's buffer, apart from it. */
    readonly C: DeviceMat;
    /** Default 'f': all of C; else what lies on and below, or above, its diagonal, and nothing else is computed or written. */
    readonly uplo?: Uplo | 'f';
    /**
     * How many moduli; absent, as many as binary64 takes for elements of about one size; 'span': as many as the data need, or soft
     * arithmetic where no number of them would do.
     */
    readonly moduli?: number | 'span';
    /** What multiplies bytes, while a device is tried. */
    readonly engines?: ByteEngines;
    /** Name of a rule in gemmI32.kernels.ts, for tests and tuning. */
    readonly force?: string;
    /** Bytes that the residues of a factor, and those of a strip of the other and of C, may take: for tests. */
    readonly most?: number;
}
/** op(A), or op(B) turned: what is a row here is a column of op(B). Of complex numbers the real matrix: kernels/lib/double_fetch. */
export interface Factor {
    readonly X: DeviceMat;
    readonly rows: number;
    /** Rows for each of X. */
    readonly each: 1 | 2;
    readonly depth: number;
    readonly conj: number;
    /** Neighbours in memory lie along the depth, not along the rows. */
    readonly across: boolean;
    /** Where its rows begin among those of both. */
    readonly first: number;
}
/** Rows of X in a strip: many are whole tiles. */
export declare const strip: (rows: number) => number;
/** Rows of X from the i-th on. */
export declare function stripOf(factor: Factor, i: number, rows: number): Factor;
/** Distances of neighbours among rows and along the depth. */
export declare const strides: ({ X, across }: Factor) => readonly [row: number, depth: number];
