// polar(A) of arrays on the host and on devices, which come over: it is computed on the CPU.

import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { polar as onHost, type PolarOptions } from '../../polar.ts';
import type { Ways } from '../verb.ts';
import { ofOne } from './verbs.ts';

/** A = U P, or P U, on a device. */
export interface DevicePolarDecomposition<T extends Float32Array | Float64Array> {
  readonly U: DeviceArray<T>;
  readonly P: DeviceArray<T>;
}

const WAYS: Ways<PolarOptions, unknown> = {
  routine: 'polar',
  host: ([A], options) => onHost(A as never, options),
};

/** The polar decomposition; a device array comes to the host for it, and the results go back. */
export const polar = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device, where the results go. */
  <A extends DeviceArray>(A: A, options?: PolarOptions): Promise<DevicePolarDecomposition<Solved<A>>>;
  /** The same of a complex matrix, or of a stack of them: U has orthonormal columns (rows), P is Hermitian and positive semidefinite. */
  <D extends Pairs>(
    A: ComplexOperand<D>,
    options?: PolarOptions,
  ): Promise<{ readonly U: ComplexArray<D>; readonly P: ComplexArray<D> }>;
} & typeof onHost;
