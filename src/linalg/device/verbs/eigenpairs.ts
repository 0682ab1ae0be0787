// Eigenvalues, and vectors, of singles on a GPU: what eigh and eigvalsh of device arrays have in common.
import { syevd } from '../../../lapack/eigen/routines.gen.ts';
import type { Operand } from '../../arrays.ts';
import { type EighOptions, eighCall, mustHaveConverged } from '../../eigenpairs.ts';
import { countOf } from '../../stacks.ts';
import type { OnGpu } from '../onGpu.ts';

/** What a GPU computes: all eigenvalues. Some of them are found on the CPU. */
export const allOf = (options: EighOptions): boolean => options?.subset === undefined;

/** Buffers that have become results when `made` returns. */
export async function eigenpairsOnGpu<R>(
  routine: string,
  on: OnGpu,
  A: Operand,
  options: EighOptions,
  vectors: boolean,
  made: (
    values: ReturnType<OnGpu['lease']>,
    columns: ReturnType<OnGpu['lease']>,
    lead: readonly number[],
    n: number,
  ) => R,
): Promise<R> {
  const { stack, uplo } = eighCall(routine, A, options);
  const { lead, one } = stack;
  const [n, count] = [one.rows, countOf(lead)];
  const { buffer, ld, stride } = await on.columns(A, lead);
  const [values, info] = [on.lease(n * count), on.integers(count)];
  const how = { jobz: vectors ? 'v' : 'n', uplo, n, lda: ld } as const;
  for (let b = 0; b < count; b++) {
    const own = { A: buffer.at(b * stride), W: values.at(b * n), info: info.at(b) };
    await syevd(on.queue, { ...how, ...own }, 's');
  }
  mustHaveConverged(routine, await on.read(info), lead);
  return made(values, buffer, lead, n);
}
