// expm(A) of arrays on the host and on devices, which come over.
import { expm as onHost } from '../../expm.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'expm',
    host: ([A], options) => onHost(A, options),
};
/** The matrix exponential; a device array comes to the host for it, and the result goes back. */
export const expm = /* @__PURE__ */ ofOne(WAYS);
