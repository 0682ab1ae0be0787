// ZCGELS on a GPU context: factored, and corrections solved for, in complex single precision there; residuals on the CPU.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { qrPanelWay } from '../qr/geqr2.gpu.ts';
import { enqueueGeqrf } from '../qr/geqrf.gpu.ts';
import { shapeOf, solveTall } from './dsgels.cpu.ts';
import { DeviceFactors, TOO_LARGE, tallFits } from './dsgels.hybrid.ts';
import type { ZcgelsArgs } from './routines.gen.ts';
import { zcgelsCpu } from './zcgels.cpu.ts';

export async function zcgelsHybrid(queue: Queue, a: Bound<ZcgelsArgs>): Promise<void> {
  if (!tallFits(queue, a)) return zcgelsCpu(queue, { ...a, why: TOO_LARGE });
  const { name, why } = qrPanelWay(queue, 'c', shapeOf(a).p);
  queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why });
  await solveTall(queue, a, () => new DeviceFactors(queue, a, (f) => enqueueGeqrf(queue, f)));
}
