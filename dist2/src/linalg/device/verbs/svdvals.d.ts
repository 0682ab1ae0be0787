import type { ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { NdArray } from '../../ndarray.ts';
import type { VerbOptions } from '../../operands.ts';
import { svdvals as onHost } from '../../svdvals.ts';
import { type OfOne } from './verbs.ts';
/** Singular values; a device array comes to the host for it, and they go back. */
export declare const svdvals: OfOne<VerbOptions> & {
    /** The same of a complex matrix, or of a stack of them: real numbers. */
    <D extends Pairs>(A: ComplexOperand<D>, options?: VerbOptions): Promise<NdArray<D>>;
} & typeof onHost;
