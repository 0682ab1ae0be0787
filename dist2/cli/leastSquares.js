// basalt lstsq: least squares from files, for matrices of any shape and rank.
import { larger } from '../src/core/extremes.js';
import { flopsOf } from '../src/core/spec.js';
import { lstsq } from '../src/linalg/index.js';
import { gelsySpec } from '../src/specs.js';
import { needSingle, readDense } from './denseFile.js';
import { badData, badUsage, EXIT } from './exit.js';
import { checkOutput, deliver, fileOf, outputTitle, titleOf } from './files.js';
import { shapeText, timesOnes } from './matrixFacts.js';
import { whereJson, whyText, withContext } from './options.js';
import { jsonOf, labelled, labelledLines } from './shell.js';
import { digits, distanceFromOnes, matrixJson, matrixLines, PRECISIONS, timeText } from './solutionText.js';
import { packageVersion } from './version.js';
export async function leastSquares(shell, io, a, b, options) {
    const { output, precision } = options;
    if (a === '-' && b === '-')
        throw badUsage('A and b cannot both be read from standard input');
    checkOutput(output);
    shell.show(0, `reading ${titleOf(a)}`);
    const A = readDense(a, io);
    const B = b === undefined ? onesSide(A) : readDense(b, io);
    if (B.rows !== A.rows)
        throw badData(`${titleOf(B.file)}: has ${B.rows} rows, and ${titleOf(a)} has ${A.rows}`);
    if (precision === 'f32')
        for (const { file, a: values } of [A, B])
            needSingle(titleOf(file), values);
    return withContext(options, async (context) => {
        shell.show(0.1, 'least squares');
        const found = await minimize(context, A, B, options);
        shell.clear();
        const comment = `x that minimizes |b - A x|, A from ${titleOf(a)}, by basalt ${packageVersion()}`;
        const line = deliver(shell, output, (to) => fileOf(to, { rows: A.cols, cols: B.cols, x: found.x, name: 'x', comment }));
        const forwardError = b === undefined && found.rank === A.cols ? distanceFromOnes(found.x) : undefined;
        const ok = Number.isFinite(found.backwardError);
        if (shell.json) {
            const [{ rows, cols, nonzeros }, { x, ...facts }] = [A, found];
            const files = { matrix: { file: a, rows, cols, nonzeros }, rhs: { file: b ?? null, columns: B.cols } };
            const head = { command: 'lstsq', version: packageVersion(), ...files, ...whereJson(context) };
            const known = forwardError === undefined ? {} : { forwardError };
            line(jsonOf({ ...head, ...facts, ...known, x: matrixJson(A.cols, B.cols, x), output: output ?? null, ok }));
        }
        else {
            const sides = b === undefined ? 'A times ones' : `${titleOf(b)}: ${B.cols} right-hand side${B.cols === 1 ? '' : 's'}`;
            for (const text of textReport(context, A, sides, found, forwardError, output))
                line(text);
        }
        return ok ? EXIT.ok : EXIT.failed;
    });
}
/** A times ones: its x is known if A has full column rank. */
const onesSide = ({ file, rows, a }) => ({
    ...{ file, rows, cols: 1, a: timesOnes(rows, a), nonzeros: rows, symmetry: 'general' },
});
async function minimize(context, A, B, { precision, rcond }) {
    const report = {};
    const byColumns = ({ a, rows, cols }) => ({ data: a, shape: [rows, cols], stride: [1, rows] });
    const tolerance = rcond === undefined ? {} : { rcond };
    const begin = performance.now();
    const { x, rank } = await lstsq(byColumns(A), byColumns(B), { context, precision, report, ...tolerance });
    const ms = performance.now() - begin;
    // The verb's x is rows first.
    const columns = new Float64Array(A.cols * B.cols);
    for (let i = 0; i < A.cols; i++)
        for (let j = 0; j < B.cols; j++)
            columns[i + j * A.cols] = x.data[i * B.cols + j];
    const flops = Math.round(flopsOf(gelsySpec, { m: A.rows, n: A.cols, nrhs: B.cols }));
    const residualNorms = normsOf(A, B, columns);
    return { ...report, x: columns, rank, residualNorms, ms, flops, gflops: flops / ms / 1e6 };
}
function normsOf({ a, rows, cols }, B, x) {
    return Array.from({ length: B.cols }, (_, k) => {
        const r = B.a.slice(k * rows, (k + 1) * rows);
        for (let j = 0; j < cols; j++) {
            const xj = x[j + k * cols];
            for (let i = 0; i < rows; i++)
                r[i] = r[i] - a[i + j * rows] * xj;
        }
        return norm2(r);
    });
}
/** Scaled, so that squares stay in range. */
function norm2(r) {
    const most = r.reduce((size, value) => larger(Math.abs(value), size), 0);
    if (!(most > 0 && most < Number.POSITIVE_INFINITY))
        return most;
    return most * Math.sqrt(r.reduce((sum, value) => sum + (value / most) ** 2, 0));
}
function textReport(context, A, sides, { x, precision, rank, residualNorms, backwardError, flops, ms }, forwardError, output) {
    const full = Math.min(A.rows, A.cols);
    const deficient = rank < full ? `, of ${full} possible: x is the shortest of many solutions` : ', full';
    return [
        labelled('A', `${titleOf(A.file)}: ${shapeText(A)}`),
        labelled('b', sides),
        labelled('method', `QR${precision === 'mixed' ? '' : ' with column pivoting'} ${PRECISIONS[precision]}`),
        labelled('backend', whyText(context)),
        labelled('rank', `${rank}${deficient}`),
        labelled('residual norm', normsText(residualNorms)),
        labelled('backward error', digits(backwardError)),
        ...(forwardError === undefined
            ? []
            : [labelled('forward error', `${digits(forwardError)}, the largest of |x - 1|`)]),
        labelled('time', timeText(flops, ms, 1)),
        ...(output === undefined
            ? labelledLines('x', matrixLines(A.cols, residualNorms.length, x))
            : [labelled('x', `${A.cols} x ${residualNorms.length}, written to ${outputTitle(output)}`)]),
    ];
}
const SHOWN = 4;
function normsText(norms) {
    if (norms.length <= SHOWN)
        return norms.map((norm) => norm.toPrecision(7)).join(', ');
    return `${norms.reduce(larger).toPrecision(7)}, the largest of ${norms.length}`;
}
