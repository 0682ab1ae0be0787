// GESV on the GPU: factor, solve, and put B back if the factorization failed; the host learns of nothing until it asks for info.

import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { LACPY_THREADS, lacpyIf, lacpyIfTuning } from './gesv.kernels.ts';
import type { GesvArgs } from './gesv.ts';
import { panelWay, tournamentWay } from './getf2.gpu.ts';
import { enqueueGetrf } from './getrf.gpu.ts';
import { enqueueGetrs } from './getrs.gpu.ts';

export function gesvGpu(queue: Queue, a: Bound<GesvArgs<Prec>>): void {
  const { n, pivoting, math } = a;
  const { name, why } = (pivoting === 'tournament' ? tournamentWay : panelWay)(queue, n);
  const note = `factored and solved on the device without a readback; ${why}`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why: note });
  const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), info: deviceMat(a.info, 1) };
  enqueueGetrf(queue, { m: n, n, ...operands, pivoting, math });
  enqueueGesvSolve(queue, { n, nrhs: a.nrhs, ...operands, B: deviceMat(a.B, a.ldb) });
}

export interface DeviceGesv {
  readonly n: number;
  readonly nrhs: number;
  /** Its factors, with their pivots; info of the factorization. */
  readonly A: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly B: DeviceMat;
  readonly info: DeviceMat;
}

/** Enqueues B := A^-1 B by the factors; B is put back where info is not 0. */
export function enqueueGesvSolve(queue: Queue, { n, nrhs, A, ipiv, B, info }: DeviceGesv): void {
  if (n === 0 || nrhs === 0) return;
  const saved = queue.context.lease('s', n * nrhs);
  const groups = [Math.ceil(n / LACPY_THREADS), nrhs, 1] as const;
  const inB = { offB: B.off, ldb: B.ld };
  queue.launch(
    lacpyIf,
    lacpyIfTuning,
    { A: B.data, B: saved, info: info.data },
    { m: n, offA: B.off, lda: B.ld, offB: 0, ldb: n, offInfo: info.off, onlyOnFailure: 0 },
    groups,
  );
  enqueueGetrs(queue, { trans: false, n, nrhs, A, ipiv, B });
  queue.launch(
    lacpyIf,
    lacpyIfTuning,
    { A: saved, B: B.data, info: info.data },
    { m: n, offA: 0, lda: n, ...inB, offInfo: info.off, onlyOnFailure: 1 },
    groups,
  );
  saved.dispose();
}
