// basalt solve: a square system from files, by the method that suits it.
import type { Context } from '../src/index.ts';
import { systemError } from '../src/linalg/backwardError.ts';
import { paysMixed } from '../src/linalg/precision.ts';
import { needSingle, readDense } from './denseFile.ts';
import { badData, badUsage, EXIT, type ExitStatus } from './exit.ts';
import { checkOutput, deliver, fileOf, titleOf } from './files.ts';
import { isSymmetric, looksDefinite, timesOnes } from './matrixFacts.ts';
import { type CommonOptions, type WhereOptions, withContext } from './options.ts';
import { jsonOf, type Shell, type Surroundings } from './shell.ts';
import { distanceFromOnes, EPS, METHODS } from './solutionText.ts';
import { jsonReport, type Report, type Task, textReport } from './solveReport.ts';
import {
  type Method,
  type NoSolution,
  type Plan,
  type Precision,
  type Solution,
  type System,
  solveSystem,
} from './systemSolver.ts';
import { packageVersion } from './version.ts';

export interface SolveOptions extends CommonOptions, WhereOptions {
  readonly output?: string;
  readonly precision: Precision | 'auto';
  readonly method: Method | 'auto';
  readonly condition?: boolean;
  readonly repeat: number;
}

export async function solve(
  shell: Shell,
  io: Surroundings,
  a: string,
  b: string | undefined,
  options: SolveOptions,
): Promise<ExitStatus> {
  const { output } = options;
  if (a === '-' && b === '-') throw badUsage('A and b cannot both be read from standard input');
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
    const report: Report = {
      ...{ task, b, solution, backwardError, output: output ?? null, context, repeat: options.repeat },
      forwardError: task.ones ? distanceFromOnes(x) : undefined,
      // The threshold of LAPACK's own test programs.
      okay: backwardError < 30 * Math.max(1, n) * EPS[solution.precision],
    };
    if (shell.json) line(jsonOf(jsonReport(report)));
    else for (const text of textReport(shell, report)) line(text);
    return report.okay ? EXIT.ok : EXIT.failed;
  });
}

function readTask(io: Surroundings, a: string, b: string | undefined): Task {
  const A = readDense(a, io);
  const n = A.rows;
  if (n !== A.cols) throw badData(`${titleOf(a)}: the matrix is ${n} x ${A.cols}, not square: lstsq takes it`);
  if (b === undefined) return { A, system: { n, nrhs: 1, a: A.a, b: timesOnes(n, A.a) }, ones: true };
  const B = readDense(b, io);
  if (B.rows !== n) throw badData(`${titleOf(b)}: has ${B.rows} rows, and ${titleOf(a)} has ${n}`);
  return { A, system: { n, nrhs: B.cols, a: A.a, b: B.a }, ones: false };
}

/** By the methods that come into question, one after the other. Throws Failure where there is no solution. */
async function attempt(shell: Shell, context: Context, { A, system }: Task, options: SolveOptions): Promise<Solution> {
  const precision = precisionOf(context, system, options);
  if (precision === 'f32') {
    needSingle(titleOf(A.file), system.a);
    needSingle('the right-hand side', system.b);
  }
  const { repeat, method: asked } = options;
  const condition = options.condition ?? precision !== 'mixed';
  if (asked === 'cholesky' && !isSymmetric(A)) throw badData(`${titleOf(A.file)}: the matrix is not symmetric`);
  const methods: readonly Method[] = asked === 'auto' ? (looksDefinite(A) ? ['cholesky', 'lu'] : ['lu']) : [asked];
  let found: Solution | NoSolution = { info: 0 };
  for (const method of methods) {
    const plan: Plan = { method, precision, condition, repeat };
    found = await solveSystem(context, system, plan, (run) => {
      shell.show(0.1 + (0.8 * run) / repeat, `${METHODS[method]}${repeat > 1 ? `, run ${run + 1} of ${repeat}` : ''}`);
    });
    if ('x' in found) return found;
  }
  const file = titleOf(A.file);
  throw methods.at(-1) === 'cholesky'
    ? badData(`${file}: the matrix is not positive definite: its leading minor of order ${found.info} is not positive`)
    : badData(`${file}: the matrix is singular: pivot ${found.info} of its LU factorization is exactly zero`);
}

function precisionOf(context: Context, { n, nrhs }: System, { precision }: SolveOptions): Precision {
  if (precision !== 'auto') return precision;
  return paysMixed(context, n, nrhs) ? 'mixed' : 'f64-cpu';
}
