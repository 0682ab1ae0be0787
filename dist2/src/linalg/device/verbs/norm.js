// norm(x) of arrays on the host and on devices.
import { nrm2 } from '../../../blas1/routines.gen.js';
import { sizeOf } from '../../../core/strided.js';
import { norm as onHost } from '../../norm.js';
import { contextAmong } from '../../options.js';
import { keptOf } from '../onGpu.js';
import { gather } from '../stridedSum.js';
import { throughDevice } from '../verb.js';
/** By an order: the root of the sum of squares is computed on a GPU, and one number read back. */
const waysOf = (order) => ({
    routine: 'norm',
    order,
    host: ([x], options) => onHost(x, order, options),
    takes: ({ axis }, [x]) => {
        const dimensions = x.shape.length;
        const isRoot = order === undefined || (order === 2 && dimensions === 1) || (order === 'fro' && dimensions === 2);
        return axis === undefined && isRoot;
    },
    gpu: async (on, [x], options) => {
        contextAmong('norm', 3, options, ['axis']);
        const n = sizeOf(x.shape);
        const elements = on.lease(n);
        await gather(on.context, keptOf(x), x.shape, x.stride, elements);
        return nrm2(on.queue, { n, x: elements, incx: 1 }, 's');
    },
    isNumber: true,
});
/**
 * The norm, a number; that of all elements of a device array is computed there, and one number waited for; for other orders, and along
 * axes, x comes over.
 */
export const norm = (async (x, order, options = {}) => throughDevice(waysOf(order), [[x, 'x', 1]], options));
