// pinv(A) of arrays on the host and on devices, which come over: it is computed on the CPU.
import { pinv as onHost, type PinvOptions } from '../../pinv.ts';
import type { Ways } from '../verb.ts';
import { type OfComplex, type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<PinvOptions, unknown> = {
  routine: 'pinv',
  host: ([A], options) => onHost(A as never, options),
};

/** The pseudo-inverse; a device array comes to the host for it, and the result goes back. */
export const pinv = /* @__PURE__ */ ofOne(WAYS) as OfOne<PinvOptions> & OfComplex<PinvOptions> & typeof onHost;
