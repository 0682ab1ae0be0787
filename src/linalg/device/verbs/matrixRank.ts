// matrixRank(A) of arrays on the host and on devices, which come over: it is computed on the CPU.

import type { ComplexOperand } from '../../complex/complexArray.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { matrixRank as onHost, type RankOptions } from '../../matrixRank.ts';
import type { NdArray } from '../../ndarray.ts';
import type { Ways } from '../verb.ts';
import { ofOne } from './verbs.ts';

const WAYS: Ways<RankOptions, unknown> = {
  routine: 'matrixRank',
  host: ([A], options) => onHost(A as never, options),
  isNumber: true,
};

/** The rank; a device array comes to the host for it. */
export const matrixRank = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device, or of complex numbers; numbers are on the host. */
  <R extends number | NdArray<Int32Array> = number>(A: DeviceArray | ComplexOperand, options?: RankOptions): Promise<R>;
} & typeof onHost;
