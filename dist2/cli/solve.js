import { systemError } from '../src/linalg/backwardError.js';
import { paysMixed } from '../src/linalg/precision.js';
import { needSingle, readDense } from './denseFile.js';
import { badData, badUsage, EXIT } from './exit.js';
import { checkOutput, deliver, fileOf, titleOf } from './files.js';
import { isSymmetric, looksDefinite, timesOnes } from './matrixFacts.js';
import { withContext } from './options.js';
import { jsonOf } from './shell.js';
import { distanceFromOnes, EPS, METHODS } from './solutionText.js';
import { jsonReport, textReport } from './solveReport.js';
import { solveSystem, } from './systemSolver.js';
import { packageVersion } from './version.js';
export async function solve(shell, io, a, b, options) {
    const { output } = options;
    if (a === '-' && b === '-')
        throw badUsage('A and b cannot both be read from standard input');
    checkOutput(output);
    shell.show(0, `reading ${titleOf(a)}`);
    const task = readTask(io, a, b);
    return withContext(options, async (context) => {
        const solution = await attempt(shell, context, task, options);
        shell.show(0.9, 'residual');
        const { x } = solution;
        const backwardError = await systemError(context, undefined, { m: task.A.rows, count: 1, ...task.system, x });
        shell.clear();
        const { n, nrhs } = task.system;
        const comment = `x with A x = b, A from ${titleOf(a)}, by basalt ${packageVersion()}`;
        const line = deliver(shell, output, (to) => fileOf(to, { rows: n, cols: nrhs, x, name: 'x', comment }));
        const report = {
            ...{ task, b, solution, backwardError, output: output ?? null, context, repeat: options.repeat },
            forwardError: task.ones ? distanceFromOnes(x) : undefined,
            // The threshold of LAPACK's own test programs.
            okay: backwardError < 30 * Math.max(1, n) * EPS[solution.precision],
        };
        if (shell.json)
            line(jsonOf(jsonReport(report)));
        else
            for (const text of textReport(shell, report))
                line(text);
        return report.okay ? EXIT.ok : EXIT.failed;
    });
}
function readTask(io, a, b) {
    const A = readDense(a, io);
    const n = A.rows;
    if (n !== A.cols)
        throw badData(`${titleOf(a)}: the matrix is ${n} x ${A.cols}, not square: lstsq takes it`);
    if (b === undefined)
        return { A, system: { n, nrhs: 1, a: A.a, b: timesOnes(n, A.a) }, ones: true };
    const B = readDense(b, io);
    if (B.rows !== n)
        throw badData(`${titleOf(b)}: has ${B.rows} rows, and ${titleOf(a)} has ${n}`);
    return { A, system: { n, nrhs: B.cols, a: A.a, b: B.a }, ones: false };
}
/** By the methods that come into question, one after the other. Throws Failure where there is no solution. */
async function attempt(shell, context, { A, system }, options) {
    const precision = precisionOf(context, system, options);
    if (precision === 'f32') {
        needSingle(titleOf(A.file), system.a);
        needSingle('the right-hand side', system.b);
    }
    const { repeat, method: asked } = options;
    const condition = options.condition ?? precision !== 'mixed';
    if (asked === 'cholesky' && !isSymmetric(A))
        throw badData(`${titleOf(A.file)}: the matrix is not symmetric`);
    const methods = asked === 'auto' ? (looksDefinite(A) ? ['cholesky', 'lu'] : ['lu']) : [asked];
    let found = { info: 0 };
    for (const method of methods) {
        const plan = { method, precision, condition, repeat };
        found = await solveSystem(context, system, plan, (run) => {
            shell.show(0.1 + (0.8 * run) / repeat, `${METHODS[method]}${repeat > 1 ? `, run ${run + 1} of ${repeat}` : ''}`);
        });
        if ('x' in found)
            return found;
    }
    const file = titleOf(A.file);
    throw methods.at(-1) === 'cholesky'
        ? badData(`${file}: the matrix is not positive definite: its leading minor of order ${found.info} is not positive`)
        : badData(`${file}: the matrix is singular: pivot ${found.info} of its LU factorization is exactly zero`);
}
function precisionOf(context, { n, nrhs }, { precision }) {
    if (precision !== 'auto')
        return precision;
    return paysMixed(context, n, nrhs) ? 'mixed' : 'f64-cpu';
}
