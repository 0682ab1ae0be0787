// eigh(A) of arrays on the host and on devices.
import type { Solved } from '../../arrays.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { EighOptions } from '../../eigenpairs.ts';
import { eigh as onHost } from '../../eigh.ts';
import type { Ways } from '../verb.ts';
import { allOf, eigenpairsOnGpu } from './eigenpairs.ts';
import { ofOne } from './verbs.ts';

/** A = Z diag(eigenvalues) Z^T on a device. */
export interface DeviceEighResult<T extends Float32Array | Float64Array> {
  readonly eigenvalues: DeviceArray<T>;
  readonly eigenvectors: DeviceArray<T>;
}

const WAYS: Ways<EighOptions, unknown> = {
  routine: 'eigh',
  host: ([A], options) => onHost(A as never, options),
  takes: allOf,
  gpu: (on, [A], options) =>
    eigenpairsOnGpu('eigh', on, A!, options, true, (values, columns, lead, n) => ({
      eigenvalues: on.byColumns(values, lead, n, 1, { vectors: true }),
      eigenvectors: on.byColumns(columns, lead, n, n),
    })),
};

/** Eigenvalues and vectors; of a device array they are such, and the tridiagonal matrix is waited for. */
export const eigh = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device, where the results stay. */
  <A extends DeviceArray>(A: A, options?: EighOptions): Promise<DeviceEighResult<Solved<A>>>;
} & typeof onHost;
