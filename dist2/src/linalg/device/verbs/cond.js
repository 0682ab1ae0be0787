// cond(A) of arrays on the host and on devices, which come over: it is computed on the CPU.
import { cond as onHost } from '../../cond.js';
import { throughDevice } from '../verb.js';
const waysOf = (order) => ({
    routine: 'cond',
    order,
    host: ([A], options) => onHost(A, order, options),
    isNumber: true,
});
/** The condition number; a device array comes to the host for it. */
export const cond = (async (A, order, options = {}) => throughDevice(waysOf(order), [[A, 'A', 1]], options));
