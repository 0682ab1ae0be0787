import type { ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import { eigvalsh as onHost } from '../../eigvalsh.ts';
import type { NdArray } from '../../ndarray.ts';
import { type ComplexEighOptions, type DeviceEighOptions } from './eigenpairs.ts';
import type { OfOne } from './verbs.ts';
/** Eigenvalues; of a device array they are one, and only whether they converged is waited for: one integer a matrix. */
export declare const eigvalsh: OfOne<DeviceEighOptions> & {
    /** The same of a complex Hermitian matrix, or of a stack of them: real numbers. */
    <D extends Pairs>(A: ComplexOperand<D>, options?: ComplexEighOptions): Promise<NdArray<D>>;
} & typeof onHost;
