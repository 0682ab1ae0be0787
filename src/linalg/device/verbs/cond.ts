// cond(A) of arrays on the host and on devices, which come over: it is computed on the CPU.

import type { ComplexOperand } from '../../complex/complexArray.ts';
import { cond as onHost } from '../../cond.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { NdArray } from '../../ndarray.ts';
import type { NormOrder } from '../../norm.ts';
import type { VerbOptions } from '../../options.ts';
import { throughDevice, type Ways } from '../verb.ts';

const waysOf = (order: NormOrder | undefined): Ways<VerbOptions, unknown> => ({
  routine: 'cond',
  order,
  host: ([A], options) => onHost(A as never, order, options),
  isNumber: true,
});

/** The condition number; a device array comes to the host for it. */
export const cond = (async (A: unknown, order?: NormOrder, options: VerbOptions = {}): Promise<unknown> =>
  throughDevice(waysOf(order), [[A, 'A', 1]], options)) as {
  /** The same of an array on a device, or of complex numbers; numbers are on the host. */
  <R extends number | NdArray<Float64Array> = number>(
    A: DeviceArray | ComplexOperand,
    order?: NormOrder,
    options?: VerbOptions,
  ): Promise<R>;
} & typeof onHost;
