import { outputTitle, titleOf } from './files.js';
import { shapeText } from './matrixFacts.js';
import { whereJson, whyText } from './options.js';
import { labelled, labelledLines } from './shell.js';
import { conditionText, digits, EPS, METHODS, matrixJson, matrixLines, PRECISIONS, rate, timeText, WHY_NOT, } from './solutionText.js';
import { packageVersion } from './version.js';
/** Where the factorization was made. */
const placeOf = (context, { precision }) => context.placement(precision === 'f64-cpu' ? 'd' : 's');
export function textReport(shell, { task, b, solution, backwardError, forwardError, output, context, repeat, okay }) {
    const { method, precision, routine, iterations, rcond, ms, flops } = solution;
    const { n, nrhs } = task.system;
    const columns = `${nrhs} right-hand side${nrhs === 1 ? '' : 's'}`;
    const verdict = okay ? shell.paint('green', 'good') : shell.paint('red', 'TOO LARGE');
    const ratio = backwardError / EPS[precision];
    const place = placeOf(context, solution).toUpperCase();
    return [
        labelled('A', `${titleOf(task.A.file)}: ${shapeText(task.A)}`),
        labelled('b', b === undefined ? 'A times ones' : `${titleOf(b)}: ${columns}`),
        labelled('method', `${METHODS[method]} (${routine}) ${PRECISIONS[precision]}, on the ${place}`),
        labelled('backend', whyText(context)),
        ...(routine.startsWith('ds')
            ? [
                labelled('iterations', iterations >= 0
                    ? String(iterations)
                    : `none: ${WHY_NOT[iterations] ?? iterations}, so it was solved in double`),
            ]
            : []),
        labelled('backward error', `${digits(backwardError)}, ${ratio.toPrecision(2)} times the unit roundoff: ${verdict}`),
        ...(forwardError === undefined
            ? []
            : [labelled('forward error', `${digits(forwardError)}, the largest of |x - 1|`)]),
        ...(rcond === undefined ? [] : [labelled('condition', conditionText(rcond, EPS[precision]))]),
        labelled('time', timeText(flops, ms, repeat)),
        ...(output === null
            ? labelledLines('x', matrixLines(n, nrhs, solution.x))
            : [labelled('x', `${n} x ${nrhs}, written to ${outputTitle(output)}`)]),
    ];
}
export function jsonReport({ task, b, solution, backwardError, forwardError, output, context, okay }) {
    const { x, rcond, ...how } = solution;
    const { file, rows, cols, nonzeros, symmetry } = task.A;
    return {
        command: 'solve',
        version: packageVersion(),
        matrix: { file, rows, cols, nonzeros, symmetry },
        rhs: { file: b ?? null, columns: task.system.nrhs },
        ...whereJson(context),
        place: placeOf(context, solution),
        ...how,
        gflops: rate(how.flops, how.ms),
        backwardError,
        ...(forwardError === undefined ? {} : { forwardError }),
        ...(rcond === undefined ? {} : { rcond, condition: 1 / rcond }),
        x: matrixJson(task.system.n, task.system.nrhs, x),
        output,
        ok: okay,
    };
}
