// signm(A) of arrays on the host and on devices, which come over.

import type { VerbOptions } from '../../options.ts';
import { signm as onHost } from '../../signm.ts';
import type { FunctionOptions } from '../../squareFunctions.ts';
import type { Ways } from '../verb.ts';
import { type OfComplex, type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<FunctionOptions, unknown> = {
  routine: 'signm',
  host: ([A], options) => onHost(A as never, options),
};

/** The sign of a matrix; a device array comes to the host for it, and the result goes back. */
export const signm = /* @__PURE__ */ ofOne(WAYS) as OfOne<FunctionOptions> & OfComplex<VerbOptions> & typeof onHost;
