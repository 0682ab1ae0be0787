// lstsq(A, b) of arrays on the host and on devices, which come over.
import type { AnyArray, ArrayInput, Solved } from '../../arrays.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { type LeastSquaresSolution, type LstsqOptions, lstsq as onHost } from '../../lstsq.ts';
import type { Ways } from '../verb.ts';
import { ofTwo } from './verbs.ts';

/** A least-squares solution whose x is on a device. Of a stack residuals and diagonals are device arrays too. */
export interface DeviceLeastSquaresSolution<T extends Float32Array | Float64Array>
  extends Omit<LeastSquaresSolution<T>, 'x'> {
  /** n numbers, or n x nrhs, as b is. */
  readonly x: DeviceArray<T>;
}

const WAYS: Ways<LstsqOptions, unknown> = {
  routine: 'lstsq',
  host: ([A, b], options) => onHost(A as never, b as never, options),
};

/** The least-squares solution; device arrays come to the host for it, which decides on the rank, and x goes back. */
export const lstsq = /* @__PURE__ */ ofTwo(WAYS) as {
  /** The same with an array on a device, where x goes. */
  <A extends DeviceArray, B extends AnyArray>(
    A: A,
    b: B,
    options?: LstsqOptions,
  ): Promise<DeviceLeastSquaresSolution<Solved<A, B>>>;
  /** The same with an array on a device, where x goes. */
  <A extends ArrayInput, B extends DeviceArray>(
    A: A,
    b: B,
    options?: LstsqOptions,
  ): Promise<DeviceLeastSquaresSolution<Solved<A, B>>>;
} & typeof onHost;
