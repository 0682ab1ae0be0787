import { svdvals as onHost } from '../../svdvals.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'svdvals',
    host: ([A], options) => onHost(A, options),
};
/** Singular values; a device array comes to the host for it, and they go back. */
export const svdvals = /* @__PURE__ */ ofOne(WAYS);
