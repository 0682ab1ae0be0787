// svdvals(A) of arrays on the host and on devices, which come over: it is computed on the CPU.
import type { ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DecompositionOptions } from '../../decomposition.ts';
import type { NdArray } from '../../ndarray.ts';
import { svdvals as onHost } from '../../svdvals.ts';
import type { Ways } from '../verb.ts';
import { type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<DecompositionOptions, unknown> = {
  routine: 'svdvals',
  host: ([A], options) => onHost(A as never, options),
};

/** Singular values; a device array comes to the host for it, and they go back. */
export const svdvals = /* @__PURE__ */ ofOne(WAYS) as OfOne<DecompositionOptions> & {
  /** The same of a complex matrix, or of a stack of them: real numbers. */
  <D extends Pairs>(A: ComplexOperand<D>, options?: DecompositionOptions): Promise<NdArray<D>>;
} & typeof onHost;
