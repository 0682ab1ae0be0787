import { sqrtm as onHost } from '../../sqrtm.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'sqrtm',
    host: ([A], options) => onHost(A, options),
};
/** The square root of a matrix; a device array comes to the host for it, and the result goes back. */
export const sqrtm = /* @__PURE__ */ ofOne(WAYS);
