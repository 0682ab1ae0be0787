// The drivers that bench/spectral.ts measures: operands, calls, and errors from what they leave.
import { dgesdd, dsgesdd, dssyevd, dsyevd, sgeev, sgesdd, sgesvdr, ssyevd, ssyevx, } from '../../src/index.js';
import { geevErrors, singularErrors, spectralErrors } from './errors.js';
const host = (prec, length) => prec === 's' ? new Float32Array(length) : new Float64Array(length);
/** Uniform on (-1, 1) by Marsaglia's xorshift. */
function uniform(prec, m, n, symmetric = false) {
    const a = host(prec, m * n);
    let state = 2463534242;
    for (let j = 0; j < n; j++) {
        for (let i = symmetric ? j : 0; i < m; i++) {
            state ^= state << 13;
            state ^= state >>> 17;
            state ^= state << 5;
            a[i + j * m] = state / 2 ** 31;
            if (symmetric)
                a[j + i * m] = a[i + j * m];
        }
    }
    return a;
}
/** Buffers of one problem, given back together. */
class Operands {
    context;
    buffers = [];
    info;
    constructor(context) {
        this.context = context;
        this.info = this.take('i', 1);
    }
    take(type, length) {
        const buffer = this.context.alloc(type, length);
        this.buffers.push(buffer);
        return buffer;
    }
    async failed() {
        return (await this.context.download(this.info))[0] !== 0;
    }
    async matrix(rows, cols, buffer) {
        return { rows, cols, data: (await this.context.download(buffer)) };
    }
    dispose = () => {
        for (const buffer of this.buffers)
            buffer.dispose();
    };
}
const upTo = (most) => (asked) => asked.filter((n) => n <= most);
function symmetric(prec, call, vectors) {
    return (context, n) => {
        const o = new Operands(context);
        const given = uniform(prec, n, n, true);
        const [A, W, iter] = [o.take(prec, n * n), o.take(prec, n), o.take('i', 1)];
        return {
            fresh: async () => context.write(A, given),
            run: () => call(context, { n, A, W, info: o.info, iter }),
            async errors() {
                if (await o.failed())
                    return [Number.NaN];
                if (!vectors)
                    return [];
                const values = (await context.download(W));
                return spectralErrors(context, prec, { rows: n, cols: n, data: given }, values, await o.matrix(n, n, A));
            },
            dispose: o.dispose,
        };
    };
}
/** The least tenth of the spectrum. */
function tenth(context, n) {
    const o = new Operands(context);
    const given = uniform('s', n, n, true);
    const k = Math.ceil(n / 10);
    const [A, W, Z] = [o.take('s', n * n), o.take('s', n), o.take('s', n * k)];
    const [m, ifail] = [o.take('i', 1), o.take('i', n)];
    return {
        fresh: async () => context.write(A, given),
        run: () => ssyevx(context, {
            ...{ jobz: 'v', range: 'i', uplo: 'l', n, A, lda: n, il: 1, iu: k, m, W, Z, ldz: n, ifail, info: o.info },
        }),
        async errors() {
            if (await o.failed())
                return [Number.NaN];
            const values = (await context.download(W));
            return spectralErrors(context, 's', { rows: n, cols: n, data: given }, values, await o.matrix(n, k, Z));
        },
        dispose: o.dispose,
    };
}
function singular(prec, mixed) {
    return (context, n) => {
        const o = new Operands(context);
        const given = uniform(prec, n, n);
        const [A, U, VT] = [o.take(prec, n * n), o.take(prec, n * n), o.take(prec, n * n)];
        const [S, iter] = [o.take(prec, n), o.take('i', 1)];
        const call = { m: n, n, A, lda: n, S, U, ldu: n, VT, ldvt: n, info: o.info };
        return {
            fresh: async () => context.write(A, given),
            run: () => mixed
                ? dsgesdd(context, { ...call, iter })
                : prec === 's'
                    ? sgesdd(context, call)
                    : dgesdd(context, call),
            async errors() {
                if (await o.failed())
                    return [Number.NaN];
                const values = (await context.download(S));
                const A0 = { rows: n, cols: n, data: given };
                return singularErrors(context, prec, A0, values, await o.matrix(n, n, U), await o.matrix(n, n, VT));
            },
            dispose: o.dispose,
        };
    };
}
/** Fifty values of a matrix with a hundred times as many rows as columns; of low rank and noise, so that there is something to find. */
function sampled(context, n) {
    const [m, k] = [100 * n, 50];
    const o = new Operands(context);
    const given = uniform('s', m, n);
    const [left, right] = [uniform('s', m, k), uniform('s', k, n)];
    for (let j = 0; j < n; j++) {
        for (let l = 0; l < k; l++) {
            const by = right[l + j * k] * (k - l);
            for (let i = 0; i < m; i++)
                given[i + j * m] += left[i + l * m] * by;
        }
    }
    const [A, U, VT, S] = [o.take('s', m * n), o.take('s', m * k), o.take('s', k * n), o.take('s', k)];
    context.write(A, given);
    return {
        fresh: async () => { },
        run: () => sgesvdr(context, { m, n, k, A, lda: m, S, U, ldu: m, VT, ldvt: k, info: o.info }),
        async errors() {
            return (await o.failed()) ? [Number.NaN] : [];
        },
        dispose: o.dispose,
    };
}
function general(context, n) {
    const o = new Operands(context);
    const given = uniform('s', n, n);
    const [A, VR] = [o.take('s', n * n), o.take('s', n * n)];
    const [WR, WI] = [o.take('s', n), o.take('s', n)];
    return {
        fresh: async () => context.write(A, given),
        run: () => sgeev(context, { jobvl: 'n', jobvr: 'v', n, A, lda: n, WR, WI, VR, ldvr: n, info: o.info }),
        async errors() {
            if (await o.failed())
                return [Number.NaN];
            const [wr, wi] = [(await context.download(WR)), (await context.download(WI))];
            return geevErrors(context, 's', { rows: n, cols: n, data: given }, wr, wi, await o.matrix(n, n, VR));
        },
        dispose: o.dispose,
    };
}
const every = upTo(Number.POSITIVE_INFINITY);
export const DRIVERS = [
    {
        name: 'ssyevd',
        rival: 'eigh',
        orders: every,
        make: symmetric('s', (ctx, { n, A, W, info }) => ssyevd(ctx, { uplo: 'l', n, A, lda: n, W, info }), true),
    },
    {
        name: 'ssyevd, values',
        rival: 'eigvalsh',
        orders: every,
        make: symmetric('s', (ctx, { n, A, W, info }) => ssyevd(ctx, { jobz: 'n', uplo: 'l', n, A, lda: n, W, info }), false),
    },
    { name: 'ssyevx, a tenth', orders: every, make: tenth },
    { name: 'sgesdd', rival: 'svd', orders: upTo(4096), make: singular('s', false) },
    { name: 'sgesvdr, 50 of 100 n x n', orders: upTo(1024), make: sampled },
    { name: 'sgeev', rival: 'eig', orders: upTo(2048), make: general },
    {
        name: 'dssyevd',
        rival: 'eigh64',
        orders: upTo(4096),
        make: symmetric('d', (ctx, { n, A, W, info, iter }) => dssyevd(ctx, { uplo: 'l', n, A, lda: n, W, iter, info }), true),
    },
    {
        name: 'dsyevd',
        rival: 'eigh64',
        orders: upTo(2048),
        make: symmetric('d', (ctx, { n, A, W, info }) => dsyevd(ctx, { uplo: 'l', n, A, lda: n, W, info }), true),
    },
    { name: 'dsgesdd', rival: 'svd64', orders: upTo(4096), make: singular('d', true) },
    { name: 'dgesdd', rival: 'svd64', orders: upTo(1024), make: singular('d', false) },
];
