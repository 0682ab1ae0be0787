// GESVX on the GPU: the pieces of LAPACK's driver in a row. What decides whether to go on is read back: norms, info, rcond.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { equedOf, luTriangles } from '../../core/expert.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueueNumber, enqueueTrianglesCondition } from '../condition/condition.gpu.js';
import { enqueueGeequ } from '../condition/geequ.gpu.js';
import { enqueueLaqge, enqueueScale } from '../condition/laqge.gpu.js';
import { enqueueGetrf } from '../lu/getrf.gpu.js';
import { enqueueGetrs } from '../lu/getrs.gpu.js';
import { withOwnInfo } from '../ownInfo.gpu.js';
import { enqueueDivide, givenRatio, integer, judge, withLeases } from './expert.gpu.js';
import { enqueueRefine } from './refine.gpu.js';
export async function gesvxGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'getf2, trsm_block and refine_judge',
        why: 'factored, solved and refined on the device; norms, info and rcond are read back',
    });
    await withLeases(queue, (lease) => run(queue, a, lease));
}
async function run(queue, a, lease) {
    const { fact, trans, n, nrhs, A, AF, B, X, ipiv, r, c, rcond, ferr, berr, rpvgrw, info } = onDevice(a);
    const { equed, rowcnd, colcnd } = await equilibrate(queue, onDevice(a), lease);
    const rows = equed % 2 === 1 ? { factors: r, ratio: rowcnd } : undefined;
    const columns = equed >= 2 ? { factors: c, ratio: colcnd } : undefined;
    const [before, after] = trans === 'n' ? [rows, columns] : [columns, rows];
    if (before !== undefined)
        enqueueScale(queue, 1, n, nrhs, B, before.factors);
    let failed = 0;
    if (fact !== 'f') {
        enqueueLacpy(queue, { uplo: 'f', m: n, n, A, B: AF });
        withOwnInfo(queue, { m: n, n, A: AF, ipiv, info }, (f) => enqueueGetrf(queue, f));
        failed = await integer(info);
    }
    const norm = trans === 'n' ? '1' : 'i';
    const [anorm, growth] = await norms(queue, n, failed > 0 ? failed : n, norm, A, AF, lease('s', 3));
    if (rpvgrw !== undefined)
        enqueueNumber(queue, growth, rpvgrw);
    if (failed > 0) {
        enqueueNumber(queue, 0, rcond);
        return;
    }
    enqueueTrianglesCondition(queue, {
        ...{ triangles: luTriangles, norm, n, A: AF, rcond },
        anorm: (result) => enqueueNumber(queue, anorm, result),
    });
    if (nrhs > 0) {
        if (n > 0)
            enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: B, B: X });
        const solve = (D, cols, op) => enqueueGetrs(queue, { trans: op, n, nrhs: cols, A: AF, ipiv, B: D });
        if (n > 0)
            solve(X, nrhs, trans);
        await enqueueRefine(queue, { trans, n, nrhs, A, B, X, ferr, berr, solve });
        if (after !== undefined) {
            enqueueScale(queue, 1, n, nrhs, X, after.factors);
            enqueueDivide(queue, nrhs, ferr, after.ratio, lease);
        }
    }
    await judge(n, rcond, info);
}
/** As in gesvx.ref.ts; A, r, c and equed are written. */
async function equilibrate(queue, { fact, n, A, r, c, equed }, lease) {
    if (fact === 'f' && n > 0) {
        const given = equed === undefined ? 0 : (await integer(equed));
        return { equed: given, rowcnd: await givenRatio(n, r), colcnd: await givenRatio(n, c) };
    }
    if (fact !== 'e' || n === 0) {
        if (equed !== undefined && fact !== 'f')
            queue.clear(equed.data.gpu(true), equed.off * 4, 4);
        return { equed: 0, rowcnd: 1, colcnd: 1 };
    }
    const [numbers, zeros] = [lease('s', 3), lease('i', 1)];
    const [scalars, info] = [numbers, zeros].map((data) => ({ data, off: 0, ld: 1 }));
    const factors = { r: r, c: c, scalars };
    enqueueGeequ(queue, { m: n, n, A, ...factors, info });
    const [found, values] = await Promise.all([integer(info), numbers.copyOut(0, 3)]);
    const [rowcnd, colcnd, amax] = values;
    if (found > 0) {
        // A row or column of zeros: getrf will say so.
        queue.clear(equed.data.gpu(true), equed.off * 4, 4);
        return { equed: 0, rowcnd: 1, colcnd: 1 };
    }
    enqueueLaqge(queue, { uplo: 'f', m: n, n, A, ...factors, equed: equed });
    return { equed: equedOf(n, n, values, rowcnd, colcnd, amax), rowcnd: rowcnd, colcnd: colcnd };
}
/** The norm of A, and max |A| / max |U| of the first columns. */
async function norms(queue, n, columns, norm, A, AF, work) {
    const place = (off) => ({ data: work, off, ld: 1 });
    const part = (uplo, m, cols) => ({ uplo, diag: 'n', symmetric: false, m, n: cols });
    enqueueNorm(queue, { norm, ...part('f', n, n), A, result: place(0) });
    enqueueNorm(queue, { norm: 'm', ...part('f', n, columns), A, result: place(1) });
    enqueueNorm(queue, { norm: 'm', ...part('u', columns, columns), A: AF, result: place(2) });
    const [anorm, a, u] = await work.copyOut(0, 3);
    return [anorm, u === 0 ? 1 : a / u];
}
