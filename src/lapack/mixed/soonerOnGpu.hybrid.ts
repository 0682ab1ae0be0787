// Whether a decomposition of doubles is had sooner by way of a GPU's singles (DSSYEVD, DSGESDD) than in double on the CPU: for callers who
// want either, such as verbs.
import { fields, singleOf } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fitsDevice } from './mixed.hybrid.ts';
import { type Correction, placeOfCorrections } from './zoomCost.gpu.ts';
import { DIRECT } from './zoomEigen.ref.ts';
import { mayCorrect } from './zoomPlace.gpu.ts';

/**
 * What a GPU has to save, in milliseconds: the first call of a program compiles for one or two seconds.
 */
const WORTH = 100;

/** `instead` is what the CPU would compute. The queue's context must have a GPU. */
export async function soonerOnGpu(queue: Queue, of: Required<Correction>): Promise<boolean> {
  const { prec, m, n } = of;
  const order = Math.min(m, n);
  if (order <= DIRECT || !mayCorrect(queue, prec, m, n)) return false;
  if (!fitsDevice(queue, { n: order, nrhs: 0 }, fields[singleOf(prec)].bytes)) return false;
  return (await placeOfCorrections(queue, of)).saved > WORTH;
}
