// basalt svd: singular values of a matrix in a file, what follows from them, and with an archive for an output the vectors too.
import { flopsOf } from '../src/core/spec.js';
import { formatNpz } from '../src/linalg/files/npz.js';
import { matmul, norm, svd } from '../src/linalg/index.js';
import { gesvdSpec } from '../src/specs.js';
import { needSingle, readDense } from './denseFile.js';
import { EXIT } from './exit.js';
import { checkOutput, deliver, fileOf, outputTitle, titleOf } from './files.js';
import { shapeText } from './matrixFacts.js';
import { whereJson, whyText, withContext } from './options.js';
import { jsonOf, labelled, labelledLines } from './shell.js';
import { digits, EPS, matrixLines, PRECISIONS, timeText } from './solutionText.js';
import { packageVersion } from './version.js';
export async function singularValues(shell, io, a, options) {
    const { output, precision } = options;
    checkOutput(output);
    shell.show(0, `reading ${titleOf(a)}`);
    const A = readDense(a, io);
    if (precision === 'f32')
        needSingle(titleOf(a), A.a);
    return withContext(options, async (context) => {
        shell.show(0.1, 'singular values');
        const found = await decompose(context, A, precision, output !== undefined && /\.npz$/i.test(output));
        const { s, vectors } = found;
        const eps = EPS[precision];
        const tolerance = options.rcond ?? 2 * eps * Math.max(A.rows, A.cols, 1);
        const rank = s.filter((value) => value > tolerance * s[0]).length;
        const residual = vectors === undefined ? undefined : await residualOf(context, A, s, vectors);
        // The threshold of LAPACK's own test programs.
        const ok = residual === undefined || residual < 30 * Math.max(A.rows, A.cols, 1) * eps;
        shell.clear();
        const comment = `singular values of ${titleOf(a)}, by basalt ${packageVersion()}`;
        const line = deliver(shell, output, (to) => vectors === undefined
            ? fileOf(to, { rows: s.length, cols: 1, x: s, name: 'S', comment })
            : formatNpz({ U: vectors.U, S: s, Vh: vectors.Vh }));
        const facts = { rank, norm: s[0] ?? 0, condition: conditionOf(s) };
        if (shell.json) {
            const { rows, cols, nonzeros } = A;
            const head = { command: 'svd', version: packageVersion(), matrix: { file: a, rows, cols, nonzeros } };
            const { ms, flops } = found;
            const known = residual === undefined ? {} : { residual };
            const all = { ...head, ...whereJson(context), precision, ...facts, ...known, s: Array.from(s), ms, flops };
            line(jsonOf({ ...all, output: output ?? null, ok }));
        }
        else {
            const verdict = ok ? shell.paint('green', 'good') : shell.paint('red', 'TOO LARGE');
            const text = residual === undefined ? undefined : `${digits(residual)}: ${verdict}`;
            for (const one of textReport(context, A, found, { ...facts, precision, residual: text, output }))
                line(one);
        }
        return ok ? EXIT.ok : EXIT.failed;
    });
}
async function decompose(context, { a, rows, cols }, precision, wantsVectors) {
    const data = precision === 'f32' ? new Float32Array(a) : a;
    const matrix = { data, shape: [rows, cols], stride: [1, rows] };
    const begin = performance.now();
    const { S: values, vectors } = wantsVectors
        ? await svd(matrix, { context, fullMatrices: false }).then(({ S, ...others }) => ({ S, vectors: others }))
        : { ...(await svd(matrix, { context, computeUv: false })), vectors: undefined };
    const ms = performance.now() - begin;
    const job = wantsVectors ? 's' : 'n';
    const flops = Math.round(flopsOf(gesvdSpec, { m: rows, n: cols, jobu: job, jobvt: job }));
    return { s: values.data, vectors, ms, flops };
}
/** ||A - U S V^T|| / ||A|| in Frobenius' norm, in double. */
async function residualOf(context, A, s, { U, Vh }) {
    const { a, rows, cols } = A;
    const scaled = Float64Array.from(U.data, (u, e) => u * s[e % s.length]);
    const product = await matmul({ data: scaled, shape: [rows, s.length] }, { ...Vh, data: Float64Array.from(Vh.data) }, { context });
    const difference = Float64Array.from(product.data, (x, e) => x - a[Math.floor(e / cols) + (e % cols) * rows]);
    const size = Number(await norm(a, undefined, { context }));
    return Number(await norm(difference, undefined, { context })) / (size > 0 ? size : 1);
}
/** Of the largest to the smallest; infinite where that is zero. */
const conditionOf = (s) => (s.length === 0 ? 0 : s[0] / s.at(-1));
function textReport(context, A, { s, vectors, ms, flops }, of) {
    const { rank, condition, precision, residual, output } = of;
    const what = vectors === undefined ? 'singular values' : 'singular values and vectors';
    return [
        labelled('A', `${titleOf(A.file)}: ${shapeText(A)}`),
        labelled('method', `${what} (${precision === 'f32' ? 's' : 'd'}gesvd) ${PRECISIONS[precision]}, on the CPU`),
        labelled('backend', whyText(context)),
        labelled('rank', rank === s.length ? `${rank}, full` : `${rank}, of ${s.length} possible`),
        labelled('norm', `${Number(of.norm.toPrecision(7))}, the largest singular value`),
        labelled('condition', Number.isFinite(condition) ? digits(condition) : 'infinite: the matrix is singular'),
        ...(residual === undefined ? [] : [labelled('residual', residual)]),
        labelled('time', timeText(flops, ms, 1)),
        ...(output === undefined
            ? labelledLines('singular values', matrixLines(s.length, 1, s))
            : [labelled('output', `${vectors === undefined ? 'S' : 'U, S and Vh'}, written to ${outputTitle(output)}`)]),
    ];
}
