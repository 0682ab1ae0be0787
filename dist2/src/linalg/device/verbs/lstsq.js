import { lstsq as onHost } from '../../lstsq.js';
import { ofTwo } from './verbs.js';
const WAYS = {
    routine: 'lstsq',
    host: ([A, b], options) => onHost(A, b, options),
};
/** The least-squares solution; device arrays come to the host for it, which decides on the rank, and x goes back. */
export const lstsq = /* @__PURE__ */ ofTwo(WAYS);
