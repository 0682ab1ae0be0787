// GEAM on the GPU: one kernel for all transposes.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { GEAM_TILE, geamKernel, geamVariants } from './geam.kernels.ts';
import type { GeamArgs } from './routines.gen.ts';

export interface DeviceGeam {
  readonly transA: Trans;
  readonly transB: Trans;
  readonly m: number;
  readonly n: number;
  readonly alpha: number;
  readonly A: DeviceMat;
  readonly beta: number;
  readonly B: DeviceMat;
  readonly C: DeviceMat;
}

export function geamGpu(queue: Queue, a: Bound<GeamArgs<Prec>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'geam_tiled', why: 'limited by memory: tiles of 32 x 32' });
  const { m, n, alpha, beta } = a;
  enqueueGeam(queue, {
    transA: a.transA,
    transB: a.transB,
    m,
    n,
    alpha,
    A: deviceMat(a.A, a.lda),
    beta,
    B: deviceMat(a.B, a.ldb),
    C: deviceMat(a.C, a.ldc),
  });
}

/** Enqueues C := alpha op(A) + beta op(B). A and B may lie in C's buffer, apart from C. */
export function enqueueGeam(queue: Queue, s: DeviceGeam): void {
  const [aInC, bInC] = [s.A.data === s.C.data, s.B.data === s.C.data];
  const tuning = geamVariants.of(s.C.data.type, { A_IN_C: aInC, B_IN_C: bInC });
  const params = {
    m: s.m,
    n: s.n,
    transA: s.transA === 'n' ? 0 : 1,
    transB: s.transB === 'n' ? 0 : 1,
    alpha: s.alpha,
    beta: s.beta,
    offA: s.A.off,
    lda: s.A.ld,
    offB: s.B.off,
    ldb: s.B.ld,
    offC: s.C.off,
    ldc: s.C.ld,
  };
  const buffers = {
    A: aInC ? queue.nothing : s.A.data,
    B: bInC ? queue.nothing : s.B.data,
    C: s.C.data,
  };
  queue.launch(geamKernel, tuning, buffers, params, [Math.ceil(s.m / GEAM_TILE), Math.ceil(s.n / GEAM_TILE), 1]);
}
