// DSGESDD on a GPU context: singular vectors in single precision by sgesdd there, corrected in double there too, or on the host.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withLeases } from '../refine/expert.gpu.ts';
import { gesddHybrid } from '../svd/gesdd.hybrid.ts';
import type { GesddArgs } from '../svd/routines.gen.ts';
import { dsgesddBy, dsgesddCpu } from './dsgesdd.cpu.ts';
import { fitsDevice } from './mixed.hybrid.ts';
import type { DsgesddArgs } from './routines.gen.ts';
import { DIRECT } from './zoomEigen.ref.ts';
import { mayCorrect } from './zoomPlace.gpu.ts';
import type { SvdOps } from './zoomSvd.ref.ts';

export async function dsgesddHybrid(queue: Queue, a: Bound<DsgesddArgs>): Promise<void> {
  const { jobz, m, n } = a;
  const order = Math.min(m, n);
  if (!fitsDevice(queue, { n: order, nrhs: 0 })) return dsgesddCpu(queue, a);
  if (jobz === 's' && order > DIRECT && mayCorrect(queue, m, n)) {
    const { placeOfCorrections } = await import('./zoomCost.gpu.ts');
    const { there, why } = await placeOfCorrections(queue, { vectors: 'singular vectors', m, n });
    if (there) return (await import('./dsgesddOnGpu.hybrid.ts')).dsgesddOnGpu(queue, a, why);
    queue.note({ routine: a.routine, backend: 'cpu', why: `corrections on the CPU: ${why}` });
  }
  return dsgesddBy(queue, a, { backend: 'gpu', singles: singlesOn(queue, a.routine) });
}

/** Singular vectors of a square matrix of doubles, in single precision by the GPU. */
const singlesOn =
  (queue: Queue, routine: string): SvdOps['singles'] =>
  async (n, A, U, V) => {
    let converged = false;
    await withLeases(queue, async (lease) => {
      const [inA, inU, inVT] = [lease('s', n * n), lease('s', n * n), lease('s', n * n)];
      const [S, info] = [lease('s', n), lease('i', 1)];
      const values = new Float32Array(n * n);
      for (let j = 0; j < n; j++) values.set(A.data.subarray(A.off + j * A.ld, A.off + j * A.ld + n), j * n);
      queue.context.writeGpu(inA.gpu(true), values, 0);
      const ways = { jobz: 's', mode: 'auto', algo: 'auto' };
      const shape = { routine, prec: 's', ...ways, m: n, n, A: inA, lda: n, S };
      const call = { ...shape, U: inU, ldu: n, VT: inVT, ldvt: n, info };
      await gesddHybrid(queue, call as unknown as Bound<GesddArgs<Prec>>);
      const [found, left, right] = await Promise.all([
        info.copyOut(0, 1),
        inU.copyOut(0, n * n),
        inVT.copyOut(0, n * n),
      ]);
      converged = found[0] === 0;
      for (let j = 0; j < n; j++) {
        U.data.set(left.subarray(j * n, (j + 1) * n), U.off + j * U.ld);
        for (let i = 0; i < n; i++) V.data[V.off + j + i * V.ld] = right[i + j * n]!;
      }
    });
    return converged;
  };
