// svd(A) of arrays on the host and on devices, which come over: it is computed on the CPU.
import { svd as onHost } from '../../svd.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'svd',
    host: ([A], options) => onHost(A, options),
};
/** The singular value decomposition; a device array comes to the host for it, and the results go back. */
export const svd = /* @__PURE__ */ ofOne(WAYS);
