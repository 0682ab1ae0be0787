// Factorizations and solvers of one matrix. They overwrite their operands: short calls are timed on several sets, fresh ones every time.
import { flopsOf } from '../src/core/spec.js';
import { dsgesv, geqrf, gesv, getrf, lacpy, posv, potrf, } from '../src/index.js';
import { geqrfSpec, gesvSpec, getrfSpec, posvSpec, potrfSpec } from '../src/specs.js';
import { matrixView } from '../testing/lib/norms.js';
import { Random } from '../testing/lib/random.js';
import { EPS, solveError } from '../testing/lib/residuals.js';
import { potrfVectorCheck } from '../testing/lib/residualsCholesky.js';
import { getrfVectorCheck } from '../testing/lib/residualsLu.js';
import { qrVectorCheck } from '../testing/lib/residualsQr.js';
import { bytesOf, copiesFor, disposeAll, fetched, uniform, upload } from './task.js';
/** LAPACK's threshold. */
export const LIMIT = 30;
const solved = ({ a, b, beside }) => solveError(a, beside, b);
const ROUTINES = [
    {
        ...{ group: 'factorizations', name: 'getrf', definite: false },
        flops: (n) => flopsOf(getrfSpec, { m: n, n }),
        elements: (n) => 2 * n * n,
        call: (queue, { n, A, ipiv, info }) => getrf(queue, { m: n, n, A, lda: n, ipiv, info }),
        error: ({ a, factor, ipiv }) => getrfVectorCheck(a, factor, ipiv, new Random()),
    },
    {
        ...{ group: 'factorizations', name: 'potrf', definite: true },
        flops: (n) => flopsOf(potrfSpec, { n }),
        elements: (n) => n * (n + 1),
        call: (queue, { n, A, info }) => potrf(queue, { uplo: 'l', n, A, lda: n, info }),
        error: ({ a, factor }) => potrfVectorCheck(a, factor, 'l', new Random()),
    },
    {
        ...{ group: 'factorizations', name: 'geqrf', definite: false },
        flops: (n) => flopsOf(geqrfSpec, { m: n, n }),
        elements: (n) => 2 * n * n + n,
        call: (queue, { n, A, B }) => geqrf(queue, { m: n, n, A, lda: n, tau: B }),
        error: ({ a, factor, beside }) => Math.max(...qrVectorCheck(a, factor, beside, new Random())),
    },
    {
        ...{ group: 'solvers', name: 'gesv', definite: false },
        flops: (n) => flopsOf(gesvSpec, { n, nrhs: 1 }),
        elements: (n) => 2 * n * n + 2 * n,
        call: (queue, { n, A, ipiv, B, info }) => gesv(queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, info }),
        error: solved,
    },
    {
        ...{ group: 'solvers', name: 'posv', definite: true },
        flops: (n) => flopsOf(posvSpec, { n, nrhs: 1 }),
        elements: (n) => n * (n + 1) + 2 * n,
        call: (queue, { n, A, B, info }) => posv(queue, { uplo: 'l', n, nrhs: 1, A, lda: n, B, ldb: n, info }),
        error: solvedDefinite,
    },
    {
        ...{ group: 'solvers', name: 'dsgesv', mixed: true, definite: false },
        flops: (n) => flopsOf(gesvSpec, { n, nrhs: 1 }),
        elements: (n) => n * n + 2 * n,
        call: (queue, place) => {
            const { n, A, ipiv, B, X, iter, info } = place;
            return dsgesv(queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info });
        },
        error: ({ a, b, x }) => solveError(a, x, b),
    },
];
/** The check multiplies with all of A, of which the routine has seen the lower triangle. */
function solvedDefinite({ a, b, beside }) {
    const data = a.data.slice();
    for (let j = 0; j < a.rows; j++) {
        for (let i = 0; i < j; i++)
            data[i + j * a.ld] = data[j + i * a.ld];
    }
    return solveError({ ...a, data }, beside, b);
}
/** A routine by LAPACK's name without its letter, dsgesv with them. */
export function factorSweep(prec, name, sizes) {
    const routine = ROUTINES.find((one) => one.name === name);
    return {
        ...{ group: routine.group, prec, way: '', sizes, power: 3 },
        ...(routine.mixed ? { routine: name, shown: 'ds' } : { routine: `${prec}${name}` }),
        open: (context, n) => open(context, routine, prec, n),
    };
}
/** n is added to the diagonal of a definite matrix, which exceeds the sum of its row then. */
export function matrix(prec, n, definite) {
    const a = uniform(prec, n * n, 2463534242);
    for (let i = 0; definite && i < n; i++)
        a[i * (n + 1)] += n;
    return a;
}
function open(context, routine, prec, n) {
    const copies = copiesFor(n * n);
    const [a, b] = [matrix(prec, n, routine.definite), uniform(prec, n, 123456789)];
    const given = { A: upload(context, prec, a), B: upload(context, prec, b) };
    const A = context.alloc(prec, copies * n * n);
    // Right-hand side and solution of a set lie side by side; likewise info and iter.
    const B = context.alloc(prec, 2 * copies * n);
    const [ipiv, reports] = [context.alloc('i', copies * n), context.alloc('i', 2 * copies)];
    const at = (buffer, offset) => ({ buffer, offset });
    const place = (k) => ({
        ...{ n, A: at(A, k * n * n), B: at(B, 2 * k * n), X: at(B, (2 * k + 1) * n) },
        ...{ ipiv: at(ipiv, k * n), info: at(reports, 2 * k), iter: at(reports, 2 * k + 1) },
    });
    const places = Array.from({ length: copies }, (_, k) => place(k));
    const { queue } = context;
    return {
        ...{ copies, repeatable: false, limit: LIMIT },
        flops: routine.flops(n),
        bytes: bytesOf(prec, routine.elements(n)),
        async fresh(count) {
            for (const to of places.slice(0, count)) {
                await lacpy(queue, { m: n, n, A: given.A, lda: n, B: to.A, ldb: n });
                await lacpy(queue, { m: n, n: 1, A: given.B, lda: n, B: to.B, ldb: n });
            }
        },
        call: (k) => routine.call(queue, places[k]),
        async error() {
            if ((await context.download(reports, 1))[0] !== 0)
                return Number.NaN;
            const beside = await fetched(context, B, 0, 2 * n);
            const outcome = {
                ...{
                    a: matrixView(a, n, n),
                    b: matrixView(b, n, 1),
                    factor: matrixView(await fetched(context, A, 0, n * n), n, n),
                },
                ...{
                    beside: matrixView(beside, n, 1),
                    x: matrixView(beside, n, 1, n, n),
                    ipiv: await context.download(ipiv, n),
                },
            };
            return routine.error(outcome) / EPS[prec];
        },
        dispose: () => disposeAll([given.A, given.B, A, B, ipiv, reports]),
    };
}
