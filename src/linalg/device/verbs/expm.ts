// expm(A) of arrays on the host and on devices, which come over.
import { type ExpmOptions, expm as onHost } from '../../expm.ts';
import type { VerbOptions } from '../../options.ts';
import type { Ways } from '../verb.ts';
import { type OfComplex, type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<ExpmOptions, unknown> = {
  routine: 'expm',
  host: ([A], options) => onHost(A as never, options),
};

/** The matrix exponential; a device array comes to the host for it, and the result goes back. */
export const expm = /* @__PURE__ */ ofOne(WAYS) as OfOne<ExpmOptions> & OfComplex<VerbOptions> & typeof onHost;
