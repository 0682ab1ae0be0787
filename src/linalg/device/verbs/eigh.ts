// eigh(A) of arrays on the host and on devices, which come over: it is computed on the CPU.
import type { Solved } from '../../arrays.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { EighOptions } from '../../eigenpairs.ts';
import { eigh as onHost } from '../../eigh.ts';
import type { Ways } from '../verb.ts';
import { ofOne } from './verbs.ts';

/** A = Z diag(eigenvalues) Z^T on a device. */
export interface DeviceEighResult<T extends Float32Array | Float64Array> {
  readonly eigenvalues: DeviceArray<T>;
  readonly eigenvectors: DeviceArray<T>;
}

const WAYS: Ways<EighOptions, unknown> = {
  routine: 'eigh',
  host: ([A], options) => onHost(A as never, options),
};

/** Eigenvalues and vectors; a device array comes to the host for it, and the results go back. */
export const eigh = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device, where the results go. */
  <A extends DeviceArray>(A: A, options?: EighOptions): Promise<DeviceEighResult<Solved<A>>>;
} & typeof onHost;
