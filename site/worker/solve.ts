// A x = b from files, by the method that suits it: what `basalt solve` does.
import { isSymmetric, looksDefinite, shapeText, timesOnes } from '../../cli/matrixFacts.ts';
import {
  conditionText,
  digits,
  distanceFromOnes,
  EPS,
  METHODS,
  PRECISIONS,
  timeText,
  WHY_NOT,
} from '../../cli/solutionText.ts';
import { type Method, type Solution, type System, solveSystem } from '../../cli/systemSolver.ts';
import type { Context } from '../../src/index.ts';
import { systemError } from '../../src/linalg/backwardError.ts';
import { type MatrixFile, parseMatrixFile } from '../../src/linalg/files/matrixFile.ts';
import { paysMixed } from '../../src/linalg/precision.ts';
import type { Solved, SolveOrder } from '../protocol.ts';
import { contextOf } from './contexts.ts';

/** Of the dense matrix: it, its factors and a copy have to fit into the 4 GiB of a WebAssembly memory. */
const MOST_BYTES = 2 ** 30;

interface Dense {
  readonly rows: number;
  readonly cols: number;
  readonly a: Float64Array;
  readonly nonzeros: number;
  readonly symmetry: MatrixFile['symmetry'];
  readonly file: string;
}

/** @throws Error saying what is wrong with the files, or with the matrix in them. */
export async function solve(order: SolveOrder, tell: (what: string) => void): Promise<Solved> {
  tell('reading');
  const A = dense('A', order.a);
  const n = A.rows;
  if (n !== A.cols) throw new Error(`A is ${n} x ${A.cols}: only square systems are solved here`);
  if (n === 0) throw new Error('A is empty');
  const B = order.b === undefined ? undefined : dense('b', order.b);
  if (B !== undefined && B.rows !== n) throw new Error(`b has ${B.rows} rows, and A has ${n}`);
  const system = { n, nrhs: B?.cols ?? 1, a: A.a, b: B?.a ?? timesOnes(n, A.a) };
  const context = await contextOf(order.side);
  const solution = await attempt(context, A, system, order, tell);
  tell('residual');
  const { x, precision, method, routine, iterations, rcond, ms, flops } = solution;
  const error = await systemError(context, undefined, { m: n, count: 1, ...system, x });
  // The threshold of LAPACK's own test programs.
  const okay = error < 30 * n * EPS[precision];
  const place = context.placement(precision === 'f64-cpu' ? 'd' : 's').toUpperCase();
  const times = `${(error / EPS[precision]).toPrecision(2)} times the unit roundoff`;
  const columns = `${system.nrhs} right-hand side${system.nrhs === 1 ? '' : 's'}`;
  const rows: [string, string][] = [
    ['A', shapeText(A)],
    ['b', B === undefined ? 'A times ones' : columns],
    ['Method', `${METHODS[method]} (${routine}) ${PRECISIONS[precision]}, on the ${place}`],
    ...(routine.startsWith('ds') ? [['Corrections', correctionsText(iterations)] as [string, string]] : []),
    ['Backward error', `${digits(error)}, ${times}: ${okay ? 'good' : 'too large'}`],
    ...(B === undefined
      ? [['Forward error', `${digits(distanceFromOnes(x))}, the largest of |x - 1|`] as [string, string]]
      : []),
    ...(rcond === undefined ? [] : [['Condition', conditionText(rcond, EPS[precision])] as [string, string]]),
    ['Time', timeText(flops, ms, 1)],
  ];
  const singular = rcond !== undefined && rcond < EPS[precision];
  return { rows, n, nrhs: system.nrhs, x, okay, singular };
}

const correctionsText = (iterations: number): string =>
  iterations >= 0 ? String(iterations) : `none: ${WHY_NOT[iterations] ?? iterations}, so it was solved in double`;

function dense(file: string, content: SolveOrder['a']): Dense {
  const matrix = parsed(file, content);
  const { rows, cols, symmetry, complex } = matrix;
  if (complex) throw new Error(`${file} is complex: only real systems are solved here`);
  if (8 * rows * cols > MOST_BYTES)
    throw new Error(`${file} is ${rows} x ${cols}: as a dense matrix that is too large for a page`);
  const a = matrix.toDense();
  const bad = a.findIndex((value) => !Number.isFinite(value));
  if (bad >= 0)
    throw new Error(
      `${file}: the element in row ${(bad % rows) + 1} and column ${Math.floor(bad / rows) + 1} is ${a[bad]}`,
    );
  const nonzeros = a.reduce((count, value) => count + (value === 0 ? 0 : 1), 0);
  return { file, rows, cols, a, nonzeros, symmetry };
}

function parsed(file: string, content: SolveOrder['a']): MatrixFile {
  try {
    return parseMatrixFile(content);
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** By the methods that come into question, one after the other. */
async function attempt(
  context: Context,
  A: Dense,
  system: System,
  { precision: asked, method, condition }: SolveOrder,
  tell: (what: string) => void,
): Promise<Solution> {
  const auto = paysMixed(context, system.n, system.nrhs) ? 'mixed' : 'f64-cpu';
  const precision = asked === 'auto' ? auto : asked;
  const large = precision === 'f32' ? [...[system.a, system.b]].flatMap((v) => overflowing(v) ?? []) : [];
  if (large.length > 0) throw new Error(`${large[0]} is too large for single precision`);
  if (method === 'cholesky' && !isSymmetric(A)) throw new Error('A is not symmetric, as Cholesky needs it');
  const methods: readonly Method[] = method === 'auto' ? (looksDefinite(A) ? ['cholesky', 'lu'] : ['lu']) : [method];
  let info = 0;
  for (const one of methods) {
    tell(METHODS[one]);
    const found = await solveSystem(context, system, { method: one, precision, condition, repeat: 1 });
    if ('x' in found) return found;
    info = found.info;
  }
  throw new Error(
    methods.at(-1) === 'cholesky'
      ? `A is not positive definite: its leading minor of order ${info} is not positive`
      : `A is singular: pivot ${info} of its LU factorization is exactly zero`,
  );
}

const overflowing = (values: Float64Array): number | undefined =>
  values.find((value) => !Number.isFinite(Math.fround(value)));
