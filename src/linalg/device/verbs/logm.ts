// logm(A) of arrays on the host and on devices, which come over.
import { logm as onHost } from '../../logm.ts';
import type { VerbOptions } from '../../options.ts';
import type { FunctionOptions } from '../../squareFunctions.ts';
import type { Ways } from '../verb.ts';
import { type OfComplex, type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<FunctionOptions, unknown> = {
  routine: 'logm',
  host: ([A], options) => onHost(A as never, options),
};

/** The logarithm of a matrix; a device array comes to the host for it, and the result goes back. */
export const logm = /* @__PURE__ */ ofOne(WAYS) as OfOne<FunctionOptions> & OfComplex<VerbOptions> & typeof onHost;
