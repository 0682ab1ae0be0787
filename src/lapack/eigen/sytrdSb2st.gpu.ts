// SYTRD_SB2ST on the GPU: the second stage of a reduction of a copy of the band that is scaled and has room for what is filled in.
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type OnDevice, onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import type { SytrdSb2stArgs } from './routines.gen.ts';
import { type Diagonals, enqueueBand, enqueueSb2st, takeBand } from './sb2st.gpu.ts';

export function sytrdSb2stGpu(queue: Queue, a: Bound<SytrdSb2stArgs<Prec>>): void {
  const why = 'sweeps in groups, several steps of each in a dispatch';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'sb2st_chase', why });
  enqueueSytrdSb2st(queue, onDevice(a));
}

/** Enqueues B = Q T Q^H: D, E, and the reflectors with vect 'v'. Operands may share a buffer. */
function enqueueSytrdSb2st(queue: Queue, f: OnDevice<SytrdSb2stArgs<Prec>>): void {
  const { vect, uplo, n, kd, AB, V, D, E } = f;
  const { data, off, ld } = AB;
  const stored: Diagonals =
    uplo === 'l' ? { data, off, down: 1, across: ld } : { data, off: off + kd, down: ld - 1, across: ld, turned: true };
  scope(queue, (ws) => {
    const band = takeBand(ws, AB, n, kd);
    const largest = ws.take('s', 4);
    // Without what is in the corners of AB first
    enqueueBand(queue, n, kd, stored, band);
    const whole = { norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m: 2 * kd, n } as const;
    const A = { data: band, off: 0, ld: 2 * kd };
    enqueueNorm(queue, { ...whole, A, result: { data: largest, off: 0, ld: 1 } });
    enqueueBand(queue, n, kd, stored, band, largest);
    enqueueSb2st(queue, { n, kd, band, V: vect === 'v' ? V : undefined, D, E, largest });
  });
}
