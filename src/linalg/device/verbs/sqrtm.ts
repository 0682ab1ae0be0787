// sqrtm(A) of arrays on the host and on devices, which come over.
import type { VerbOptions } from '../../options.ts';
import { sqrtm as onHost } from '../../sqrtm.ts';
import type { FunctionOptions } from '../../squareFunctions.ts';
import type { Ways } from '../verb.ts';
import { type OfComplex, type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<FunctionOptions, unknown> = {
  routine: 'sqrtm',
  host: ([A], options) => onHost(A as never, options),
};

/** The square root of a matrix; a device array comes to the host for it, and the result goes back. */
export const sqrtm = /* @__PURE__ */ ofOne(WAYS) as OfOne<FunctionOptions> & OfComplex<VerbOptions> & typeof onHost;
