import { schur as onHost } from '../../schur.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'schur',
    host: ([A], options) => onHost(A, options),
};
/** The Schur form; a device array comes to the host for it, and the results go back. */
export const schur = /* @__PURE__ */ ofOne(WAYS);
