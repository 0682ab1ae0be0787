// DHGESV on a GPU context: factored there with products of halves, else in single precision, solved with in single; products and GMRES on the
// CPU. On the CPU, and for orders that are factored sooner there, it is DSGESV_GMRES.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { planGetrf } from '../lu/getrf.hybrid.ts';
import { enqueueGetrs } from '../lu/getrs.gpu.ts';
import { enqueueHalfGetrf } from './dhgesv.gpu.ts';
import type { DhgesvArgs } from './dhgesv.ts';
import { dsgesvKind } from './dsgesv.cpu.ts';
import { dsgesvGmresCpu, type LuCall } from './dsgesvGmres.cpu.ts';
import { singlesOnDevice, TOO_LARGE } from './dsgesvGmres.hybrid.ts';
import { type Attempt, solveGmres } from './gmres.cpu.ts';
import { fitsDevice } from './mixed.hybrid.ts';
import { scaledAttempt } from './scaledSingles.hybrid.ts';

/** For the trace. */
const NO_HALVES = "products of halves are the GPU's: factored in single";

export async function dhgesvCpu(queue: Queue, a: Bound<DhgesvArgs>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: NO_HALVES });
  await dsgesvGmresCpu(queue, a);
}

export async function dhgesvHybrid(queue: Queue, a: Bound<DhgesvArgs>): Promise<void> {
  if (!fitsDevice(queue, a)) return dsgesvGmresCpu(queue, { ...a, why: TOO_LARGE });
  const singles = singlesOnDevice(queue, a);
  const small = planGetrf(queue, { ...a, m: a.n, nb: 0 }).place === 'cpu';
  await solveGmres(queue, a, dsgesvKind(queue, a), small ? [singles] : [halvesOnDevice(queue, a), singles]);
}

/** The attempt with products of halves. */
function halvesOnDevice(queue: Queue, a: LuCall): Attempt {
  const { n, pivoting } = a;
  const ipiv = deviceMat(a.ipiv, 1);
  return scaledAttempt(queue, a, 'f', {
    factor: (A, info, powers) => enqueueHalfGetrf(queue, { n, A, ipiv, info, pivoting, powers }),
    solve: (A, B, nrhs) => enqueueGetrs(queue, { trans: false, n, nrhs, A, ipiv, B }),
  });
}
