// The stages of a general eigenproblem that the GPU computes: the Hessenberg form and its factor, written out.
import { lacpy, laset } from '../../src/index.js';
import { enqueueGehrd, enqueueOrghr } from '../../src/measuring.js';
import { factorErrors } from './errors.js';
/** Uniform on (-1, 1), by a linear congruence. */
export function uniform(n) {
    let state = 12345;
    return Float32Array.from({ length: n * n }, () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 31 - 1;
    });
}
/** `nb`: columns of a panel, 0 for the own choice; `check`: with errors. */
export async function* generalStages(context, n, nb, time, check) {
    const { queue } = context;
    const given = context.upload('s', uniform(n));
    const [A, Q, tau] = [context.alloc('s', n * n), context.alloc('s', n * n), context.alloc('s', n)];
    const mat = (data) => ({ data, off: 0, ld: n });
    const copy = (from, to) => lacpy(queue, { uplo: 'f', m: n, n, A: from, lda: n, B: to, ldb: n });
    const form = { n, lo: 0, hi: n, A: mat(A), tau: mat(tau), nb };
    const gehrd = await time(() => copy(given, A), () => enqueueGehrd(queue, form));
    const orghr = await time(() => copy(A, Q), () => enqueueOrghr(queue, { ...form, A: mat(Q) }));
    let errors = [];
    if (check) {
        if (n > 2)
            await laset(queue, { uplo: 'l', m: n - 2, n: n - 2, alpha: 0, beta: 0, A: A.at(2), lda: n });
        errors = await factorErrors(context, { n, given, middle: A, Q });
    }
    yield { name: 'gehrd', ...gehrd, errors };
    yield { name: 'orghr', ...orghr, errors: errors.slice(1) };
    for (const buffer of [given, A, Q, tau])
        buffer.dispose();
}
