// luFactor(A) of arrays on the host and on devices.
import { getrf } from '../../../lapack/lu/routines.gen.ts';
import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { luFactor as onHost } from '../../luFactor.ts';
import { squareOf } from '../../operands.ts';
import { contextAmong, type VerbOptions } from '../../options.ts';
import { fromHost } from '../fromHost.ts';
import type { Ways } from '../verb.ts';
import { ofOne } from './verbs.ts';

/** P A = L U, the factors on a device: for luSolve. */
export interface DeviceLuFactors<T extends Float32Array | Float64Array = Float32Array | Float64Array> {
  /** n x n: L below the diagonal (its ones are not stored), U on and above it. */
  readonly lu: DeviceArray<T>;
  /** n row numbers from 0, on the host: row i was exchanged with row piv[i], in turn. */
  readonly piv: Int32Array;
}

/** P A = L U of complex numbers: for luSolve. */
export interface ComplexLuFactors<D extends Pairs = Pairs> {
  /** n x n: L below the diagonal (its ones are not stored), U on and above it. */
  readonly lu: ComplexArray<D>;
  /** n row numbers from 0: row i was exchanged with row piv[i], in turn. */
  readonly piv: Int32Array;
}

const WAYS: Ways<VerbOptions, unknown> = {
  routine: 'luFactor',
  host: ([A], options) => onHost(A as never, options),
  fromHost,
  gpu: async (on, [A], options) => {
    const n = squareOf('luFactor', A!).rows;
    contextAmong('luFactor', 2, options, []);
    const { buffer, ld } = await on.columns(A!);
    const ipiv = on.integers(n);
    await getrf(on.queue, { m: n, n, A: buffer, lda: ld, ipiv, info: on.integers(1) }, 's');
    const pivots = await on.read(ipiv);
    return { lu: on.byColumns(buffer, [], n, n), piv: pivots.map((pivot) => pivot - 1) };
  },
};

/** P A = L U; of a device array the factors stay there, and its pivots, n integers, are what is waited for. */
export const luFactor = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device, where the factors stay. */
  <A extends DeviceArray>(A: A, options?: VerbOptions): Promise<DeviceLuFactors<Solved<A>>>;
  /** The same of complex numbers. */
  <D extends Pairs>(A: ComplexOperand<D>, options?: VerbOptions): Promise<ComplexLuFactors<D>>;
} & typeof onHost;
