import type { Complex } from '../../../core/field.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import { det as onHost } from '../../det.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { type NdArray } from '../../ndarray.ts';
import { type VerbOptions } from '../../options.ts';
import type { DeviceLuFactors } from './luFactor.ts';
/** The determinant, a number; of a device array it is computed there, and waited for. */
export declare const det: {
    /** The same of an array, or of factors, on a device; numbers are on the host. */
    <R extends number | NdArray<Float64Array> = number>(A: DeviceArray | DeviceLuFactors, options?: VerbOptions): Promise<R>;
    /**
     * The determinant of a complex matrix; of a stack an array of its leading dimensions, whose type is to be named: det<ComplexArray>(A).
     */
    <R extends Complex | ComplexArray = Complex>(A: ComplexOperand, options?: VerbOptions): Promise<R>;
} & typeof onHost;
