// The stages of singular values that the GPU computes: the bidiagonal form and its factors, written out; and values alone.
import { lacpy } from '../../src/index.js';
import { enqueueGebrd, enqueueOrgbr, enqueueSingularValues } from '../../src/measuring.js';
import { factorErrors } from './errors.js';
import { uniform } from './general.js';
/** `nb`: columns of a panel, 0 for the own choice; `check`: with errors. */
export async function* bidiagonalStages(context, n, nb, time, check) {
    const { queue } = context;
    const given = context.upload('s', uniform(n));
    const [A, Q, PT] = [0, 1, 2].map(() => context.alloc('s', n * n));
    const [D, E, tauQ, tauP] = [0, 1, 2, 3].map(() => context.alloc('s', n));
    const mat = (data) => ({ data: data, off: 0, ld: n });
    const copy = (from, to) => lacpy(queue, { uplo: 'f', m: n, n, A: from, lda: n, B: to, ldb: n });
    const form = { m: n, n, A: mat(A), D: mat(D), E: mat(E), tauQ: mat(tauQ), tauP: mat(tauP), nb };
    const gebrd = await time(() => copy(given, A), () => enqueueGebrd(queue, form));
    const square = { m: n, n, k: n };
    const ofQ = await time(() => copy(A, Q), () => enqueueOrgbr(queue, { ...square, vect: 'q', A: mat(Q), tau: mat(tauQ) }));
    const ofP = await time(() => copy(A, PT), () => enqueueOrgbr(queue, { ...square, vect: 'p', A: mat(PT), tau: mat(tauP) }));
    let errors = [];
    if (check) {
        const [diagonal, above] = await Promise.all([context.download(D), context.download(E)]);
        const B = new Float32Array(n * n);
        for (let i = 0; i < n; i++) {
            B[i + i * n] = diagonal[i];
            if (i + 1 < n)
                B[i + (i + 1) * n] = above[i];
        }
        const middle = context.upload('s', B);
        errors = await factorErrors(context, { n, given, middle, Q: Q, right: PT });
        middle.dispose();
    }
    const info = context.alloc('i', 1);
    const problem = { m: n, n, A: mat(A), S: mat(D), info: mat(info) };
    const alone = await time(() => copy(given, A), () => enqueueSingularValues(queue, problem));
    yield { name: 'gebrd', ...gebrd, errors };
    yield { name: 'orgbr q', ...ofQ, errors: errors.slice(1) };
    yield { name: 'orgbr p', ...ofP, errors: [] };
    yield { name: 'gesdd n', ...alone, errors: [] };
    for (const buffer of [given, A, Q, PT, D, E, tauQ, tauP, info])
        buffer.dispose();
}
