// Singular vectors on the GPU: of a bidiagonal matrix, and of a whole one by both ways. The host takes part: what counts is the wall clock.
import { bdsdc, gesdd, lacpy } from '../../src/index.js';
import { enqueueGesdd } from '../../src/measuring.js';
import { factorErrors } from './errors.js';
import { uniform } from './general.js';
export async function* singularStages(context, n, options) {
    const { queue } = context;
    const { rounds, spinMs, check } = options;
    const given = context.upload('s', uniform(n));
    const [A, U, VT] = [0, 1, 2].map(() => context.alloc('s', n * n));
    const [S, info] = [context.alloc('s', n), context.alloc('i', 1)];
    const fresh = () => lacpy(queue, { uplo: 'f', m: n, n, A: given, lda: n, B: A, ldb: n });
    /** Median of the rounds behind one that is not timed. */
    const wall = async (before, call) => {
        const times = [];
        for (let round = 0; round <= rounds; round++) {
            await before();
            // The clocks are up, and what was recorded before has run.
            await queue.gpuTime(() => { }, spinMs);
            const start = performance.now();
            await call();
            await queue.sync();
            if (round > 0)
                times.push(performance.now() - start);
        }
        return times.sort((a, b) => a - b)[times.length >> 1];
    };
    /** |A - U S V^T| / (|A| n ulp), |I - U^T U| / (n ulp), |I - V V^T| / (n ulp). */
    const errors = async (values, of) => {
        if (!check)
            return [];
        const [failed] = await context.download(info);
        const found = await context.download(values);
        const dense = new Float32Array(n * n);
        for (let i = 0; i < n; i++)
            dense[i + i * n] = found[i];
        const middle = context.upload('s', dense);
        const left = await factorErrors(context, { n, given: of, middle, Q: U, right: VT });
        const [, right] = await factorErrors(context, { n, given: of, middle, Q: VT });
        middle.dispose();
        return failed === 0 ? [...left, right] : [Number.NaN];
    };
    const elements = uniform(n).subarray(0, 2 * n);
    const [D, E] = [context.alloc('s', n), context.alloc('s', n)];
    const B = new Float32Array(n * n);
    for (let i = 0; i < n; i++) {
        B[i + i * n] = elements[i];
        if (i + 1 < n)
            B[i + (i + 1) * n] = elements[n + i];
    }
    const put = async () => {
        D.set(elements.slice(0, n), 0);
        E.set(elements.slice(n), 0);
    };
    const bidiagonal = { n, D, E, U, ldu: n, VT, ldvt: n, info, mode: 'native' };
    const wallMs = await wall(put, () => bdsdc(queue, { uplo: 'u', compq: 'i', ...bidiagonal }));
    const dense = context.upload('s', B);
    yield { name: 'bdsdc', wallMs, errors: await errors(D, dense) };
    for (const algo of ['bidiagonal', 'polar']) {
        const call = { jobz: 's', m: n, n, A, lda: n, S, U, ldu: n, VT, ldvt: n, info, mode: 'native', algo };
        const ms = await wall(fresh, () => gesdd(queue, call));
        const stageMs = {};
        if (algo === 'bidiagonal') {
            await fresh();
            await queue.gpuTime(() => { }, spinMs);
            let last = performance.now();
            const after = async (stage) => {
                await queue.sync();
                const now = performance.now();
                stageMs[stage] = now - last;
                last = now;
            };
            const mat = (data) => ({ data, off: 0, ld: n });
            const problem = { m: n, n, A: mat(A), S: mat(S), U: mat(U), VT: mat(VT), info: mat(info) };
            await enqueueGesdd(queue, { algo, jobz: 's', ...problem }, after);
            await queue.sync();
        }
        yield { name: `gesdd v, ${algo}`, wallMs: ms, stageMs, errors: await errors(S, given) };
    }
    for (const buffer of [given, A, U, VT, S, info, D, E, dense])
        buffer.dispose();
}
