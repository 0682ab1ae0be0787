// POSVX on the GPU: the pieces of LAPACK's driver in a row. What decides whether to go on is read back: the norm, info, rcond.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { choleskyTriangles } from '../../core/expert.js';
import { isComplex } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueuePotrf } from '../cholesky/potrf.gpu.js';
import { enqueuePotrs } from '../cholesky/potrs.gpu.js';
import { enqueueNumber, enqueueTrianglesCondition } from '../condition/condition.gpu.js';
import { enqueueLaqge, enqueueScale } from '../condition/laqge.gpu.js';
import { enqueuePoequ } from '../condition/poequ.gpu.js';
import { enqueueDivide, givenRatio, integer, judge, withLeases } from './expert.gpu.js';
import { enqueuePorfs } from './porfs.gpu.js';
export async function posvxGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'potrf_panel, trsm_block and refine_judge',
        why: 'factored, solved and refined on the device; info and rcond are read back',
    });
    await withLeases(queue, (lease) => run(queue, a, lease));
}
async function run(queue, a, lease) {
    const { fact, uplo, n, nrhs, A, AF, B, X, s, rcond, ferr, berr, info } = onDevice(a);
    const hermitian = isComplex(a.prec);
    const { equed, scond } = await equilibrate(queue, onDevice(a), lease);
    if (equed > 0)
        enqueueScale(queue, 1, n, nrhs, B, s);
    if (fact !== 'f') {
        enqueueLacpy(queue, { uplo, m: n, n, A, B: AF });
        enqueuePotrf(queue, { uplo, n, A: AF, info });
        if ((await integer(info)) > 0) {
            enqueueNumber(queue, 0, rcond);
            return;
        }
    }
    const anorm = (result) => enqueueNorm(queue, { norm: '1', uplo, diag: 'n', symmetric: true, hermitian, m: n, n, A, result });
    enqueueTrianglesCondition(queue, { triangles: choleskyTriangles(uplo), norm: '1', n, A: AF, rcond, anorm });
    if (nrhs > 0) {
        enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: B, B: X });
        enqueuePotrs(queue, { uplo, n, nrhs, A: AF, B: X });
        await enqueuePorfs(queue, { uplo, n, nrhs, A, AF, B, X, ferr, berr });
        if (equed > 0) {
            enqueueScale(queue, 1, n, nrhs, X, s);
            enqueueDivide(queue, nrhs, ferr, scond, lease);
        }
    }
    await judge(n, rcond, info);
}
/** As in posvx.ref.ts; A, s and equed are written. */
async function equilibrate(queue, { fact, uplo, n, A, s, equed }, lease) {
    if (fact === 'f' && n > 0) {
        const given = equed === undefined || s === undefined ? 0 : await integer(equed);
        return { equed: given, scond: await givenRatio(n, s) };
    }
    if (fact !== 'e' || n === 0) {
        if (equed !== undefined && fact !== 'f')
            queue.clear(equed.data.gpu(true), equed.off * 4, 4);
        return { equed: 0, scond: 1 };
    }
    const [numbers, failures] = [lease('s', 2), lease('i', 1)];
    const [scalars, info] = [numbers, failures].map((data) => ({ data, off: 0, ld: 1 }));
    enqueuePoequ(queue, { n, A, s: s, scalars, info });
    if ((await integer(info)) > 0) {
        // A diagonal that is not positive: potrf will say so.
        queue.clear(equed.data.gpu(true), equed.off * 4, 4);
        return { equed: 0, scond: 1 };
    }
    const hermitian = isComplex(A.data.type);
    enqueueLaqge(queue, { uplo, m: n, n, A, r: s, scalars, equed: equed, hermitian });
    const [decided, values] = await Promise.all([integer(equed), numbers.copyOut(0, 1)]);
    return { equed: decided, scond: values[0] };
}
