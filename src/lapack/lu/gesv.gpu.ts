// GESV on the GPU: factor, solve, and put B back if the factorization failed; the host learns of nothing until it asks for info.

import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withOwnInfo } from '../ownInfo.gpu.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import { enqueueGetrf, luPanelWay } from './getrf.gpu.ts';
import { enqueueGetrs } from './getrs.gpu.ts';
import type { GesvArgs } from './routines.gen.ts';

export function gesvGpu(queue: Queue, a: Bound<GesvArgs<Prec>>): void {
  const { n, pivoting, math } = a;
  const { name, why } = luPanelWay(queue, n, a.prec as 's' | 'c', pivoting);
  const note = `factored and solved on the device without a readback; ${why}`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why: note });
  const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), info: deviceMat(a.info, 1) };
  withOwnInfo(queue, { m: n, n, ...operands, pivoting, math }, (f) => enqueueGetrf(queue, f));
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
  enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () =>
    enqueueGetrs(queue, { trans: 'n', n, nrhs, A, ipiv, B }),
  );
}
