// DSSYEVD on a GPU context: eigenvectors in single precision by ssyevd there, corrected in double there too, or on the host.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevdArgs } from '../eigen/routines.gen.ts';
import { syevdHybrid } from '../eigen/syevd.hybrid.ts';
import { withLeases } from '../refine/expert.gpu.ts';
import { dssyevdBy, dssyevdCpu } from './dssyevd.cpu.ts';
import { fitsDevice } from './mixed.hybrid.ts';
import type { DssyevdArgs } from './routines.gen.ts';
import { DIRECT, type EigenOps } from './zoomEigen.ref.ts';
import { mayCorrect } from './zoomPlace.gpu.ts';

export async function dssyevdHybrid(queue: Queue, a: Bound<DssyevdArgs>): Promise<void> {
  const { jobz, n } = a;
  if (!fitsDevice(queue, { n, nrhs: 0 })) return dssyevdCpu(queue, a);
  if (jobz === 'v' && n > DIRECT && mayCorrect(queue, n, n)) {
    const { placeOfCorrections } = await import('./zoomCost.gpu.ts');
    const { there, why } = await placeOfCorrections(queue, { vectors: 'eigenvectors', m: n, n });
    if (there) return (await import('./dssyevdOnGpu.hybrid.ts')).dssyevdOnGpu(queue, a, why);
    queue.note({ routine: a.routine, backend: 'cpu', why: `corrections on the CPU: ${why}` });
  }
  return dssyevdBy(queue, a, { backend: 'gpu', singles: singlesOn(queue, a.routine) });
}

/** Eigenvectors of a full symmetric matrix of doubles, in single precision by the GPU. */
const singlesOn =
  (queue: Queue, routine: string): EigenOps['singles'] =>
  async (n, A, X) => {
    let converged = false;
    await withLeases(queue, async (lease) => {
      const [S, W, info] = [lease('s', n * n), lease('s', n), lease('i', 1)];
      const values = new Float32Array(n * n);
      for (let j = 0; j < n; j++) values.set(A.data.subarray(A.off + j * A.ld, A.off + j * A.ld + n), j * n);
      queue.context.writeGpu(S.gpu(true), values, 0);
      const call = { routine, prec: 's', jobz: 'v', uplo: 'l', n, A: S, lda: n, W, info };
      await syevdHybrid(queue, call as unknown as Bound<SyevdArgs<Prec>>);
      const [found, vectors] = await Promise.all([info.copyOut(0, 1), S.copyOut(0, n * n)]);
      converged = found[0] === 0;
      for (let j = 0; j < n; j++) X.data.set(vectors.subarray(j * n, (j + 1) * n), X.off + j * X.ld);
    });
    return converged;
  };
