// Batches of small problems. One call fills the device, so one set of operands is enough. Errors are those of a few problems of the batch.
import { flopsOf } from '../src/core/spec.js';
import { geqrfStridedBatched, gesvStridedBatched, getrfStridedBatched, lacpy, potrfStridedBatched, } from '../src/index.js';
import { geqrfSpec, gesvSpec, getrfSpec, potrfSpec } from '../src/specs.js';
import { larger, matrixView } from '../testing/lib/norms.js';
import { Random } from '../testing/lib/random.js';
import { EPS, solveError } from '../testing/lib/residuals.js';
import { potrfVectorCheck } from '../testing/lib/residualsCholesky.js';
import { getrfError } from '../testing/lib/residualsLu.js';
import { qrErrors } from '../testing/lib/residualsQr.js';
import { LIMIT } from './factorTasks.js';
import { bytesOf, disposeAll, fetched, uniform, upload } from './task.js';
/** Problems of which the error is computed, spread over the batch. */
const SAMPLES = 12;
const matrices = ({ n, A, batchCount }) => ({ n, A, lda: n, strideA: n * n, batchCount });
const ROUTINES = [
    {
        ...{ name: 'getrf', definite: false },
        flops: (n) => flopsOf(getrfSpec, { m: n, n }),
        elements: (n) => 2 * n * n,
        call: (queue, all) => getrfStridedBatched(queue, { ...matrices(all), m: all.n, ipiv: all.ipiv, stridePiv: all.n, info: all.info }),
        error: ({ a, factor, ipiv }) => getrfError(a, factor, ipiv),
    },
    {
        ...{ name: 'potrf', definite: true },
        flops: (n) => flopsOf(potrfSpec, { n }),
        elements: (n) => n * (n + 1),
        call: (queue, all) => potrfStridedBatched(queue, { ...matrices(all), uplo: 'l', info: all.info }),
        error: ({ a, factor }) => potrfVectorCheck(a, factor, 'l', new Random()),
    },
    {
        ...{ name: 'geqrf', definite: false },
        flops: (n) => flopsOf(geqrfSpec, { m: n, n }),
        elements: (n) => 2 * n * n + n,
        call: (queue, all) => geqrfStridedBatched(queue, { ...matrices(all), m: all.n, tau: all.B, strideTau: all.n }),
        error: ({ a, factor, beside }) => Math.max(...qrErrors(a, factor, beside)),
    },
    {
        ...{ name: 'gesv', definite: false },
        flops: (n) => flopsOf(gesvSpec, { n, nrhs: 1 }),
        elements: (n) => 2 * n * n + 2 * n,
        call: (queue, all) => {
            const sides = { nrhs: 1, ipiv: all.ipiv, stridePiv: all.n, B: all.B, ldb: all.n, strideB: all.n };
            return gesvStridedBatched(queue, { ...matrices(all), ...sides, info: all.info });
        },
        error: ({ a, b, beside }) => solveError(a, beside, b),
    },
];
/** The batched form of a routine by LAPACK's name without its letter; `elements` is about how many a batch of matrices has. */
export function batchSweep(prec, name, sizes, elements) {
    const routine = ROUTINES.find((one) => one.name === name);
    return {
        ...{ group: 'batches', routine: `${prec}${name}StridedBatched`, prec, way: '', sizes, power: 0 },
        batch: (n) => Math.max(1, Math.min(MOST_PROBLEMS, Math.floor(elements / (n * n)))),
        open: (context, n, batch) => open(context, routine, prec, n, batch),
    };
}
/** More of them do not change how fast one is. */
const MOST_PROBLEMS = 100_000;
function open(context, routine, prec, n, batchCount) {
    const [square, { queue }] = [n * n, context];
    const [a, b] = [uniform(prec, square * batchCount, 2463534242), uniform(prec, n * batchCount, 123456789)];
    for (let i = 0; routine.definite && i < square * batchCount; i += square) {
        for (let j = 0; j < n; j++)
            a[i + j * (n + 1)] += n;
    }
    const given = { A: upload(context, prec, a), B: upload(context, prec, b) };
    const operands = {
        ...{ n, batchCount, A: context.alloc(prec, a.length), B: context.alloc(prec, b.length) },
        ...{ ipiv: context.alloc('i', n * batchCount), info: context.alloc('i', batchCount) },
    };
    const { A, B, ipiv, info } = operands;
    /** Error of problem k. */
    const errorOf = async (k) => {
        const [left, beside] = [await fetched(context, A, k * square, square), await fetched(context, B, k * n, n)];
        return routine.error({
            ...{ a: matrixView(a, n, n, n, k * square), b: matrixView(b, n, 1, n, k * n) },
            ...{ factor: matrixView(left, n, n), beside: matrixView(beside, n, 1) },
            ipiv: await context.download({ buffer: ipiv, offset: k * n }, n),
        });
    };
    return {
        ...{ copies: 1, repeatable: false, limit: LIMIT },
        flops: routine.flops(n) * batchCount,
        bytes: bytesOf(prec, routine.elements(n) * batchCount),
        async fresh() {
            await lacpy(queue, { m: square, n: batchCount, A: given.A, lda: square, B: A, ldb: square });
            await lacpy(queue, { m: n, n: batchCount, A: given.B, lda: n, B, ldb: n });
        },
        call: () => routine.call(queue, operands),
        async error() {
            if ((await context.download(info)).some((report) => report !== 0))
                return Number.NaN;
            const samples = Math.min(SAMPLES, batchCount);
            let worst = 0;
            for (let s = 0; s < samples; s++) {
                const k = samples === 1 ? 0 : Math.round((s * (batchCount - 1)) / (samples - 1));
                worst = larger(await errorOf(k), worst);
            }
            return worst / EPS[prec];
        },
        dispose: () => disposeAll([given.A, given.B, A, B, ipiv, info]),
    };
}
