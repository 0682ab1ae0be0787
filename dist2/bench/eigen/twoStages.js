import { lacpy, laset } from '../../src/index.js';
import { diagonalsOf, enqueueBand, enqueueBandFactor, enqueueChased, enqueueSb2st, enqueueSy2sb, enqueueSyevx, } from '../../src/measuring.js';
const KD = 16;
/** n is a multiple of four. */
export async function* twoStages(context, n, given, time, check) {
    const { queue } = context;
    if (n % 4 !== 0)
        return;
    const alloc = (length) => context.alloc(given.type, length);
    const [S, V, Q, factors, band] = [alloc(n * n), alloc(n * n), alloc(n * n), alloc(n), alloc(2 * KD * (n + KD))];
    const T = context.alloc('s', 2 * n);
    const mat = (data, off = 0) => ({ data, off, ld: n });
    const [D, E, tau] = [mat(T), mat(T, n), mat(factors)];
    const first = { kd: KD, S: mat(S), tau };
    const fresh = () => lacpy(queue, { uplo: 'f', m: n, n, A: given, lda: n, B: S, ldb: n });
    const sy2sb = await time(fresh, () => enqueueSy2sb(queue, { order: n, ...first }));
    const diagonals = async () => enqueueBand(queue, n, KD, diagonalsOf(mat(S)), band);
    const second = { n, kd: KD, band, D, E };
    const alone = await time(diagonals, () => enqueueSb2st(queue, second));
    const kept = await time(diagonals, () => enqueueSb2st(queue, { ...second, V: mat(V) }));
    const unit = () => laset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: Q, lda: n });
    const chased = await time(unit, () => enqueueChased(queue, { n, kd: KD, V: mat(V), C: mat(Q), columns: n }));
    // Behind the product with the second factor, so that the whole can be judged
    const both = async () => {
        await unit();
        enqueueChased(queue, { n, kd: KD, V: mat(V), C: mat(Q), columns: n });
    };
    const factor = await time(both, () => enqueueBandFactor(queue, first, n, mat(Q), n));
    const errors = check === undefined ? [] : await check(context, { n, given, T, Q });
    yield { name: 'sy2sb', ...sy2sb, errors: [] };
    yield { name: 'sb2st n', ...alone, errors: [] };
    yield { name: 'sb2st v', ...kept, errors: [] };
    yield { name: 'Q2', ...chased, errors: [] };
    yield { name: 'Q1', ...factor, errors };
    for (const buffer of [S, V, Q, T, factors, band])
        buffer.dispose();
}
/** Wall ms of syevx with the first tenth of all vectors, the least of the rounds behind one that is not timed. */
export async function tenth(context, n, given, stages, rounds, spinMs) {
    const { queue } = context;
    const count = Math.max(1, Math.floor(n / 10));
    const [W, Z, m, info] = [
        context.alloc('s', n),
        context.alloc(given.type, n * count),
        context.alloc('i', 1),
        context.alloc('i', 1),
    ];
    const mat = (data) => ({ data, off: 0, ld: n });
    const chosen = { jobz: 'v', range: 'i', vl: 0, vu: 0, il: 1, iu: count };
    const call = { ...chosen, uplo: 'l', n, A: mat(given), W: mat(W), Z: mat(Z), m: mat(m), info: mat(info) };
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round <= rounds; round++) {
        await queue.gpuTime(() => { }, spinMs);
        const start = performance.now();
        await enqueueSyevx(queue, { ...call, stages });
        await queue.sync();
        if (round > 0)
            least = Math.min(least, performance.now() - start);
    }
    for (const buffer of [W, Z, m, info])
        buffer.dispose();
    return least;
}
