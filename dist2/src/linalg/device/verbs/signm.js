// signm(A) of arrays on the host and on devices, which come over.
import { signm as onHost } from '../../signm.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'signm',
    host: ([A], options) => onHost(A, options),
};
/** The sign of a matrix; a device array comes to the host for it, and the result goes back. */
export const signm = /* @__PURE__ */ ofOne(WAYS);
