// polar(A) of arrays on the host and on devices, which come over: it is computed on the CPU.
import { polar as onHost } from '../../polar.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'polar',
    host: ([A], options) => onHost(A, options),
};
/** The polar decomposition; a device array comes to the host for it, and the results go back. */
export const polar = /* @__PURE__ */ ofOne(WAYS);
