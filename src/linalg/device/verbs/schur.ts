// schur(A) of arrays on the host and on devices, which come over: it is computed on the CPU.
import type { Solved } from '../../arrays.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { VerbOptions } from '../../options.ts';
import { schur as onHost } from '../../schur.ts';
import type { Ways } from '../verb.ts';
import { ofOne } from './verbs.ts';

/** A = Z T Z^T on a device. */
export interface DeviceSchurResult<X extends Float32Array | Float64Array> {
  readonly T: DeviceArray<X>;
  readonly Z: DeviceArray<X>;
}

const WAYS: Ways<VerbOptions, unknown> = {
  routine: 'schur',
  host: ([A], options) => onHost(A as never, options),
};

/** The real Schur form; a device array comes to the host for it, and the results go back. */
export const schur = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device, where the results go. */
  <A extends DeviceArray>(A: A, options?: VerbOptions): Promise<DeviceSchurResult<Solved<A>>>;
} & typeof onHost;
