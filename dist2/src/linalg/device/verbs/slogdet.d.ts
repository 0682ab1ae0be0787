import type { Complex } from '../../../core/field.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { type NdArray } from '../../ndarray.ts';
import { type VerbOptions } from '../../options.ts';
import { slogdet as onHost, type SignAndLog, type SignsAndLogs } from '../../slogdet.ts';
import type { DeviceLuFactors } from './luFactor.ts';
/** det A = sign exp(logabsdet). */
export interface ComplexSignAndLog {
    readonly sign: Complex;
    readonly logabsdet: number;
}
/** The same of each matrix of a stack. */
export interface ComplexSignsAndLogs {
    readonly sign: ComplexArray;
    readonly logabsdet: NdArray<Float64Array>;
}
/** Sign and logarithm of the determinant, numbers; of a device array they are computed there, and waited for. */
export declare const slogdet: {
    /** The same of an array, or of factors, on a device; numbers are on the host. */
    <R extends SignAndLog | SignsAndLogs = SignAndLog>(A: DeviceArray | DeviceLuFactors, options?: VerbOptions): Promise<R>;
    /**
     * The same of a complex matrix: sign is a number of magnitude 1, or 0. Of a stack both are arrays of its leading dimensions, and the type
     * is to be named: slogdet<ComplexSignsAndLogs>(A).
     */
    <R extends ComplexSignAndLog | ComplexSignsAndLogs = ComplexSignAndLog>(A: ComplexOperand, options?: VerbOptions): Promise<R>;
} & typeof onHost;
