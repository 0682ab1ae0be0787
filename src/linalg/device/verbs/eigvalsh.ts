// eigvalsh(A) of arrays on the host and on devices, which come over: it is computed on the CPU.
import type { EighOptions } from '../../eigenpairs.ts';
import { eigvalsh as onHost } from '../../eigvalsh.ts';
import type { Ways } from '../verb.ts';
import { type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<EighOptions, unknown> = {
  routine: 'eigvalsh',
  host: ([A], options) => onHost(A as never, options),
};

/** Eigenvalues; a device array comes to the host for it, and the result goes back. */
export const eigvalsh = /* @__PURE__ */ ofOne(WAYS) as OfOne<EighOptions> & typeof onHost;
