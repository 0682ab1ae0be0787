import { eig as onHost } from '../../eig.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'eig',
    host: ([A], options) => onHost(A, options),
    isNumber: true,
};
/** Eigenvalues and vectors; a device array comes to the host for it. */
export const eig = /* @__PURE__ */ ofOne(WAYS);
