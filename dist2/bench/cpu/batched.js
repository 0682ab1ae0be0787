// Many small factorizations in one call, beside a loop of calls of a native library.
import { flopsGeqrf, flopsGetrf, flopsPotrf, total } from '../../src/core/flops.js';
import { geqrfStridedBatched, getrfStridedBatched, potrfStridedBatched, } from '../../src/index.js';
import { dominant, NAMES, native, numbers, ours, upload } from './ours.js';
import { race } from './race.js';
import { line } from './table.js';
export const batchedTable = (batch) => ({
    title: `${batch} factorizations in one call, ms; native: a loop of calls on one thread`,
    columns: [NAMES.ours1, NAMES.ours2, NAMES.native1],
    ratios: [
        { title: '1t/native', of: NAMES.ours1, to: [NAMES.native1] },
        { title: '2t/1t', of: NAMES.ours2, to: [NAMES.ours1] },
    ],
});
/** The library's calls on a working copy: matrix after matrix, its own pivots or scales for each. */
function loop(library, what, work, n, batch) {
    const ipiv = new Int32Array(n * batch);
    const tau = work.slice(0, n * batch);
    const matrices = Array.from({ length: batch }, (_, b) => ({ data: work, off: b * n * n, ld: n }));
    const calls = {
        getrf: (b) => void library.getrf(n, n, matrices[b], ipiv, b * n),
        potrf: (b) => void library.potrf('l', n, matrices[b]),
        geqrf: (b) => library.geqrf(n, n, matrices[b], tau, b * n),
    };
    return () => {
        for (let b = 0; b < batch; b++)
            calls[what](b);
    };
}
export async function benchBatched(context, rivals, what, prec, n, batch) {
    const values = numbers(prec, n * n * batch, 4);
    if (what === 'potrf')
        dominant(values, n);
    const A = upload(context, prec, values);
    const [tau, ipiv] = [context.alloc(prec, n * batch), context.alloc('i', n * batch)];
    const info = context.alloc('i', batch);
    const { queue } = context;
    const matrices = { n, A, lda: n, strideA: n * n, batchCount: batch };
    const calls = {
        getrf: () => getrfStridedBatched(queue, { m: n, ...matrices, ipiv, stridePiv: n, info }),
        potrf: () => potrfStridedBatched(queue, { uplo: 'l', ...matrices, info }),
        geqrf: () => geqrfStridedBatched(queue, { m: n, ...matrices, tau, strideTau: n }),
    };
    const library = rivals.native;
    const work = values.slice();
    const times = await race([
        ...ours(calls[what], () => context.write(A, values)),
        ...(library === undefined
            ? []
            : [native(library, loop(library, what, work, n, batch), () => work.set(values))[0]]),
    ]);
    for (const buffer of [A, tau, ipiv, info])
        buffer.dispose();
    const flops = batch * total({ getrf: flopsGetrf(n, n), potrf: flopsPotrf(n), geqrf: flopsGeqrf(n, n) }[what]);
    const problem = `${prec}${what} ${n}`;
    return { ...line(batchedTable(batch), problem, times, (ms) => ms), gflops: flops / times.ms(NAMES.ours1) / 1e6 };
}
