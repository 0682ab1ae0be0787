// eig(A) of arrays on the host and on devices, which come over: it is computed on the CPU, and its results, complex as a rule, stay there.
import type { Solved } from '../../arrays.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { type EigResult, eig as onHost } from '../../eig.ts';
import type { VerbOptions } from '../../options.ts';
import type { Ways } from '../verb.ts';
import { ofOne } from './verbs.ts';

const WAYS: Ways<VerbOptions, unknown> = {
  routine: 'eig',
  host: ([A], options) => onHost(A as never, options),
  isNumber: true,
};

/** Eigenvalues and vectors; a device array comes to the host for it. */
export const eig = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device; the results are on the host. */
  <A extends DeviceArray>(A: A, options?: VerbOptions): Promise<EigResult<Solved<A>>>;
} & typeof onHost;
