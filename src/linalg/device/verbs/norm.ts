// norm(x) of arrays on the host and on devices.

import { nrm2 } from '../../../blas1/routines.gen.ts';
import { sizeOf } from '../../../core/strided.ts';
import type { ComplexOperand } from '../../complex/complexArray.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { NdArray } from '../../ndarray.ts';
import { type NormOptions, type NormOrder, norm as onHost } from '../../norm.ts';
import { contextAmong } from '../../options.ts';
import { keptOf } from '../onGpu.ts';
import { gather } from '../stridedSum.ts';
import { throughDevice, type Ways } from '../verb.ts';

/** By an order: the root of the sum of squares is computed on a GPU, and one number read back. */
const waysOf = (order: NormOrder | undefined): Ways<NormOptions, unknown> => ({
  routine: 'norm',
  order,
  host: ([x], options) => onHost(x as never, order, options),
  takes: ({ axis }, [x]) => {
    const dimensions = x!.shape.length;
    const isRoot = order === undefined || (order === 2 && dimensions === 1) || (order === 'fro' && dimensions === 2);
    return axis === undefined && isRoot;
  },
  gpu: async (on, [x], options) => {
    contextAmong('norm', 3, options, ['axis']);
    const n = sizeOf(x!.shape);
    const elements = on.lease(n);
    await gather(on.context, keptOf(x!), x!.shape, x!.stride, elements);
    return nrm2(on.queue, { n, x: elements, incx: 1 }, 's');
  },
  isNumber: true,
});

/**
 * The norm, a number; that of all elements of a device array is computed there, and one number waited for; for other orders, and along
 * axes, x comes over.
 */
export const norm = (async (x: unknown, order?: NormOrder, options: NormOptions = {}): Promise<unknown> =>
  throughDevice(waysOf(order), [[x, 'x', 1]], options)) as {
  /** The same of an array on a device, or of complex numbers; numbers are on the host. */
  <R extends number | NdArray<Float64Array> = number>(
    x: DeviceArray | ComplexOperand,
    order?: NormOrder,
    options?: NormOptions,
  ): Promise<R>;
} & typeof onHost;
