// POTRS of doubles on the GPU: two triangular solves.
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Potrs } from '../../core/signatures.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { potrsSteps } from './potrs.steps.ts';
import type { PotrsArgs } from './routines.gen.ts';

export function potrsDoubles(queue: Queue, a: Bound<PotrsArgs<'d' | 'z'>>): void {
  const why = 'doubles: two triangular solves';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsm_double', why });
  enqueuePotrsDoubles(queue, a.uplo, a.n, a.nrhs, deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb));
}

/** Enqueues B := A^-1 B with A = L L^T ('l') or U^T U ('u') in A. */
export const enqueuePotrsDoubles = (queue: Queue, ...call: Parameters<Potrs<DeviceMat>>): void =>
  potrsSteps<DeviceMat>((...solve) => enqueueTrsmDoubles(queue, ...solve), ...call);
