// What basalt solve says about a solution, as text and as JSON.
import type { Context } from '../src/index.ts';
import { outputTitle, titleOf } from './files.ts';
import { type DenseFile, shapeText } from './matrixFacts.ts';
import { whereJson, whyText } from './options.ts';
import { labelled, labelledLines, type Shell } from './shell.ts';
import {
  conditionText,
  digits,
  EPS,
  METHODS,
  matrixJson,
  matrixLines,
  PRECISIONS,
  rate,
  timeText,
  WHY_NOT,
} from './solutionText.ts';
import type { Solution, System } from './systemSolver.ts';
import { packageVersion } from './version.ts';

/** What was asked, read from the files. */
export interface Task {
  readonly A: DenseFile;
  readonly system: System;
  /** The solution, where it is known to be ones. */
  readonly ones: boolean;
}

export interface Report {
  readonly task: Task;
  readonly b: string | undefined;
  readonly solution: Solution;
  readonly backwardError: number;
  readonly forwardError: number | undefined;
  readonly output: string | null;
  readonly context: Context;
  readonly repeat: number;
  readonly okay: boolean;
}

/** Where the factorization was made. */
const placeOf = (context: Context, { precision }: Solution): 'cpu' | 'gpu' =>
  context.placement(precision === 'f64-cpu' ? 'd' : 's');

export function textReport(
  shell: Shell,
  { task, b, solution, backwardError, forwardError, output, context, repeat, okay }: Report,
): string[] {
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
          labelled(
            'iterations',
            iterations >= 0
              ? String(iterations)
              : `none: ${WHY_NOT[iterations] ?? iterations}, so it was solved in double`,
          ),
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

export function jsonReport({ task, b, solution, backwardError, forwardError, output, context, okay }: Report): object {
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
