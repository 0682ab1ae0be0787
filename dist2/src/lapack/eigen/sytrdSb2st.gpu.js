// SYTRD_SB2ST on the GPU: the second stage of a reduction of a copy of the band that is scaled and has room for what is filled in.
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueBand, enqueueSb2st, takeBand } from './sb2st.gpu.js';
export function sytrdSb2stGpu(queue, a) {
    const why = 'sweeps in groups, several steps of each in a dispatch';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'sb2st_chase', why });
    enqueueSytrdSb2st(queue, onDevice(a));
}
/** Enqueues B = Q T Q^H: D, E, and the reflectors with vect 'v'. Operands may share a buffer. */
function enqueueSytrdSb2st(queue, f) {
    const { vect, uplo, n, kd, AB, V, D, E } = f;
    const { data, off, ld } = AB;
    const stored = uplo === 'l' ? { data, off, down: 1, across: ld } : { data, off: off + kd, down: ld - 1, across: ld, turned: true };
    scope(queue, (ws) => {
        const band = takeBand(ws, AB, n, kd);
        const largest = ws.take('s', 4);
        // Without what is in the corners of AB first
        enqueueBand(queue, n, kd, stored, band);
        const whole = { norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m: 2 * kd, n };
        const A = { data: band, off: 0, ld: 2 * kd };
        enqueueNorm(queue, { ...whole, A, result: { data: largest, off: 0, ld: 1 } });
        enqueueBand(queue, n, kd, stored, band, largest);
        enqueueSb2st(queue, { n, kd, band, V: vect === 'v' ? V : undefined, D, E, largest });
    });
}
