import { type AnyArray, type Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../../complex/complexArray.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { LuFactors } from '../../luFactor.ts';
import { type LuSolveOptions, luSolve as onHost } from '../../luSolve.ts';
import type { ComplexLuFactors, DeviceLuFactors } from './luFactor.ts';
/**
 * x with A x = b, or A^T x = b, from the factors of A that luFactor gave; on a device if they or b are there. Nothing is waited for but
 * their diagonal, once.
 */
export declare const luSolve: {
    /** The same on a device, where x stays. */
    <T extends Float32Array | Float64Array, B extends AnyArray>(factors: DeviceLuFactors<T>, b: B, options?: LuSolveOptions): Promise<DeviceArray<Solved<T, B>>>;
    /** The same on a device, where x stays. */
    <T extends Float32Array | Float64Array, B extends DeviceArray>(factors: LuFactors<T>, b: B, options?: LuSolveOptions): Promise<DeviceArray<Solved<T, B>>>;
    /** The same of complex numbers: of factors, of b, or of both. */
    (factors: ComplexLuFactors, b: ComplexInput, options?: LuSolveOptions): Promise<ComplexArray>;
    /** The same of complex numbers: of factors, of b, or of both. */
    (factors: LuFactors, b: ComplexOperand, options?: LuSolveOptions): Promise<ComplexArray>;
} & typeof onHost;
