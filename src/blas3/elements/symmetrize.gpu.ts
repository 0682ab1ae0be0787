// SYMMETRIZE on the GPU: one kernel, which moves bits.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SymmetrizeArgs } from './routines.gen.ts';
import { symmetrizeKernel, symmetrizeTile, symmetrizeVariants } from './symmetrize.kernels.ts';

export interface DeviceSymmetrize {
  readonly uplo: Uplo;
  readonly n: number;
  readonly A: DeviceMat;
  /** Default true: a complex matrix becomes Hermitian, else symmetric. */
  readonly conjugate?: boolean;
}

export function symmetrizeGpu(queue: Queue, a: Bound<SymmetrizeArgs<Prec>>): void {
  const why = `limited by memory: tiles of order ${symmetrizeTile(a.prec)}`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'symmetrize', why });
  enqueueSymmetrize(queue, { uplo: a.uplo, n: a.n, A: deviceMat(a.A, a.lda), conjugate: a.conj });
}

/** Enqueues a copy of the triangle `uplo` to the other one. */
export function enqueueSymmetrize(queue: Queue, s: DeviceSymmetrize): void {
  const params = { n: s.n, upper: s.uplo === 'u' ? 1 : 0, offA: s.A.off, lda: s.A.ld };
  const tuning = symmetrizeVariants.of(s.A.data.type, { CONJUGATE: s.conjugate !== false && isComplex(s.A.data.type) });
  const tiles = Math.ceil(s.n / symmetrizeTile(s.A.data.type));
  queue.launch(symmetrizeKernel, tuning, { A: s.A.data }, params, [tiles, tiles, 1]);
}
