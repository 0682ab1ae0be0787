// DHGESV on a GPU context: factored there with products of halves, else in single precision, solved with in single; products and GMRES on the
// CPU. On the CPU, and for orders that are factored sooner there, it is DSGESV_GMRES.
import type { Bound } from '../core/args.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueHalfGetrf } from './dhgesv.gpu.ts';
import type { DhgesvArgs } from './dhgesv.ts';
import { dsgesvGmresCpu, type LuCall, luKind } from './dsgesvGmres.cpu.ts';
import { singlesOnDevice, TOO_LARGE } from './dsgesvGmres.hybrid.ts';
import { planGetrf } from './getrf.hybrid.ts';
import { enqueueGetrs } from './getrs.gpu.ts';
import { type Attempt, solveGmres } from './gmres.cpu.ts';
import type { Scales } from './gmres.ref.ts';
import { DeviceSingles, fitsDevice } from './mixed.hybrid.ts';

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
  await solveGmres(queue, a, luKind(queue, a), small ? [singles] : [halvesOnDevice(queue, a), singles]);
}

/** The attempt with products of halves. */
function halvesOnDevice(queue: Queue, a: LuCall): Attempt {
  const { n, pivoting } = a;
  const ipiv = deviceMat(a.ipiv, 1);
  let scales: Promise<Scales> | undefined;
  return {
    bits: 16,
    begin: () =>
      new DeviceSingles(queue, a, {
        factor(S, info) {
          scales = enqueueHalfGetrf(queue, { n, A: S, ipiv, info, pivoting });
          // Whoever asks for them hears of a failure.
          scales.catch(() => {});
        },
        solve: (S, D, nrhs) => enqueueGetrs(queue, { trans: false, n, nrhs, A: S, ipiv, B: D }),
      }),
    scales: () => scales!,
  };
}
