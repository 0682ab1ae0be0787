// lu(A) of arrays on the host and on devices.
import { getrf } from '../../../lapack/lu/routines.gen.ts';
import type { Solved } from '../../arrays.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { type LuOptions, lu as onHost } from '../../lu.ts';
import { planeOf } from '../../operands.ts';
import { contextAmong } from '../../options.ts';
import { fromHost } from '../fromHost.ts';
import type { Ways } from '../verb.ts';
import { ofOne } from './verbs.ts';

/** A(i, :) = (L U)(p[i], :), L and U on a device. */
export interface DeviceTriangles<T extends Float32Array | Float64Array> {
  readonly p: Int32Array;
  readonly l: DeviceArray<T>;
  readonly u: DeviceArray<T>;
}

const WAYS: Ways<LuOptions, unknown> = {
  routine: 'lu',
  host: ([A], options) => onHost(A as never, options as never),
  fromHost,
  // Rows of L are interchanged on the CPU.
  takes: ({ permuteL }) => permuteL === undefined || permuteL === false,
  gpu: async (on, [A], options) => {
    const { rows: m, cols: n } = planeOf('lu', A!);
    contextAmong('lu', 2, options, ['permuteL']);
    const k = Math.min(m, n);
    const factors = await on.columns(A!);
    const ipiv = on.integers(k);
    await getrf(on.queue, { m, n, A: factors.buffer, lda: factors.ld, ipiv, info: on.integers(1) }, 's');
    const [l, u] = [await on.triangle(factors, 'unitLower', [], m, k), await on.triangle(factors, 'upper', [], k, n)];
    const order = Int32Array.from({ length: m }, (_, i) => i);
    for (const [i, pivot] of (await on.read(ipiv)).entries())
      [order[i], order[pivot - 1]] = [order[pivot - 1]!, order[i]!];
    const p = new Int32Array(m);
    for (const [i, row] of order.entries()) p[row] = i;
    return { p, l, u };
  },
};

/** A = P L U; of a device array L and U are there, and the order of the rows, m integers on the host, is waited for. */
export const lu = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device, where L, with its rows interchanged, and U stay. */
  <A extends DeviceArray>(
    A: A,
    options: LuOptions & { readonly permuteL: true },
  ): Promise<Omit<DeviceTriangles<Solved<A>>, 'p'>>;
  /** The same of an array on a device, where L and U stay. */
  <A extends DeviceArray>(A: A, options?: LuOptions): Promise<DeviceTriangles<Solved<A>>>;
} & typeof onHost;
