// ZCPOSV on a GPU context: factored and solved there in complex single precision, with residuals on the CPU.
import type { Bound } from '../../core/args.ts';
import { fields } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueuePotrf, notePanels } from '../cholesky/potrf.gpu.ts';
import { enqueuePotrs } from '../cholesky/potrs.gpu.ts';
import { solveMixed } from './mixed.cpu.ts';
import { DeviceSingles, fitsDevice } from './mixed.hybrid.ts';
import type { ZcposvArgs } from './routines.gen.ts';
import { zcposvCpu, zcposvKind } from './zcposv.cpu.ts';

export async function zcposvHybrid(queue: Queue, a: Bound<ZcposvArgs>): Promise<void> {
  const { routine, uplo, n, math } = a;
  if (!fitsDevice(queue, a, fields.c.bytes))
    return zcposvCpu(queue, { ...a, why: 'A is larger than what the GPU can bind' });
  notePanels(queue, routine, n, 'c');
  const singles = (): DeviceSingles =>
    new DeviceSingles(queue, a, {
      factor: (S, info) => enqueuePotrf(queue, { uplo, n, A: S, info, math }),
      solve: (S, D, nrhs) => enqueuePotrs(queue, { uplo, n, nrhs, A: S, B: D }),
    });
  await solveMixed(queue, a, zcposvKind(queue, a), singles);
}
