// DSGESDD and ZCGESDD on a GPU context: singular vectors in single precision by gesdd there, corrected in double there too, or on the host.
import { adjointRef } from '../../blas3/elements/adjoint.ref.ts';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec, realOf, singleOf } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withLeases } from '../refine/expert.gpu.ts';
import { gesddHybrid } from '../svd/gesdd.hybrid.ts';
import type { GesddArgs } from '../svd/routines.gen.ts';
import { type SvdCall, singularVectorsBy, svdOnHost } from './dsgesdd.cpu.ts';
import { fitsDevice } from './mixed.hybrid.ts';
import type { DsgesddArgs } from './routines.gen.ts';
import { DIRECT } from './zoomEigen.ref.ts';
import { singlesOf } from './zoomHost.cpu.ts';
import { mayCorrect } from './zoomPlace.gpu.ts';
import type { SvdOps } from './zoomSvd.ref.ts';

export const dsgesddHybrid = (queue: Queue, a: Bound<DsgesddArgs>): Promise<void> => svdOnDevice(queue, a);

export async function svdOnDevice(queue: Queue, a: SvdCall): Promise<void> {
  const { jobz, m, n, prec, routine } = a;
  const order = Math.min(m, n);
  if (!fitsDevice(queue, { n: order, nrhs: 0 }, fields[singleOf(prec)].bytes)) return svdOnHost(queue, a);
  if (order > DIRECT && mayCorrect(queue, prec, m, n)) {
    const instead = jobz === 'n' ? 'values' : 'corrections';
    const { placeOfCorrections } = await import('./zoomCost.gpu.ts');
    const { there, why } = await placeOfCorrections(queue, { vectors: 'singular vectors', instead, prec, m, n });
    if (there) return (await import('./dsgesddOnGpu.hybrid.ts')).dsgesddOnGpu(queue, a, why);
    queue.note({ routine, backend: 'cpu', why: `${instead} on the CPU: ${why}` });
  }
  return singularVectorsBy(queue, a, { backend: 'gpu', singles: singlesOn(queue, routine, singleOf(prec)) });
}

/** Singular vectors of a square matrix of doubles, in single precision by the GPU. */
const singlesOn =
  (queue: Queue, routine: string, prec: 's' | 'c'): SvdOps['singles'] =>
  async (n, A, U, V) => {
    let converged = false;
    await withLeases(queue, async (lease) => {
      const [inA, inU, inVT] = [lease(prec, n * n), lease(prec, n * n), lease(prec, n * n)];
      const [S, info] = [lease(realOf(prec), n), lease('i', 1)];
      queue.context.writeGpu(inA.gpu(true), singlesOf(n, A), 0);
      const ways = { jobz: 's', mode: 'auto', algo: 'auto' };
      const shape = { routine, prec, ...ways, m: n, n, A: inA, lda: n, S };
      const call = { ...shape, U: inU, ldu: n, VT: inVT, ldvt: n, info };
      await gesddHybrid(queue, call as unknown as Bound<GesddArgs<Prec>>);
      const [found, left, right] = await Promise.all([
        info.copyOut(0, 1),
        inU.copyOut(0, n * n),
        inVT.copyOut(0, n * n),
      ]);
      converged = found[0] === 0;
      const columns = (data: Float32Array): FieldMat => ({ data, off: 0, ld: n, parts: A.parts });
      lacpyRef('f', n, n, columns(left), U);
      adjointRef(n, n, columns(right), V);
    });
    return converged;
  };
