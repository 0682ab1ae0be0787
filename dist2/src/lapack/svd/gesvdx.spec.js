// GESVDX: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsGesvd } from '../../core/flops.js';
import { integers, matrix, numbers, positional, shorter, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/** How many values may be found. */
const most = Object.assign((a) => (a['range'] === 'i' ? Math.max(0, num(a, 'iu') - num(a, 'il') + 1) : shorter(a)), { words: "min(m, n); with range 'i' iu - il + 1" });
const vectors = (job) => Object.assign((a) => (a[job] === 'n' ? 0 : most(a)), { words: most.words });
const given = (name, job) => (a) => a[job] !== 'n' && a[name] === undefined ? `must be given unless ${job} is 'n'` : undefined;
const real = (also) => ({ kind: 'scalar', real: true, default: 0, also });
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S, of which some values and vectors are wanted; A is m x n; all matrices
 * are column-major.
 *
 * Singular values in an interval, or with given indices, and their vectors.
 *
 * Overwrites A, ns, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form, of which divide and conquer finds all
 * vectors (without vectors QR iteration all values); those that are wanted are chosen, and only these multiplied by the reflectors. So
 * vectors of close values are as orthogonal as gesdd's, which those of bisection and inverse iteration are not always; a few of them take
 * about half as long as all. A whose largest element's square would leave the range is scaled by a power of two on the way.
 *
 * Computed on the CPU, on any context. Flops to leading order, for m >= n: 4n^2 (m - n/3), with vectors 8n^3/3 more, and 4n (m + n) for
 * each one. Source: LAPACK xGESVDX for the interface, xGESDD for the algorithm.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ns, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [S, U, VT] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * m), ctx.alloc('d', 2 * n)];
 * const two = { range: 'i', il: 1, iu: 2 } as const; // the two largest; m, n >= 2
 * await dgesvdx(ctx.queue, { ...two, m, n, A, lda: m, ns, S, U, ldu: m, VT, ldvt: 2, info });
 */
export const gesvdxSpec = {
    name: 'gesvdx',
    precs: 'sdcz',
    args: positional({
        /** 'v' (default): the columns of U that belong to the values. 'n': none. */
        jobu: { kind: 'flag', values: ['v', 'n'], default: 'v' },
        /** 'v' (default): the rows of V^H that belong to the values. 'n': none. */
        jobvt: { kind: 'flag', values: ['v', 'n'], default: 'v' },
        /** Which values: 'a' (default) all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in descending order, counted from 1. */
        range: { kind: 'flag', values: ['a', 'v', 'i'], default: 'a' },
        m: size,
        n: size,
        /** In: A. Out: of no use. */
        A: matrix('m', 'n', 'inout'),
        /** With range 'v', at least 0. Default 0. */
        vl: real((a) => (a['range'] === 'v' && !(num(a, 'vl') >= 0) ? "must be >= 0 with range 'v'" : undefined)),
        /** With range 'v', greater than vl. Default 0. */
        vu: real((a) => (a['range'] === 'v' && !(num(a, 'vu') > num(a, 'vl')) ? "must be > vl with range 'v'" : undefined)),
        /** With range 'i', in 1..min(m, n); 1 if that is 0. Default 1. */
        il: {
            kind: 'size',
            default: 1,
            also: (a) => {
                const il = num(a, 'il');
                if (a['range'] !== 'i' || (il >= 1 && il <= Math.max(1, shorter(a))))
                    return undefined;
                return "must be in 1..max(1, min(m, n)) with range 'i'";
            },
        },
        /** With range 'i', in il..min(m, n); 0 if that is 0. Default 0. */
        iu: {
            kind: 'size',
            default: 0,
            also: (a) => {
                const [iu, k] = [num(a, 'iu'), shorter(a)];
                if (a['range'] !== 'i' || (iu >= Math.min(k, num(a, 'il')) && iu <= k))
                    return undefined;
                return "must be in min(il, min(m, n))..min(m, n) with range 'i'";
            },
        },
        /** Out, one integer: how many values have been found. */
        ns: integers(1, 'out'),
        /** min(m, n) real numbers, or iu - il + 1 with range 'i'. Out: the values, ns of them, the largest first. */
        S: numbers(most, 'out', { type: realOf }),
        /** m rows, as many columns as S has elements. Out: the left vectors, ns columns. Not needed with 'n'. */
        U: matrix('m', vectors('jobu'), 'out', { optional: true, also: given('U', 'jobu') }),
        /** As many rows as S has elements, n columns. Out: the right vectors, ns rows. Not needed with 'n'. */
        VT: matrix(vectors('jobvt'), 'n', 'out', { optional: true, also: given('VT', 'jobvt') }),
        /**
         * Out, one integer. 0: done. 1 .. min(m, n) - 1: QR iteration has not converged; S, U and V^H are of no use. min(m, n): A has a NaN or
         * an infinity; ns is 0, S, U and V^H are NaN.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsGesvd(num(a, 'm'), num(a, 'n'), vectors('jobu')(a), vectors('jobvt')(a)),
};
