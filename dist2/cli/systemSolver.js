// One dense system A x = b, solved in the way and precision that the command line asks for. Timed, with what is known about the answer.
import { larger } from '../src/core/extremes.js';
import { dsgesv, dsposv, flopsOf, gecon, gesv, getrf, pocon, posv, potrf, } from '../src/index.js';
import { withBuffers } from '../src/linalg/operands.js';
import { gesvSpec, posvSpec } from '../src/specs.js';
/** Solves as planned; `onRun` hears of each run. */
export function solveSystem(context, system, plan, onRun = () => { }) {
    if (plan.precision === 'mixed')
        return solveMixed(context, system, plan, onRun);
    return solveDirect(context, plan.precision === 'f32' ? 's' : 'd', system, plan, onRun);
}
const flopsBy = (method, n, nrhs) => Math.round(flopsOf(method === 'cholesky' ? posvSpec : gesvSpec, { n, nrhs }));
function solveDirect(context, prec, { n, nrhs, a, b }, { method, precision, condition, repeat }, onRun) {
    const { queue } = context;
    const [left, right] = prec === 's' ? [new Float32Array(a), new Float32Array(b)] : [a, b];
    return withBuffers(async (keep) => {
        const [A, B] = [keep(context.upload(prec, left)), keep(context.upload(prec, right))];
        const [ipiv, info] = [keep(context.alloc('i', n)), keep(context.alloc('i', 1))];
        const ld = Math.max(1, n);
        let ms = Number.POSITIVE_INFINITY;
        for (let run = 0; run < repeat; run++) {
            onRun(run);
            if (run > 0) {
                context.write(A, left);
                context.write(B, right);
            }
            await queue.sync();
            const begin = performance.now();
            if (method === 'cholesky')
                await posv(queue, { uplo: 'l', n, nrhs, A, lda: ld, B, ldb: ld, info }, prec);
            else
                await gesv(queue, { n, nrhs, A, lda: ld, ipiv, B, ldb: ld, info }, prec);
            const [failed] = await context.download(info);
            ms = Math.min(ms, performance.now() - begin);
            if (failed > 0)
                return { info: failed };
        }
        const x = await context.download(B);
        const rcond = condition ? { rcond: await rcondOf(context, prec, method, n, norm1(n, a), A) } : {};
        const routine = `${prec}${method === 'cholesky' ? 'posv' : 'gesv'}`;
        return { method, precision, routine, x, iterations: 0, ms, flops: flopsBy(method, n, nrhs), ...rcond };
    });
}
function solveMixed(context, { n, nrhs, a, b }, { method, condition, repeat }, onRun) {
    const { queue } = context;
    return withBuffers(async (keep) => {
        const [A, B, X] = [keep(context.upload('d', a)), keep(context.upload('d', b)), keep(context.alloc('d', n * nrhs))];
        const [ipiv, iter, info] = [n, 1, 1].map((length) => keep(context.alloc('i', length)));
        const ld = Math.max(1, n);
        let ms = Number.POSITIVE_INFINITY;
        for (let run = 0; run < repeat; run++) {
            onRun(run);
            if (run > 0)
                context.write(A, a);
            await queue.sync();
            const begin = performance.now();
            const call = { n, nrhs, A, lda: ld, B, ldb: ld, X, ldx: ld, iter, info };
            if (method === 'cholesky')
                await dsposv(queue, { uplo: 'l', ...call });
            else
                await dsgesv(queue, { ipiv, ...call });
            const [failed] = await context.download(info);
            ms = Math.min(ms, performance.now() - begin);
            if (failed > 0)
                return { info: failed };
        }
        const [x, iterations] = [await context.download(X), (await context.download(iter))[0]];
        const rcond = condition ? { rcond: await rcondOfMixed(context, method, n, a, A, iterations < 0) } : {};
        const [routine, precision] = [
            `ds${method === 'cholesky' ? 'posv' : 'gesv'}`,
            iterations < 0 ? 'f64-cpu' : 'mixed',
        ];
        return { method, precision, routine, x, iterations, ms, flops: flopsBy(method, n, nrhs), ...rcond };
    });
}
/** Where refinement has failed A holds its factors in double; else those in single have not been kept, and are made once more. */
function rcondOfMixed(context, method, n, a, A, inDouble) {
    const anorm = norm1(n, a);
    if (inDouble)
        return rcondOf(context, 'd', method, n, anorm, A);
    return withBuffers(async (keep) => {
        const S = keep(context.upload('s', new Float32Array(a)));
        const [ipiv, info] = [keep(context.alloc('i', n)), keep(context.alloc('i', 1))];
        const lda = Math.max(1, n);
        if (method === 'cholesky')
            await potrf(context.queue, { uplo: 'l', n, A: S, lda, info }, 's');
        else
            await getrf(context.queue, { m: n, n, A: S, lda, ipiv, info }, 's');
        return rcondOf(context, 's', method, n, anorm, S);
    });
}
/** Of a matrix whose 1-norm is `anorm`, from its factors. */
function rcondOf(context, prec, method, n, anorm, factors) {
    return withBuffers(async (keep) => {
        const rcond = keep(context.alloc(prec, 1));
        const call = { n, A: factors, lda: Math.max(1, n), anorm, rcond };
        if (method === 'cholesky')
            await pocon(context.queue, { uplo: 'l', ...call }, prec);
        else
            await gecon(context.queue, { norm: '1', ...call }, prec);
        return (await context.download(rcond))[0];
    });
}
/** The largest column sum. */
function norm1(n, a) {
    let norm = 0;
    for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let i = j * n; i < (j + 1) * n; i++)
            sum += Math.abs(a[i]);
        norm = larger(sum, norm);
    }
    return norm;
}
