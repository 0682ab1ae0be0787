// POSV on the GPU: factor, solve, and put B back if the factorization failed; the host learns of nothing until it asks for info.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import { enqueuePotrf, notePanels } from './potrf.gpu.ts';
import { enqueuePotrs } from './potrs.gpu.ts';
import type { PosvArgs } from './routines.gen.ts';

export function posvGpu(queue: Queue, a: Bound<PosvArgs<Prec>>): void {
  const { uplo, n, nrhs, math } = a;
  notePanels(queue, a.routine, n, a.prec);
  const [A, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
  enqueuePotrf(queue, { uplo, n, A, info, math });
  enqueuePosvSolve(queue, { uplo, n, nrhs, A, B, info });
}

export interface DevicePosv {
  readonly uplo: Uplo;
  readonly n: number;
  readonly nrhs: number;
  /** Its factor; info of the factorization. */
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly info: DeviceMat;
}

/** Enqueues B := A^-1 B by the factor; B is put back where info is not 0. */
export function enqueuePosvSolve(queue: Queue, { uplo, n, nrhs, A, B, info }: DevicePosv): void {
  enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueuePotrs(queue, { uplo, n, nrhs, A, B }));
}
