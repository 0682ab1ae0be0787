// eigvals(A) of arrays on the host and on devices, which come over: it is computed on the CPU, and its result, complex as a rule, stays
// there.
import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { eigvals as onHost } from '../../eigvals.ts';
import type { NdArray } from '../../ndarray.ts';
import type { VerbOptions } from '../../options.ts';
import type { Ways } from '../verb.ts';
import { ofOne } from './verbs.ts';

const WAYS: Ways<VerbOptions, unknown> = {
  routine: 'eigvals',
  host: ([A], options) => onHost(A as never, options),
  isNumber: true,
};

/** Eigenvalues; a device array comes to the host for it. */
export const eigvals = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device; the result is on the host. */
  <A extends DeviceArray>(A: A, options?: VerbOptions): Promise<NdArray<Solved<A>> | ComplexArray<Solved<A>>>;
  /** The same of a complex matrix, or of a stack of them. */
  <D extends Pairs>(A: ComplexOperand<D>, options?: VerbOptions): Promise<ComplexArray<D>>;
} & typeof onHost;
