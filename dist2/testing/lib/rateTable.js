import { errorCell, exponent, integer } from './printf.js';
import { cell, DIAG, rule, TRANS, testedLabel, UNCHECKED, UPLO, verdict } from './table.js';
const TEN = 'batchCount';
const numbers = (problem, sizes) => sizes.map((name) => integer(Number(problem[name]), name === TEN ? 10 : 5)).join(' ');
function errorsOf({ part }, { error, parts = [], okay }) {
    if (okay === undefined)
        return UNCHECKED;
    const errors = part === undefined ? errorCell(error) : parts.map((one) => part(one, parts.length)).join('   ');
    return `   ${errors}   ${verdict(okay)}`;
}
export function rateTable(of) {
    const { unit = 'sec', alwaysChecked, takesMatrix, versions, each } = of;
    const gap = ' '.repeat(of.gap ?? 3);
    return {
        unit,
        ...(alwaysChecked ? { alwaysChecked } : {}),
        ...(takesMatrix ? { takesMatrix } : {}),
        ...(versions ? { versions } : {}),
        ...(each ? { each } : {}),
        header(o, backend) {
            const times = of.times?.[0] ?? `   CPU Gflop/s (${unit})${gap}${testedLabel(backend, 'Gflop/s', unit)}`;
            const columns = `${of.head}${times}   ${typeof of.error === 'string' ? of.error : of.error(o)}`;
            return [...(of.lines?.(o) ?? []), columns, rule(of.rule?.(columns, o) ?? columns.length)];
        },
        row(problem, measured) {
            const times = of.times?.[1](measured) ?? `   ${cell(measured.cpu)}${gap}${cell(measured.tested)}`;
            const errors = of.judged?.(measured) ?? errorsOf(of, measured);
            return numbers(problem, of.sizes) + (of.words?.(problem) ?? '') + times + errors;
        },
    };
}
export const LONGER = (columns) => columns.length + 8;
/** An error with eleven places. */
export const wide = (error) => exponent(error, 11, 2);
const uplo = (o) => UPLO[o.uplo === 'u' ? 'u' : 'l'];
export const uploLine = (o) => [`% uplo = ${uplo(o)}`];
export const ngpuUploLine = (o) => [`% ngpu = ${o.ngpu}, uplo = ${uplo(o)}`];
export const MN = { head: '%   M     N', sizes: ['m', 'n'] };
export const MNK = { head: '%   M     N     K', sizes: ['m', 'n', 'k'] };
export const N = { head: '%   N', sizes: ['n'] };
export const N_NRHS = { head: '%   N  NRHS', sizes: ['n', 'nrhs'] };
export const M_N_NRHS = { head: '%   M     N  NRHS', sizes: ['m', 'n', 'nrhs'] };
const BATCH = { unit: 'ms', sizes: [TEN] };
/** Of factorizations by LU. */
export const luTable = (versions) => rateTable({
    ...{ ...MN, takesMatrix: true, ...(versions ? { versions } : {}) },
    lines: ({ ngpu, version }) => [`% ngpu ${ngpu}, version ${version}`],
    error: ({ check }) => (check === 2 ? '|Ax-b|/(N*|A|*|x|)' : '|PA-LU|/(N*|A|)'),
    rule: () => 73,
});
const RESIDUAL = '||B - AX|| / N*||A||*||X||';
/** Of solutions: with LAPACK its error stands behind. */
export const solveTable = (of = {}) => rateTable({
    ...{ ...N_NRHS, alwaysChecked: true },
    lines: ({ ngpu }) => [`% ngpu ${ngpu}`],
    ...of,
    error: ({ lapack }) => RESIDUAL + (lapack ? `  ${RESIDUAL}_CPU` : ''),
    rule: (_columns, { lapack }) => (lapack ? 113 : 80),
    judged({ error = Number.NaN, okay = false, cpuError, cpuOkay }) {
        const found = `   ${errorCell(error)}   ${verdict(okay)}`;
        if (cpuError === undefined)
            return found;
        return `${found.padEnd(20)}           ${errorCell(cpuError)}   ${verdict(cpuOkay === true)}`;
    },
});
/** Of solutions with given factors; `flags`: uplo and diag are stated too. */
export const factoredSolveTable = (flags = false, takesMatrix = false) => rateTable({
    ...{ ...N_NRHS, alwaysChecked: true, takesMatrix },
    lines(o) {
        const triangle = flags ? `, uplo = ${uplo(o)}, diag = ${DIAG[o.diag]}` : '';
        return [`% trans = ${TRANS[o.transA]}${triangle}`];
    },
    error: '||B - AX|| / ||A||*||X||',
    judged: ({ error = Number.NaN, okay = false }) => `   ${errorCell(error)}   ${verdict(okay)}`,
});
export const inverseTable = (lines = () => [], takesMatrix = false) => rateTable({ ...N, lines, takesMatrix, error: '||I - A*A^{-1}||_1 / (N*cond(A))' });
export const qrTable = (versions) => rateTable({
    ...{ ...MN, takesMatrix: true, ...(versions ? { versions } : {}) },
    error: ({ check }) => (check === 2 ? '|b - A*x|' : '|R - Q^H*A|   |I - Q^H*Q|'),
    part: (error, of) => exponent(error, of === 1 ? 10 : 11, 2),
    rule: LONGER,
});
/** Of Q, made of the reflectors of QR or of LQ. */
export const writtenTable = rateTable({
    ...MNK,
    ...{ error: '||R|| / (M*||Q||)', rule: LONGER },
});
const sideTrans = ({ side, trans }) => `   ${side.padStart(4)}   ${trans.padStart(5)}`;
/** Of what Q is applied to. */
export const appliedTable = () => rateTable({
    ...{ ...MNK, head: `${MNK.head}   side   trans`, words: sideTrans },
    ...{ error: '||R||_F / (N*||QC||_F)', rule: LONGER },
});
/** Two residuals and their difference (R7). */
export const leastSquaresTable = (takesMatrix = true) => rateTable({
    ...{ ...M_N_NRHS, alwaysChecked: true, takesMatrix, rule: LONGER },
    ...{ error: "||A'(b-Ax)||   ||b-Ax||   other", part: (error) => errorCell(error) },
});
// Batches -----------------------------------------------------------------------------------------------------------
const GPU_ROW = '   basalt Gflop/s (ms)  native Gflop/s (ms)';
export const luBatchedTable = rateTable({
    ...{ unit: 'ms', head: '% BatchCount   M     N ', sizes: [TEN, 'm', 'n'], error: '||PA-LU||/(||A||*N)' },
    times: [`   CPU Gflop/s (ms)${GPU_ROW}`, ({ cpu, tested }) => `   ${cell(cpu)}    ${cell(tested)}     ${cell()}`],
});
export const qrBatchedTable = rateTable({
    ...{ unit: 'ms', head: '% BatchCount   M     N', sizes: [TEN, 'm', 'n'], error: 'max |R-Q^H*A|, |I-Q^H*Q|' },
    times: [`${GPU_ROW}   CPU Gflop/s (ms)`, ({ cpu, tested }) => `   ${cell(tested)}    ${cell()}    ${cell(cpu)}`],
});
export const svdBatchedTable = rateTable({
    ...{
        unit: 'ms',
        head: '% BatchCount   M     N',
        sizes: [TEN, 'm', 'n'],
        error: 'max |S-Sref|, |A-USV^H|, |I-UU^H|, |I-VV^H|',
    },
});
const BATCH_MNK = { unit: 'ms', head: '% BatchCount   M     N     K', sizes: [TEN, 'm', 'n', 'k'] };
export const writtenBatchedTable = rateTable({
    ...{ ...BATCH_MNK, error: '||R|| / (M*||Q||)' },
});
export const appliedBatchedTable = rateTable({
    ...{ ...BATCH_MNK, head: `${BATCH_MNK.head}   side   trans`, words: sideTrans, error: '||R||_F / (N*||QC||_F)' },
});
/** Of matrices that need not be square, and one error. */
export const tallBatchedTable = (error) => rateTable({ unit: 'ms', head: '% BatchCount   M     N', sizes: [TEN, 'm', 'n'], error });
/** Of square matrices and one error. */
export const squareBatchedTable = (error, lines) => rateTable({
    ...{ unit: 'ms', head: '% BatchCount   N ', sizes: [TEN, 'n'], gap: 4, error },
    ...(lines ? { lines } : {}),
});
export const choleskyBatchedTable = squareBatchedTable('||R_basalt - R_lapack||_F / ||R_lapack||_F', uploLine);
/** What expert drivers and refinement show: the worst of the ratios of solution, bounds and condition, in units of one. */
export const REFINED = 'worst of solution, ferr, berr, rcond';
export const INVERSE = '||I - A*A^{-1}||_1 / (N*cond(A))';
export const solveBatchedTable = (lines) => rateTable({
    ...{ unit: 'ms', head: '% BatchCount   N  NRHS', sizes: [TEN, 'n', 'nrhs'], alwaysChecked: true, error: RESIDUAL },
    ...(lines ? { lines } : {}),
});
export const transLine = (o) => [`% trans = ${TRANS[o.transA]}`];
/** Of least squares, whose second error is `other`. */
export const leastSquaresBatchedTable = (other, lines) => rateTable({
    ...{ unit: 'ms', head: '% BatchCount   M     N  NRHS', sizes: [TEN, 'm', 'n', 'nrhs'], alwaysChecked: true },
    ...{ error: `max ||A'(b-Ax)||, ${other}`, ...(lines ? { lines } : {}) },
});
const NORM_WORDS = { m: 'max', o: 'one', '1': 'one', i: 'inf', f: 'fro', e: 'fro' };
/** A number for each matrix: a norm, or a condition number. */
export const scalarBatchedTable = (keys, lines) => rateTable({
    ...BATCH,
    head: `% BatchCount ${keys
        .map((key) => key.toUpperCase().padStart(5))
        .join(' ')
        .slice(1)}   norm`,
    sizes: [TEN, ...keys],
    words: ({ norm }) => `   ${NORM_WORDS[norm] ?? norm} `,
    error: 'error',
    ...(lines ? { lines } : {}),
});
