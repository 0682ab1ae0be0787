// Eigenvalues and singular values of doubles by way of singles: read where they are wanted, or a GPU may have them sooner than the CPU.
import type { RealOf } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import { dsgesdd, dssyevd, zcgesdd, zcheevd } from '../lapack/mixed/routines.gen.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Decomposed } from './decomposition.ts';

export { soonerOnGpu } from '../lapack/mixed/soonerOnGpu.hybrid.ts';

type Doubles = 'd' | 'z';

/** As of syevd and heevd. */
export interface EigenCall<P extends Doubles> {
  readonly jobz: 'n' | 'v';
  readonly uplo: Uplo;
  readonly n: number;
  readonly A: Ptr<P>;
  readonly lda: number;
  readonly W: Ptr<RealOf<P>>;
  readonly info: Ptr<'i'>;
}

/** As of gesdd. */
export interface SingularCall<P extends Doubles> {
  readonly jobz: 'n' | 's';
  readonly m: number;
  readonly n: number;
  readonly A: Ptr<P>;
  readonly lda: number;
  readonly S: Ptr<RealOf<P>>;
  readonly U: Ptr<P>;
  readonly ldu: number;
  readonly VT: Ptr<P>;
  readonly ldvt: number;
  readonly info: Ptr<'i'>;
}

export const eigenInSingle = <P extends Doubles>(queue: Queue, prec: P, call: EigenCall<P>): Promise<Decomposed> =>
  counted(queue, (iter) =>
    prec === 'z'
      ? zcheevd(queue, { ...(call as EigenCall<'z'>), iter })
      : dssyevd(queue, { ...(call as EigenCall<'d'>), iter }),
  );

export const singularInSingle = <P extends Doubles>(
  queue: Queue,
  prec: P,
  call: SingularCall<P>,
): Promise<Decomposed> =>
  counted(queue, (iter) =>
    prec === 'z'
      ? zcgesdd(queue, { ...(call as SingularCall<'z'>), iter })
      : dsgesdd(queue, { ...(call as SingularCall<'d'>), iter }),
  );

async function counted(queue: Queue, compute: (iter: DeviceBuffer<'i'>) => Promise<void>): Promise<Decomposed> {
  const iter = queue.context.hostBuffer('i', 1);
  try {
    await compute(iter);
    const iterations = (await iter.copyOut(0, 1))[0]!;
    return { precision: iterations < 0 ? 'f64-cpu' : 'mixed', iterations };
  } finally {
    iter.dispose();
  }
}
