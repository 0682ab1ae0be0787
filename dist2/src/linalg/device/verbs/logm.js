// logm(A) of arrays on the host and on devices, which come over.
import { logm as onHost } from '../../logm.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'logm',
    host: ([A], options) => onHost(A, options),
};
/** The logarithm of a matrix; a device array comes to the host for it, and the result goes back. */
export const logm = /* @__PURE__ */ ofOne(WAYS);
