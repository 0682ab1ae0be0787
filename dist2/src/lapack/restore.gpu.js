// What a routine overwrites although its matrix may turn out singular, and must not have overwritten then: saved, and put back on the
// device, without the host's knowing.
import { enqueueLacpy } from '../blas3/elements/lacpy.gpu.js';
import { scope } from '../runtime/workspace.js';
import { LACPY_IF_THREADS, lacpyIf, lacpyIfVariants } from './restore.kernels.js';
/** Enqueues what `overwrite` does to B, and B as it was if info > 0. `before` is a copy of B, to be read only, with m rows to a column. */
export function enqueueUnlessFailed(queue, { m, n, B, info }, overwrite) {
    if (m === 0 || n === 0)
        return;
    scope(queue, (ws) => {
        const before = { data: ws.like(B, m * n), off: 0, ld: m };
        enqueueLacpy(queue, { uplo: 'f', m, n, A: B, B: before });
        overwrite(before);
        queue.launch(lacpyIf, lacpyIfVariants.of(B.data.type), { A: before.data, B: B.data, info: info.data }, { m, offA: before.off, lda: before.ld, offB: B.off, ldb: B.ld, offInfo: info.off }, [Math.ceil(m / LACPY_IF_THREADS), n, 1]);
    });
}
