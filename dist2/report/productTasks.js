// Products and what memory bounds: gemm, and copy, axpy, gemv. None of them needs fresh operands to be called again.
import { flopsOf } from '../src/core/spec.js';
import { axpy, copy, gemm, gemv } from '../src/index.js';
import { axpySpec, gemmSpec, gemvSpec } from '../src/specs.js';
import { matrixView } from '../testing/lib/norms.js';
import { Random } from '../testing/lib/random.js';
import { EPS } from '../testing/lib/residuals.js';
import { gemmVectorCheck } from '../testing/lib/residualsBlas.js';
import { bytesOf, disposeAll, fetched, uniform, upload } from './task.js';
/** Of MAGMA's testers for products; it is multiplied with what grows with the length of sums. */
const LIMIT = 3;
const ALPHA = 0.75;
/** C := A B of order n. */
export const gemmSweep = (prec, math, sizes) => ({
    ...{ group: 'products', routine: `${prec}gemm`, prec, sizes, power: 3 },
    way: math === 'strict' ? '' : math,
    open(context, n) {
        const [a, b] = [uniform(prec, n * n, 2463534242), uniform(prec, n * n, 123456789)];
        const [A, B, C] = [upload(context, prec, a), upload(context, prec, b), context.alloc(prec, n * n)];
        const view = (values) => matrixView(values, n, n);
        return {
            ...repeatable([A, B, C]),
            flops: flopsOf(gemmSpec, { m: n, n, k: n }),
            bytes: bytesOf(prec, 3 * n * n),
            call: () => gemm(context.queue, { m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n, math }),
            async error() {
                const c = view(await fetched(context, C, 0, n * n));
                const problem = { transA: 'n', transB: 'n', alpha: 1, beta: 0, a: view(a), b: view(b), cIn: c, c };
                return gemmVectorCheck(problem, new Random()) / EPS[math === 'fast' ? 'h' : prec];
            },
        };
    },
});
/** y := A x of order n. */
export const gemvSweep = (prec, sizes) => ({
    ...{ group: 'vectors', routine: `${prec}gemv`, prec, way: '', sizes, power: 2 },
    open(context, n) {
        const [a, x] = [uniform(prec, n * n, 2463534242), uniform(prec, n, 123456789)];
        const [A, X, Y] = [upload(context, prec, a), upload(context, prec, x), context.alloc(prec, n)];
        return {
            ...repeatable([A, X, Y]),
            flops: flopsOf(gemvSpec, { m: n, n }),
            bytes: bytesOf(prec, n * n + 2 * n),
            call: () => gemv(context.queue, { m: n, n, A, lda: n, x: X, y: Y }),
            async error() {
                const c = matrixView(await fetched(context, Y, 0, n), n, 1);
                const [view, b] = [matrixView(a, n, n), matrixView(x, n, 1)];
                const problem = { transA: 'n', transB: 'n', alpha: 1, beta: 0, a: view, b, cIn: c, c };
                return gemmVectorCheck(problem, new Random(), 1) / EPS[prec];
            },
        };
    },
});
/** y := alpha x + y of n elements. */
export const axpySweep = (prec, sizes) => ({
    ...{ group: 'vectors', routine: `${prec}axpy`, prec, way: '', sizes, power: 1 },
    open(context, n) {
        const [x, y] = [uniform(prec, n, 2463534242), uniform(prec, n, 123456789)];
        const [X, Y, given] = [upload(context, prec, x), upload(context, prec, y), upload(context, prec, y)];
        return {
            ...repeatable([X, Y, given]),
            fresh: () => copy(context.queue, { n, x: given, y: Y }),
            flops: flopsOf(axpySpec, { n }),
            bytes: bytesOf(prec, 3 * n),
            call: () => axpy(context.queue, { n, alpha: ALPHA, x: X, y: Y }),
            async error() {
                const found = await fetched(context, Y, 0, n);
                let worst = 0;
                for (let i = 0; i < n; i++) {
                    const [product, addend] = [ALPHA * x[i], y[i]];
                    const size = Math.abs(product) + Math.abs(addend);
                    const error = Math.abs(found[i] - (product + addend));
                    worst = worse(error === 0 ? 0 : error / size, worst);
                }
                return worst / EPS[prec];
            },
        };
    },
});
/** y := x of n elements; any difference is an error. */
export const copySweep = (prec, sizes) => ({
    ...{ group: 'vectors', routine: `${prec}copy`, prec, way: '', sizes, power: 1 },
    open(context, n) {
        const x = uniform(prec, n, 2463534242);
        const [X, Y] = [upload(context, prec, x), context.alloc(prec, n)];
        return {
            ...repeatable([X, Y]),
            flops: 0,
            bytes: bytesOf(prec, 2 * n),
            call: () => copy(context.queue, { n, x: X, y: Y }),
            async error() {
                const found = await fetched(context, Y, 0, n);
                return x.every((value, i) => Object.is(value, found[i])) ? 0 : Number.NaN;
            },
        };
    },
});
/** The larger, NaN if either is. */
const worse = (a, b) => (a > b || Number.isNaN(a) ? a : b);
function repeatable(buffers) {
    return { repeatable: true, copies: 1, limit: LIMIT, fresh: async () => { }, dispose: () => disposeAll(buffers) };
}
