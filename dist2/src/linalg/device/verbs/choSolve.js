// choSolve(L, b) of arrays on the host and on devices, which come over.
import { choSolve as onHost } from '../../choSolve.js';
import { throughDevice } from '../verb.js';
const WAYS = {
    routine: 'choSolve',
    host: ([L, b], options) => onHost(L, b, options),
};
/**
 * x with A x = b by A's Cholesky factor; device arrays come to the host for it, and x goes back: on a GPU it is two calls of
 * triangularSolve that stay there.
 */
export const choSolve = (async (L, b, options = {}) => throughDevice(WAYS, [
    [L, 'L', 1],
    [b, 'b', 2],
], options));
