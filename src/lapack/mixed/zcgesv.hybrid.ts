// ZCGESV on a GPU context: factored and solved there in complex single precision, with residuals on the CPU.
import type { Bound } from '../../core/args.ts';
import { fields } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueGetrf, luPanelWay } from '../lu/getrf.gpu.ts';
import { enqueueGetrs } from '../lu/getrs.gpu.ts';
import { solveMixed } from './mixed.cpu.ts';
import { DeviceSingles, fitsDevice } from './mixed.hybrid.ts';
import type { ZcgesvArgs } from './routines.gen.ts';
import { zcgesvCpu, zcgesvKind } from './zcgesv.cpu.ts';

export async function zcgesvHybrid(queue: Queue, a: Bound<ZcgesvArgs>): Promise<void> {
  if (!fitsDevice(queue, a, fields.c.bytes))
    return zcgesvCpu(queue, { ...a, why: 'A is larger than what the GPU can bind' });
  await solveMixed(queue, a, zcgesvKind(queue, a), () => singlesOnDevice(queue, a));
}

/** The factorization in complex single precision on the GPU. */
export function singlesOnDevice(queue: Queue, a: Bound<ZcgesvArgs>): DeviceSingles {
  const { routine, n, math } = a;
  const { name, why } = luPanelWay(queue, n, 'c');
  queue.note({ routine, backend: 'gpu', kernel: name, why });
  const ipiv = deviceMat(a.ipiv, 1);
  return new DeviceSingles(queue, a, {
    factor: (S, info) => enqueueGetrf(queue, { m: n, n, A: S, ipiv, info, math }),
    solve: (S, D, nrhs) => enqueueGetrs(queue, { trans: 'n', n, nrhs, A: S, ipiv, B: D }),
  });
}
