// SYGST on the GPU: two solutions with the factor, or two products, of the matrix with both triangles.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueSymmetrize } from '../../blas3/elements/symmetrize.gpu.js';
import { enqueueRealDiagonal } from '../../blas3/products/herk.gpu.js';
import { enqueueWriteOut } from '../../blas3/products/symm.gpu.js';
import { enqueueTrmm } from '../../blas3/triangular/trmm.gpu.js';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
import { isComplex } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { wayBack } from './sygst.steps.js';
export function sygstGpu(queue, a) {
    const itype = a.itype;
    const twice = itype === 1 ? 'trsm' : 'trmm';
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: twice,
        why: `${twice} from either side, of both triangles`,
    });
    const { uplo, n, A, B } = onDevice(a);
    scope(queue, (ws) => {
        const C = takeMatrix(ws, A, n, n);
        enqueueStandard(queue, { itype, uplo, n, A, B }, C);
        enqueueLacpy(queue, { uplo, m: n, n, A: C, B: A });
        if (isComplex(a.prec))
            enqueueRealDiagonal(queue, n, A);
    });
}
/** Enqueues C := the standard problem's matrix, both triangles of it, which differ by roundoff. C begins its buffer. */
export function enqueueStandard(queue, { itype, uplo, n, A, B }, C) {
    if (isComplex(A.data.type)) {
        enqueueWriteOut(queue, { uplo, n, A, W: C, hermitian: true });
    }
    else {
        enqueueLacpy(queue, { uplo, m: n, n, A, B: C });
        enqueueSymmetrize(queue, { uplo, n, A: C });
    }
    // L^-1 C L^-H and U^-H C U^-1, or L^H C L and U C U^H
    const plainLeft = (itype === 1) === (uplo === 'l');
    for (const side of ['l', 'r']) {
        const trans = plainLeft === (side === 'l') ? 'n' : 'c';
        const call = { side, uplo, trans, diag: 'n', m: n, n, alpha: 1, A: B, B: C };
        if (itype === 1)
            enqueueTrsm(queue, call);
        else
            enqueueTrmm(queue, call);
    }
}
/** Enqueues Z := the vectors of A and B, m of them, from the standard problem's. */
export function enqueueBack(queue, { itype, uplo, n, B }, m, Z) {
    const { multiplies, head } = wayBack(itype, uplo);
    const [side, triangle, trans, diag] = head;
    const call = { side, uplo: triangle, trans, diag, m: n, n: m, alpha: 1, A: B, B: Z };
    if (multiplies)
        enqueueTrmm(queue, call);
    else
        enqueueTrsm(queue, call);
}
