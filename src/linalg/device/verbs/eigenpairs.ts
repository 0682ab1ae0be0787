// Eigenvalues, and vectors, of device arrays: what eigh and eigvalsh have in common.
import { syevdStridedBatched } from '../../../batched/eigen/routines.gen.ts';
import { syevd } from '../../../lapack/eigen/routines.gen.ts';
import type { AnyArray } from '../../arrays.ts';
import type { ComplexInput } from '../../complex/complexArray.ts';
import { type EighOptions, eighCall, mustHaveConverged } from '../../eigenpairs.ts';
import { countOf } from '../../stacks.ts';
import { fromHost } from '../fromHost.ts';
import type { OnGpu } from '../onGpu.ts';
import { throughDevice, type Ways } from '../verb.ts';

/** Options of `eigh` and `eigvalsh` of device arrays. */
export interface DeviceEighOptions extends Omit<EighOptions, 'b'> {
  readonly b?: AnyArray;
}

/** Those of complex arrays. */
export interface ComplexEighOptions extends Omit<EighOptions, 'b'> {
  /** Hermitian, positive definite. */
  readonly b?: ComplexInput;
}

type Buffer = ReturnType<OnGpu['lease']>;

/** What a verb makes of the eigenvalues, and vectors, of matrices of order n that lie by columns. */
export type Finish = (on: OnGpu, values: Buffer, columns: Buffer, lead: readonly number[], n: number) => unknown;

/** A verb of A, and of b among the options. A GPU computes all eigenvalues, of one matrix or of a stack; the rest is the CPU's. */
export function eigenVerb(
  routine: string,
  onHost: (A: never, options: EighOptions) => Promise<unknown>,
  vectors: boolean,
  finish: Finish,
) {
  const ways: Ways<DeviceEighOptions, unknown> = {
    routine,
    host: ([A, b], options) =>
      onHost(A as never, (b === undefined ? options : { ...options, b }) as unknown as EighOptions),
    fromHost,
    takes: (options) =>
      (['subset', 'b', 'report'] as const).every((name) => options?.[name] === undefined) &&
      ['auto', 'f32', undefined].includes(options?.precision),
    gpu: async (on, [A], options) => {
      const { stack, uplo } = eighCall(routine, A!, options as EighOptions);
      const { lead, one } = stack;
      const [n, count] = [one.rows, countOf(lead)];
      const { buffer, ld, stride } = await on.columns(A!, lead);
      const [values, info] = [on.lease(n * count), on.integers(count)];
      const call = { jobz: vectors ? 'v' : 'n', uplo, n, A: buffer, lda: ld, W: values, info } as const;
      if (lead.length === 0) await syevd(on.queue, call, 's');
      else {
        const each = { strideA: stride, strideW: Math.max(1, n), batchCount: count };
        await syevdStridedBatched(on.queue, { ...call, ...each }, 's');
      }
      mustHaveConverged(routine, n, await on.read(info), lead);
      return finish(on, values, buffer, lead, n);
    },
  };
  return async (A: unknown, options: DeviceEighOptions = {}): Promise<unknown> => {
    const b = options?.b;
    return throughDevice(
      ways,
      b === undefined
        ? [[A, 'A', 1]]
        : [
            [A, 'A', 1],
            [b, 'b', 2],
          ],
      options,
    );
  };
}
