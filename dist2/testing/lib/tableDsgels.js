// The table of the tester of least squares in mixed precision: the columns of dsgesv's and of MAGMA's dsgeqrsv, both precisions alone, the
// mixed one at the same count of operations as double; and the errors of double and of the mixed one, which are gels's.
import { fields } from '../../src/core/field.js';
import { gels, geqrf } from '../../src/index.js';
import { matrixView, partsOf } from './norms.js';
import { errorCell, exponent, fixed, integer } from './printf.js';
import { EPS } from './residuals.js';
import { topOf } from './residualsLs.js';
import { rule, verdict } from './table.js';
import { milliseconds } from './timing.js';
/** Times geqrf and gels in both precisions, that of doubles first; `errorOf` judges the solution in double. */
export async function besideDsgels(context, { trans, m, n, nrhs }, { A, B }, flops, errorOf, precs) {
    const { parts } = fields[precs[0]];
    const ldb = Math.max(1, m, n);
    // gels has its solution where the right-hand sides were: they are brought to the rows that both need.
    const sides = new Float64Array(parts * ldb * nrhs);
    for (let j = 0; j < nrhs; j++) {
        const from = parts * (B.offset + j * B.ld);
        sides.set(B.data.subarray(from, from + parts * B.rows), parts * j * ldb);
    }
    const timings = [];
    let error = Number.NaN;
    for (const prec of precs) {
        const values = [A.data, sides].map((data) => (prec === precs[0] ? new Float64Array(data) : new Float32Array(data)));
        const [inA, inB] = values.map((data) => context.upload(prec, data));
        const [tau, info] = [context.alloc(prec, Math.min(m, n)), context.alloc('i', 1)];
        const at = { A: { buffer: inA, offset: A.offset }, lda: A.ld };
        const factor = () => geqrf(context.queue, { m, n, ...at, tau });
        const solve = () => gels(context.queue, { trans, m, n, nrhs, ...at, B: inB, ldb, info });
        // Untimed: compiles pipelines.
        await solve();
        for (const [count, call] of [
            [flops.factor, factor],
            [flops.solve, solve],
        ]) {
            context.write(inA, values[0]);
            context.write(inB, values[1]);
            const ms = await milliseconds(context, 'wall', call);
            timings.push({ gflops: count / ms / 1e6, time: ms / 1000 });
        }
        if (prec === precs[0]) {
            const data = (await context.download(inB));
            error = errorOf(topOf(matrixView(data, ldb, nrhs, ldb, 0, partsOf(prec)), trans === 'n' ? n : m));
        }
        for (const buffer of [inA, inB, tau, info])
            buffer.dispose();
    }
    return { timings, error };
}
export const dsgelsTable = () => ({
    unit: 'sec',
    alwaysChecked: true,
    takesMatrix: true,
    header: ({ transA }) => [
        `% Epsilon(double): ${exponent(EPS.d, 8, 6)}, Epsilon(single): ${exponent(EPS.s, 8, 6)}`,
        `% trans = ${transA === 'n' ? 'No transpose' : 'Transpose'}`,
        "%   M     N  NRHS   DP-Factor  DP-Solve  SP-Factor  SP-Solve  FP32-64-Solve Iter   |A'(b-Ax)|/(N|A|(|b|+|A||x|))",
        '%                                                                                  DP       MP',
        rule(116),
    ],
    row({ m, n, nrhs }, { tested, beside, iter = 0, error = Number.NaN, okay = false }) {
        const sizes = [m, n, nrhs].map((size) => integer(size, 5)).join(' ');
        const rates = [...(beside?.timings.map(({ gflops }) => gflops) ?? new Array(4).fill(Number.NaN)), tested.gflops];
        const gaps = ['   ', '    ', '   ', '    ', '   '];
        const cells = rates.map((rate, k) => gaps[k] + fixed(rate, 7, 2)).join('');
        const errors = `${errorCell(beside?.error ?? Number.NaN)} ${errorCell(error)}`;
        return `${sizes}${cells}     ${integer(iter, 4)}  ${errors} ${verdict(okay)}`;
    },
});
