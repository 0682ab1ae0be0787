// GEEVX: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsGeev } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const order = (job) => (a) => (a[job] === 'v' ? num(a, 'n') : 0);
const given = (name, job) => (a) => a[job] === 'v' && a[name] === undefined ? `must be given if ${job} is 'v'` : undefined;
const JOBS = ['v', 'n'];
const asks = (a, what) => a['sense'] === what || a['sense'] === 'b';
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for a general n x n matrix A; all matrices are column-major.
 *
 * Eigenvalues and vectors of a general matrix, with a choice of its balancing, and condition numbers of eigenvalues.
 *
 * Overwrites A, WR and WI or W, VL and VR as geev, and ilo, ihi, scale, abnrm, info, and rconde and rcondv if they are asked for. 1 /
 * rconde(j) is the condition number of a simple eigenvalue: a change of the balanced matrix by E moves w(j) by at most norm(E) / rconde(j),
 * to first order, and so eps abnrm / rconde(j) is about its error. rconde(j) = |u(j)^H v(j)| for vectors of length 1 of the balanced
 * matrix. rcondv(j) is an estimate of the least singular value of C - w(j), with C what the balanced matrix is on the orthogonal complement
 * of v(j): E turns v(j) by an angle of at most norm(E) / rcondv(j). A pair has one number.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU. Flops as geev; each rcondv(j) takes some 30n^2 more.
 * Source: LAPACK xGEEVX, xTRSNA.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VL, VR] = [n, n, n * n, n * n].map((length) => ctx.alloc('d', length));
 * const [ilo, ihi, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [scale, abnrm, rconde] = [ctx.alloc('d', n), ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const vectors = { VL, ldvl: n, VR, ldvr: n };
 * await dgeevx(ctx.queue, { sense: 'e', n, A, lda: n, WR, WI, ...vectors, ilo, ihi, scale, abnrm, rconde, info }); // n >= 1
 */
export const geevxSpec = {
    name: 'geevx',
    precs: 'sdcz',
    args: positional({
        /** As job of gebal: 'b' (default) permutation and scaling, 'p' permutation, 's' scaling, 'n' neither. */
        balanc: { kind: 'flag', values: ['b', 'p', 's', 'n'], default: 'b' },
        /** Left eigenvectors; default 'v'. */
        jobvl: { kind: 'flag', values: JOBS, default: 'v' },
        /** Right eigenvectors; default 'v'. */
        jobvr: { kind: 'flag', values: JOBS, default: 'v' },
        /** 'n' (default): no condition numbers; 'e': of eigenvalues; 'v': of right vectors; 'b': both. 'e' and 'b' need jobvl and jobvr 'v'. */
        sense: {
            kind: 'flag',
            values: ['b', 'e', 'v', 'n'],
            default: 'n',
            also: (a) => asks(a, 'e') && (a['jobvl'] !== 'v' || a['jobvr'] !== 'v')
                ? "can be 'e' or 'b' only if jobvl and jobvr are 'v'"
                : undefined,
        },
        n: size,
        /** In: A. Out: of no use. */
        A: matrix('n', 'n', 'inout'),
        /** Out, n elements, of real matrices: the real parts of the eigenvalues. */
        WR: numbers('n', 'out', { precs: 'sd' }),
        /** Out, n elements, of real matrices: the imaginary parts. */
        WI: numbers('n', 'out', { precs: 'sd' }),
        /** Out, n elements, of complex matrices in place of WR and WI: the eigenvalues. */
        W: numbers('n', 'out', { precs: 'cz' }),
        /** Out, n x n: the left eigenvectors. Not needed with jobvl 'n'. */
        VL: matrix('n', order('jobvl'), 'out', { optional: true, also: given('VL', 'jobvl') }),
        /** Out, n x n: the right eigenvectors. Not needed with jobvr 'n'. */
        VR: matrix('n', order('jobvr'), 'out', { optional: true, also: given('VR', 'jobvr') }),
        /** Out, one integer: as of gebal. May share a buffer with ihi and info. */
        ilo: integers(1, 'out'),
        /** Out, one integer: as of gebal. */
        ihi: integers(1, 'out'),
        /** Out, n real numbers: as of gebal. */
        scale: numbers('n', 'out', { type: realOf }),
        /** Out, one real number: the one norm of the balanced matrix. */
        abnrm: numbers(1, 'out', { type: realOf }),
        /** Out, n real numbers: the reciprocal condition numbers of the eigenvalues. Needed with sense 'e' and 'b'. */
        rconde: numbers((a) => (asks(a, 'e') ? num(a, 'n') : 0), 'out', {
            type: realOf,
            optional: true,
            also: (a) => (asks(a, 'e') && a['rconde'] === undefined ? "must be given if sense is 'e' or 'b'" : undefined),
        }),
        /** Out, n real numbers: those of the right eigenvectors. Needed with sense 'v' and 'b'. */
        rcondv: numbers((a) => (asks(a, 'v') ? num(a, 'n') : 0), 'out', {
            type: realOf,
            optional: true,
            also: (a) => (asks(a, 'v') && a['rcondv'] === undefined ? "must be given if sense is 'v' or 'b'" : undefined),
        }),
        /** Out, one integer: as of geev. With n: NaN in abnrm, rconde and rcondv too, and scale is 1. */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsGeev(num(a, 'n'), a['jobvl'] === 'v', a['jobvr'] === 'v'),
};
