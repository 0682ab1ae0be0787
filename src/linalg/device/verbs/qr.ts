// qr(A) of arrays on the host and on devices.

import { geqrfStridedBatched, qrStridedBatched } from '../../../batched/qr/routines.gen.ts';
import { lacpy } from '../../../blas3/elements/routines.gen.ts';
import { ArgumentError } from '../../../core/errors.ts';
import { geqrf, orgqr } from '../../../lapack/qr/routines.gen.ts';
import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { contextAmong } from '../../options.ts';
import { qr as onHost, type QrMode, type QrOptions } from '../../qr.ts';
import { countOf, matricesOf } from '../../stacks.ts';
import { fromHost } from '../fromHost.ts';
import { isSeen, type OnGpu } from '../onGpu.ts';
import type { Ways } from '../verb.ts';
import { ofOne } from './verbs.ts';

/** A = Q R on a device. */
export interface DeviceOrthogonalFactors<T extends Float32Array | Float64Array> {
  readonly q: DeviceArray<T>;
  readonly r: DeviceArray<T>;
}

/** What geqrf leaves, on a device. */
export interface DeviceRawFactors<T extends Float32Array | Float64Array> {
  readonly h: DeviceArray<T>;
  readonly tau: DeviceArray<T>;
}

const MODES: readonly unknown[] = ['reduced', 'complete', 'r', 'raw'];

const WAYS: Ways<QrOptions, unknown> = {
  routine: 'qr',
  host: ([A], options) => onHost(A as never, options as never),
  fromHost,
  // The complete Q of a stack is made of wider matrices, which the host lays out; one of many rows may be too large.
  takes: ({ mode }, [A]) => mode !== 'complete' || (A!.shape.length === 2 && isSeen(A!.shape[0]!)),
  gpu: async (on, [A], options) => {
    const { lead, one } = matricesOf('qr', A!);
    contextAmong('qr', 2, options, ['mode']);
    const { mode = 'reduced' } = options;
    if (!MODES.includes(mode))
      throw new ArgumentError('qr', 'mode', 2, mode, `must be one of ${MODES.map((m) => `'${m}'`).join(' ')}`);
    const [m, n, count] = [one.rows, one.cols, countOf(lead)];
    const k = Math.min(m, n);
    const a = await on.columns(A!, lead);
    if (lead.length > 0 && mode === 'reduced') {
      const [Q, R] = [on.lease(m * k * count), on.lease(k * n * count)];
      const lds = { lda: a.ld, strideA: a.stride, ldq: a.ld, strideQ: m * k, ldr: Math.max(1, k), strideR: k * n };
      await qrStridedBatched(on.queue, { m, n, A: a.buffer, Q, R, ...lds, batchCount: count }, 's');
      return { q: on.byColumns(Q, lead, m, k), r: on.byColumns(R, lead, k, n) };
    }
    const tau = on.singles(k * count);
    const call = { m, n, A: a.buffer, lda: a.ld, tau };
    if (lead.length === 0) await geqrf(on.queue, call, 's');
    else {
      const each = { strideA: a.stride, strideTau: Math.max(1, k), batchCount: count };
      await geqrfStridedBatched(on.queue, { ...call, ...each }, 's');
    }
    // Columns without gaps are the rows of the transpose.
    if (mode === 'raw') return { h: on.array(a.buffer, [...lead, n, m]), tau: on.array(tau, [...lead, k]) };
    const r = await on.triangle(a, 'upper', lead, mode === 'complete' ? m : k, n);
    return mode === 'r' ? r : { q: await orthogonal(on, a, tau, m, n, mode), r };
  },
};

/** Q of one matrix, from its reflectors. */
async function orthogonal(
  on: OnGpu,
  a: Awaited<ReturnType<OnGpu['columns']>>,
  tau: ReturnType<OnGpu['singles']>,
  m: number,
  n: number,
  mode: QrMode,
): Promise<DeviceArray> {
  const k = Math.min(m, n);
  const width = mode === 'complete' ? m : k;
  const Q = width <= n ? a.buffer : on.singles(m * width);
  if (Q !== a.buffer) await lacpy(on.queue, { m, n: k, A: a.buffer, lda: a.ld, B: Q, ldb: a.ld }, 's');
  await orgqr(on.queue, { m, n: width, k, A: Q, lda: a.ld, tau }, 's');
  return on.byColumns(Q, [], m, width);
}

/** A = Q R; of a device array the factors are there, and nothing is waited for. */
export const qr = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device, where R stays. */
  <A extends DeviceArray>(A: A, options: QrOptions & { readonly mode: 'r' }): Promise<DeviceArray<Solved<A>>>;
  /** The same of an array on a device, where the factors stay. */
  <A extends DeviceArray>(A: A, options: QrOptions & { readonly mode: 'raw' }): Promise<DeviceRawFactors<Solved<A>>>;
  /** The same of an array on a device, where Q and R stay. */
  <A extends DeviceArray>(
    A: A,
    options?: QrOptions & { readonly mode?: 'reduced' | 'complete' },
  ): Promise<DeviceOrthogonalFactors<Solved<A>>>;
  /** The same of a complex matrix, or of a stack of them. */
  <D extends Pairs>(A: ComplexOperand<D>, options: QrOptions & { readonly mode: 'r' }): Promise<ComplexArray<D>>;
  /** The same of a complex matrix, or of a stack of them: what geqrf leaves, H = I - tau v v^H. */
  <D extends Pairs>(
    A: ComplexOperand<D>,
    options: QrOptions & { readonly mode: 'raw' },
  ): Promise<{ readonly h: ComplexArray<D>; readonly tau: ComplexArray<D> }>;
  /** The same of a complex matrix, or of a stack of them: Q has orthonormal columns. */
  <D extends Pairs>(
    A: ComplexOperand<D>,
    options?: QrOptions,
  ): Promise<{ readonly q: ComplexArray<D>; readonly r: ComplexArray<D> }>;
} & typeof onHost;
