// eigh(A) of arrays on the host and on devices.
import type { Solved } from '../../arrays.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { eigh as onHost } from '../../eigh.ts';
import { type DeviceEighOptions, eigenVerb } from './eigenpairs.ts';

/** A = Z diag(eigenvalues) Z^T on a device. */
export interface DeviceEighResult<T extends Float32Array | Float64Array> {
  readonly eigenvalues: DeviceArray<T>;
  readonly eigenvectors: DeviceArray<T>;
}

/** Eigenvalues and vectors; of a device array they are such, and the tridiagonal matrix is waited for. */
export const eigh = /* @__PURE__ */ eigenVerb('eigh', onHost, true, (on, values, columns, lead, n) => ({
  eigenvalues: on.byColumns(values, lead, n, 1, { vectors: true }),
  eigenvectors: on.byColumns(columns, lead, n, n),
})) as {
  /** The same of an array on a device, where the results go. */
  <A extends DeviceArray>(A: A, options?: DeviceEighOptions): Promise<DeviceEighResult<Solved<A>>>;
} & typeof onHost;
