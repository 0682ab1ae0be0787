// Eigenvalues and singular values of doubles by way of singles: read where they are wanted, or a GPU may have them sooner than the CPU.
import {
  type DsgesddArgs,
  type DssyevdArgs,
  dsgesdd,
  dssyevd,
  type ZcgesddArgs,
  type ZcheevdArgs,
  zcgesdd,
  zcheevd,
} from '../lapack/mixed/routines.gen.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Decomposed } from './decomposition.ts';

export { soonerOnGpu } from '../lapack/mixed/soonerOnGpu.hybrid.ts';

type EigenCall = Omit<DssyevdArgs, 'iter'> | Omit<ZcheevdArgs, 'iter'>;
type SingularCall = Omit<DsgesddArgs, 'iter'> | Omit<ZcgesddArgs, 'iter'>;

export const eigenInSingle = (queue: Queue, prec: 'd' | 'z', call: EigenCall): Promise<Decomposed> =>
  counted(queue, (iter) =>
    prec === 'z'
      ? zcheevd(queue, { ...(call as ZcheevdArgs), iter })
      : dssyevd(queue, { ...(call as DssyevdArgs), iter }),
  );

export const singularInSingle = (queue: Queue, prec: 'd' | 'z', call: SingularCall): Promise<Decomposed> =>
  counted(queue, (iter) =>
    prec === 'z'
      ? zcgesdd(queue, { ...(call as ZcgesddArgs), iter })
      : dsgesdd(queue, { ...(call as DsgesddArgs), iter }),
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
