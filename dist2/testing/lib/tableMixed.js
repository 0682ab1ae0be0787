// Tables of the testers of solvers in mixed precision, with MAGMA's columns: both precisions alone, and the mixed one at the same count of
// operations as double; and their error, which MAGMA does not divide by the solution.
import { flopsGesv, flopsGetrf, flopsPosv, flopsPotrf, total } from '../../src/core/flops.js';
import { gesv, getrf, posv, potrf, } from '../../src/index.js';
import { columnView, larger, normInf, sameElement, sizeAt } from './norms.js';
import { errorCell, exponent, fixed, integer } from './printf.js';
import { columnOf, multiply } from './product.js';
import { EPS, ratio } from './residuals.js';
import { rule, UPLO, verdict } from './table.js';
import { milliseconds } from './timing.js';
import { symmetricView } from './triangles.js';
/** ||B - A X||_I / ||A||_I */
export function mixedError(a, x, b) {
    const sums = new Float64Array(b.rows);
    for (let j = 0; j < b.cols; j++) {
        const product = multiply(a, false, columnOf(x, j));
        const residual = columnView(columnOf(b, j).map((value, p) => value - product[p]), b.parts);
        for (let i = 0; i < sums.length; i++)
            sums[i] += sizeAt(residual, i);
    }
    const most = sums.reduce((worst, sum) => larger(sum, worst), 0);
    return ratio(most, normInf(a));
}
const first = (v) => v.data[v.offset];
/** Whether iter, iters, which a `bare` call has left out, and what has become of A are what a solved system must have. */
export function reportsHold(before, after, bare = false) {
    const { A, iters } = after;
    const iter = first(after.iter);
    const each = [...iters.data.subarray(iters.offset, iters.offset + iters.rows)];
    if (first(after.info) !== 0)
        return false;
    if (iter < 0)
        return [-2, -3, -31].includes(iter) && (bare || each.every((count) => count === iter));
    const agree = bare || (each.every((count) => count >= 0) && Math.max(0, ...each) === iter);
    for (let j = 0; j < A.cols; j++) {
        const from = A.offset + j * A.ld;
        for (let p = from; p < from + A.rows; p++)
            if (!sameElement(A, before.A, p))
                return false;
    }
    return agree && iter <= 30;
}
/** Times `factor` and `solve` in double and in single precision; the error is that of the solution in double. */
async function besideMixed(context, { A, B }, flops, factor, solve) {
    const timings = [];
    let error = Number.NaN;
    const [double, single] = A.parts === 2 ? ['z', 'c'] : ['d', 's'];
    for (const prec of [double, single]) {
        const values = [A.data, B.data].map((data) => (prec === double ? new Float64Array(data) : new Float32Array(data)));
        const [inA, inB] = values.map((data) => context.upload(prec, data));
        const at = { A: inA, B: inB, ipiv: context.alloc('i', A.rows), info: context.alloc('i', 1) };
        const fresh = () => {
            context.write(at.A, values[0]);
            context.write(at.B, values[1]);
        };
        // Untimed: compiles pipelines.
        await solve(context.queue, at);
        for (const [count, call] of [
            [flops.factor, factor],
            [flops.solve, solve],
        ]) {
            fresh();
            const ms = await milliseconds(context, 'wall', () => call(context.queue, at));
            timings.push({ gflops: count / ms / 1e6, time: ms / 1000 });
        }
        if (prec === double)
            error = mixedError(A, { ...B, data: (await context.download(at.B)) }, B);
        for (const buffer of Object.values(at))
            buffer.dispose();
    }
    return { timings, error };
}
/** Of the solvers of general systems: getrf and gesv. */
export function besideLu(context, { n, nrhs }, operands, prec) {
    const { A, B } = operands;
    return besideMixed(context, operands, { factor: total(flopsGetrf(n, n), prec), solve: total(flopsGesv(n, nrhs), prec) }, (queue, at) => getrf(queue, { m: n, n, A: at.A.at(A.offset), lda: A.ld, ipiv: at.ipiv, info: at.info }), (queue, at) => gesv(queue, {
        ...{ n, nrhs, A: at.A.at(A.offset), lda: A.ld, ipiv: at.ipiv },
        ...{ B: at.B.at(B.offset), ldb: B.ld, info: at.info },
    }));
}
/** Of those of definite ones: potrf and posv. */
export function besideCholesky(context, { uplo, n, nrhs }, operands, prec) {
    const { A, B } = operands;
    return besideMixed(context, { ...operands, A: symmetricView(A, uplo) }, { factor: total(flopsPotrf(n), prec), solve: total(flopsPosv(n, nrhs), prec) }, (queue, at) => potrf(queue, { uplo, n, A: at.A, lda: Math.max(1, n), info: at.info }), (queue, at) => posv(queue, { uplo, n, nrhs, A: at.A, lda: Math.max(1, n), B: at.B.at(B.offset), ldb: B.ld, info: at.info }));
}
const epsilons = `% Epsilon(double): ${exponent(EPS.d, 8, 6)}, Epsilon(single): ${exponent(EPS.s, 8, 6)}`;
/** N, NRHS and the five rates. */
function rates({ n, nrhs }, beside, gflops, gaps) {
    const all = [...(beside?.timings.map((timing) => timing.gflops) ?? new Array(4).fill(Number.NaN)), gflops];
    return `${integer(n, 5)} ${integer(nrhs, 5)}${all.map((rate, k) => gaps[k] + fixed(rate, 7, 2)).join('')}`;
}
/** Of dsgesv and zcgesv: the errors of both are divided by N. */
export const dsgesvTable = () => ({
    unit: 'sec',
    alwaysChecked: true,
    takesMatrix: true,
    header: () => [
        epsilons,
        '% trans = No transpose',
        '%   N  NRHS   DP-Factor  DP-Solve  SP-Factor  SP-Solve  FP32-64-Solve Iter   |b-Ax|/N|A|',
        '%                                                                            DP       MP',
        rule(97),
    ],
    row(size, { tested, beside, iter = 0, error = Number.NaN, okay = false }) {
        const start = rates(size, beside, tested.gflops, ['   ', '    ', '   ', '    ', '   ']);
        const double = ratio(beside?.error ?? Number.NaN, size.n);
        return `${start}     ${integer(iter, 4)}  ${errorCell(double)} ${errorCell(error)} ${verdict(okay)}`;
    },
});
/** Of dsposv and zcposv: one error. */
export const dsposvTable = () => ({
    unit: 'sec',
    alwaysChecked: true,
    takesMatrix: true,
    header: ({ uplo }) => [
        epsilons,
        `% uplo = ${UPLO[uplo === 'u' ? 'u' : 'l']}`,
        '%   N NRHS   DP-Factor  DP-Solve  SP-Factor  SP-Solve  MP-Solve  Iter   |b-Ax|/|A|',
        rule(83),
    ],
    row(size, { tested, beside, iter = 0, error = Number.NaN, okay = false }) {
        const start = rates(size, beside, tested.gflops, ['   ', '   ', '   ', '   ', '   ']);
        return `${start}    ${integer(iter, 4)}   ${errorCell(error)}   ${verdict(okay)}`;
    },
});
