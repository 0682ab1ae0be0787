// PORFS on the GPU: the symmetric or Hermitian matrix is written out in full, then refinement with solves by the factor.
import { enqueueWriteOut } from '../../blas3/products/symm.gpu.js';
import { isComplex } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueuePotrs } from '../cholesky/potrs.gpu.js';
import { enqueueRefine, noteRefine } from './refine.gpu.js';
export function porfsGpu(queue, a) {
    noteRefine(queue, a.routine);
    return enqueuePorfs(queue, onDevice(a));
}
/** As enqueueRefine. */
export async function enqueuePorfs(queue, s) {
    const { uplo, n } = s;
    const full = queue.context.lease(s.A.data.type, n * n);
    try {
        const A = { data: full, off: 0, ld: Math.max(1, n) };
        enqueueWriteOut(queue, { uplo, n, A: s.A, W: A, hermitian: isComplex(full.type) });
        const solve = (D, columns) => enqueuePotrs(queue, { uplo, n, nrhs: columns, A: s.AF, B: D });
        await enqueueRefine(queue, { ...s, trans: 'n', A, solve });
    }
    finally {
        full.dispose();
    }
}
