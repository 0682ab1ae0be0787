// What gesvRefined and posvRefined of a batch have in common on the CPU backend: one system after the other is factored, solved and
// refined.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { formOf } from '../../core/batchForms.js';
import { larger } from '../../core/extremes.js';
import { matrixAt } from '../../engine/views.js';
import { vectorLike } from '../../lapack/condition/condition.ref.js';
import { refineRef } from '../../lapack/refine/refine.ref.js';
import { listOf, runEach } from '../eachProblem.cpu.js';
const NOTHING = { steps: 0, berr: 0, ferr: 0 };
/** Corrections, and the worst of the errors of the right-hand sides. */
function refined({ solve, system }, like) {
    const { n, nrhs } = system;
    if (n === 0 || nrhs === 0)
        return NOTHING;
    solve();
    // Errors are real numbers.
    const real = { ...like, parts: undefined };
    const errors = [vectorLike(real, nrhs), vectorLike(real, nrhs)];
    let residuals = 0;
    const residual = () => {
        residuals++;
        system.residual();
    };
    refineRef({ ...system, residual }, ...errors);
    const [ferr, berr] = errors.map((list) => Array.from(list).reduce(larger, 0));
    return { steps: residuals - 1, berr, ferr };
}
export async function refinedBatchedCpu(queue, a, routine) {
    const roles = {
        matrices: {
            A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
            B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'read' },
            X: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
        },
    };
    const [info, iter] = await Promise.all(['info', 'iter'].map((name) => listOf(a[name], 'write')));
    const [berr, ferr] = await Promise.all(['berr', 'ferr'].map((name) => listOf(a[name], 'write')));
    const put = (list, b, value) => {
        if (list !== undefined)
            list.data[list.off + b] = value;
    };
    const report = (b, found, { steps, berr: backward, ferr: forward }) => {
        put(info, b, found);
        put(iter, b, steps);
        put(berr, b, found > 0 ? Number.NaN : backward);
        put(ferr, b, found > 0 ? Number.NaN : forward);
    };
    // Problems that are not inside their buffers are reached by nothing else.
    if (formOf(a) === 'batched')
        for (let b = 0; b < a.batchCount; b++)
            report(b, 0, NOTHING);
    await runEach(queue, a, {
        ...roles,
        uplo: routine.uplo,
        engine(e, r, space, one, [A, B, X]) {
            const { b, n, nrhs } = one;
            const factor = routine.engine(e, r, space, one, A, B, X);
            const [inB, inX] = [matrixAt(e, r, n, nrhs, B), matrixAt(e, r, n, nrhs, X)];
            lacpyRef('f', n, nrhs, inB, inX);
            const system = factor();
            report(b, system.info, system.info > 0 ? NOTHING : refined(system, inX));
        },
        reference(one, [A, B, X]) {
            lacpyRef('f', one.n, one.nrhs, B, X);
            const system = routine.reference(one, A, B, X);
            report(one.b, system.info, system.info > 0 ? NOTHING : refined(system, X));
        },
    });
}
