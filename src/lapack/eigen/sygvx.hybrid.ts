// SYGVX on a GPU context: factorization, reduction and the way back there, the standard problem as syevx computes it there.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { because } from '../factorPlan.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import type { SygvxArgs } from './routines.gen.ts';
import { answer, asked, type DeviceSyevx, enqueueSyevx, refuse, whyChosenOnCpu } from './syevx.hybrid.ts';
import { type DeviceGeneral, enqueueBack, enqueueStandard } from './sygst.gpu.ts';
import type { ProblemType } from './sygst.steps.ts';
import { factored, GENERAL } from './sygvd.hybrid.ts';
import { sygvxCpu } from './sygvx.cpu.ts';

export function sygvxHybrid(queue: Queue, a: Bound<SygvxArgs<Prec>>): Promise<void> {
  const why = whyChosenOnCpu(queue, a);
  if (why !== undefined) return sygvxCpu(queue, because(a, { why }));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'sytrd', why: GENERAL });
  return enqueueSygvx(queue, asked({ ...onDevice(a), itype: a.itype as ProblemType }));
}

/** Computes m, W, Z, ifail and info; resolves when all is enqueued. */
export function enqueueSygvx(queue: Queue, f: DeviceSyevx & DeviceGeneral): Promise<void> {
  const { n, A, Z } = f;
  return scope(queue, async (ws) => {
    const failed = await factored(queue, ws, f);
    if (failed === n) return void refuse(queue, f);
    if (failed > n) return void answer(queue, f, [], 0, failed);
    const C = takeMatrix(ws, A, n, n);
    enqueueStandard(queue, f, C);
    const m = await enqueueSyevx(queue, { ...f, uplo: 'l', A: C });
    if (Z !== undefined && m > 0) enqueueBack(queue, f, m, Z);
  });
}
