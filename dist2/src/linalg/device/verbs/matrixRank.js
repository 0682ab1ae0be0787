// matrixRank(A) of arrays on the host and on devices, which come over: it is computed on the CPU.
import { matrixRank as onHost } from '../../matrixRank.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'matrixRank',
    host: ([A], options) => onHost(A, options),
    isNumber: true,
};
/** The rank; a device array comes to the host for it. */
export const matrixRank = /* @__PURE__ */ ofOne(WAYS);
