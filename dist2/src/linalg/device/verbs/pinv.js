// pinv(A) of arrays on the host and on devices, which come over: it is computed on the CPU.
import { pinv as onHost } from '../../pinv.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'pinv',
    host: ([A], options) => onHost(A, options),
};
/** The pseudo-inverse; a device array comes to the host for it, and the result goes back. */
export const pinv = /* @__PURE__ */ ofOne(WAYS);
