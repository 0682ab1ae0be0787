import { eigvals as onHost } from '../../eigvals.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'eigvals',
    host: ([A], options) => onHost(A, options),
    isNumber: true,
};
/** Eigenvalues; a device array comes to the host for it. */
export const eigvals = /* @__PURE__ */ ofOne(WAYS);
