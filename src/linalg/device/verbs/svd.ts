// svd(A) of arrays on the host and on devices.

import type { VectorJob } from '../../../lapack/svd/gesvd.spec.ts';
import { gesdd } from '../../../lapack/svd/routines.gen.ts';
import type { Operand, Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { NdArray } from '../../ndarray.ts';
import { contextAmong, switchAmong } from '../../options.ts';
import { mustConverge, vectorCount } from '../../singularValues.ts';
import { matricesOf } from '../../stacks.ts';
import { svd as onHost, type SvdOptions } from '../../svd.ts';
import { fromHost } from '../fromHost.ts';
import { isSeen, type OnGpu } from '../onGpu.ts';
import type { Choices, Ways } from '../verb.ts';
import { ofOne } from './verbs.ts';

/** A = U S V^T on a device. */
export interface DeviceSingularValueDecomposition<T extends Float32Array | Float64Array> {
  readonly U: DeviceArray<T>;
  readonly S: DeviceArray<T>;
  readonly Vh: DeviceArray<T>;
}

/** A = U S V^H of a complex matrix. */
export interface ComplexSingularValueDecomposition<T extends Pairs> {
  readonly U: ComplexArray<T>;
  readonly S: NdArray<T>;
  /** V^H. */
  readonly Vh: ComplexArray<T>;
}

const WAYS: Ways<SvdOptions, unknown> = {
  routine: 'svd',
  host: ([A], options) => onHost(A as never, options),
  fromHost,
  takes: (options, [A]) => {
    const { shape } = A!;
    // Square U and V^T of a long A may be too large.
    const isThin = options?.fullMatrices === false || options?.computeUv === false || shape[0] === shape[1];
    return isForGpu(options, shape) && (isThin || isSeen(Math.max(...shape)));
  },
  gpu: async (on, [A], options) => {
    contextAmong('svd', 2, options, ['fullMatrices', 'computeUv', 'precision', 'report']);
    const full = switchAmong('svd', 2, 'fullMatrices', options.fullMatrices ?? true);
    const vectors = switchAmong('svd', 2, 'computeUv', options.computeUv ?? true);
    const { S, U, Vh } = await decomposed(on, 'svd', A!, vectors ? (full ? 'a' : 's') : 'n');
    return vectors ? { U, S, Vh } : { S };
  },
};

/** One matrix, singles, without what the host's products report. */
export const isForGpu = (
  options: (Choices & { readonly report?: unknown }) | null,
  shape: readonly number[],
): boolean =>
  shape.length === 2 &&
  !shape.includes(0) &&
  options?.report === undefined &&
  ['auto', 'f32', undefined].includes(options?.precision as string | undefined);

/** A = U S V^T on the GPU, by columns. */
export async function decomposedThere(on: OnGpu, routine: string, A: Operand, job: VectorJob) {
  const { rows: m, cols: n } = matricesOf(routine, A).one;
  const k = Math.min(m, n);
  const [lefts, rights] = [vectorCount(job, m, k), vectorCount(job, n, k)];
  const { buffer, ld } = await on.columns(A);
  const [S, U, VT, info] = [on.lease(k), on.lease(m * lefts), on.lease(rights * n), on.integers(1)];
  const lds = { lda: ld, ldu: ld, ldvt: Math.max(1, rights) };
  await gesdd(on.queue, { jobz: job, m, n, A: buffer, S, U, VT, info, ...lds }, 's');
  mustConverge(routine, await on.read(info), []);
  return { m, n, k, lefts, rights, U, S, VT };
}

/** The same as arrays. */
export async function decomposed(on: OnGpu, routine: string, A: Operand, job: VectorJob) {
  const { m, n, k, lefts, rights, U, S, VT } = await decomposedThere(on, routine, A, job);
  return {
    U: on.byColumns(U, [], m, lefts),
    S: on.byColumns(S, [], k, 1, { vectors: true }),
    Vh: on.byColumns(VT, [], rights, n),
  };
}

/** The singular value decomposition; of one matrix on a device it is there, and only whether it converged is waited for. */
export const svd = /* @__PURE__ */ ofOne(WAYS) as {
  /** The same of an array on a device, where the singular values go. */
  <A extends DeviceArray>(
    A: A,
    options: SvdOptions & { readonly computeUv: false },
  ): Promise<Pick<DeviceSingularValueDecomposition<Solved<A>>, 'S'>>;
  /** The same of an array on a device, where the results go. */
  <A extends DeviceArray>(A: A, options?: SvdOptions): Promise<DeviceSingularValueDecomposition<Solved<A>>>;
  /** The same of a complex matrix, or of a stack of them: the singular values are real. */
  <D extends Pairs>(
    A: ComplexOperand<D>,
    options: SvdOptions & { readonly computeUv: false },
  ): Promise<Pick<ComplexSingularValueDecomposition<D>, 'S'>>;
  /** The same of a complex matrix, or of a stack of them: A = U S V^H, S real. */
  <D extends Pairs>(A: ComplexOperand<D>, options?: SvdOptions): Promise<ComplexSingularValueDecomposition<D>>;
} & typeof onHost;
