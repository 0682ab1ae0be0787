import type { ComplexPrec, RealOf } from '../core/field.ts';
import type { Uplo } from '../core/matrix.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import type { Range } from './eigenSubset.ts';
import type { Real } from './operands.ts';
/** Problems whose matrices lie by columns, without gaps, one behind the other. */
export interface Chosen<P extends Real | ComplexPrec = Real> {
    readonly context: Context;
    readonly prec: P;
    readonly vectors: boolean;
    readonly uplo: Uplo;
    readonly n: number;
    readonly count: number;
    /** All eigenvalues of a stack are computed by one call. */
    readonly isStack: boolean;
    readonly range: Range;
    readonly itype: 1 | 2 | 3;
    readonly signal: AbortSignal | undefined;
    readonly A: DeviceBuffer<P>;
    readonly B: DeviceBuffer<P> | undefined;
    /** range.most for each. */
    readonly W: DeviceBuffer<RealOf<P>>;
    /** A, where all vectors are wanted; else n x range.most for each. */
    readonly Z: DeviceBuffer<P>;
    /** One integer for each. */
    readonly info: DeviceBuffer<'i'>;
    /** Out: how many values the last of them has. */
    readonly m: DeviceBuffer<'i'>;
    /** Room for 2 range.most integers. */
    readonly more: DeviceBuffer<'i'>;
}
export declare function solveSymmetric<P extends Real | ComplexPrec>(of: Chosen<P>): Promise<void>;
