// DSSYEVD and ZCHEEVD on a GPU context: eigenvectors in single precision by syevd there, corrected in double there too, or on the host.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec, realOf, singleOf } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevdArgs } from '../eigen/routines.gen.ts';
import { syevdHybrid } from '../eigen/syevd.hybrid.ts';
import { withLeases } from '../refine/expert.gpu.ts';
import { type EigenCall, eigenOnHost, eigenvectorsBy } from './dssyevd.cpu.ts';
import { fitsDevice } from './mixed.hybrid.ts';
import type { DssyevdArgs } from './routines.gen.ts';
import { DIRECT, type EigenOps } from './zoomEigen.ref.ts';
import { singlesOf } from './zoomHost.cpu.ts';
import { mayCorrect } from './zoomPlace.gpu.ts';

export const dssyevdHybrid = (queue: Queue, a: Bound<DssyevdArgs>): Promise<void> => eigenOnDevice(queue, a);

export async function eigenOnDevice(queue: Queue, a: EigenCall): Promise<void> {
  const { jobz, n, prec, routine } = a;
  if (!fitsDevice(queue, { n, nrhs: 0 }, fields[singleOf(prec)].bytes)) return eigenOnHost(queue, a);
  if (n > DIRECT && mayCorrect(queue, prec, n, n)) {
    const instead = jobz === 'n' ? 'values' : 'corrections';
    const { placeOfCorrections } = await import('./zoomCost.gpu.ts');
    const { there, why } = await placeOfCorrections(queue, { vectors: 'eigenvectors', instead, prec, m: n, n });
    if (there) return (await import('./dssyevdOnGpu.hybrid.ts')).dssyevdOnGpu(queue, a, why);
    queue.note({ routine, backend: 'cpu', why: `${instead} on the CPU: ${why}` });
  }
  return eigenvectorsBy(queue, a, { backend: 'gpu', singles: singlesOn(queue, routine, singleOf(prec)) });
}

/** Eigenvectors of a full symmetric or Hermitian matrix of doubles, in single precision by the GPU. */
const singlesOn =
  (queue: Queue, routine: string, prec: 's' | 'c'): EigenOps['singles'] =>
  async (n, A, X) => {
    let converged = false;
    await withLeases(queue, async (lease) => {
      const [S, W, info] = [lease(prec, n * n), lease(realOf(prec), n), lease('i', 1)];
      queue.context.writeGpu(S.gpu(true), singlesOf(n, A), 0);
      const call = { routine, prec, jobz: 'v', uplo: 'l', n, A: S, lda: n, W, info };
      await syevdHybrid(queue, call as unknown as Bound<SyevdArgs<Prec>>);
      const [found, vectors] = await Promise.all([info.copyOut(0, 1), S.copyOut(0, n * n)]);
      converged = found[0] === 0;
      lacpyRef('f', n, n, { data: vectors, off: 0, ld: n, parts: A.parts }, X);
    });
    return converged;
  };
