// In what precision verbs solve: the option, what 'auto' comes to, and the record of what was done.
import { ArgumentError } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import type { Context } from '../runtime/context.ts';
import { isSingle, type Operand, type Real, type VerbOptions } from './operands.ts';
import { axisHint, broadcast, type Stack, stackOf } from './stacks.ts';

/**
 * 'f64-cpu': in double, on the CPU. 'mixed': factored in single on the context's backend, corrected to double. 'f32': in single on the
 * context's backend. 'auto': the verb's own choice. The data type of the result does not depend on it: it is rounded, or widened.
 */
export type SolvePrecision = 'auto' | 'f64-cpu' | 'mixed' | 'f32';

/** How a solution was computed, and how good it is. */
export interface SolutionReport {
  /** What the solution was computed in: 'mixed' only if corrections have converged. */
  precision: Exclude<SolvePrecision, 'auto'>;
  /**
   * Corrections; 0 where none are made. Less: they have failed, and the solution was computed in double, because -2: a number does not fit
   * into single; -3: the matrix in single is singular; -31: corrections did not converge, or there is NaN.
   */
  iterations: number;
  /**
   * The largest of all right-hand sides and matrices, from residuals in double of what was passed and returned; 0 if there is none, NaN
   * where a number is not finite, or a product is too large.
   */
  backwardError: number;
  /** An estimated reciprocal condition number; 1 of an empty matrix. Absent where none was estimated. */
  rcond?: number;
  /**
   * What is wrong with a matrix with which no digit of x is certain, in words; absent where nothing is. See the option `illConditioned`.
   */
  warning?: string;
}

/** In which precision a system is solved, and what is told of it. */
export interface PrecisionOptions extends VerbOptions {
  /** Default 'auto'. */
  readonly precision?: SolvePrecision;
  /**
   * Is filled in before the call resolves, if given: `{}` will do. Costs products of A with x in double. Untouched where the call throws.
   */
  readonly report?: Partial<SolutionReport>;
}

/** What was done, before it is known how good it is. */
export type Done = Pick<SolutionReport, 'precision' | 'iterations' | 'rcond' | 'warning'>;

const CHOICES: readonly unknown[] = ['auto', 'f64-cpu', 'mixed', 'f32'];

/** The options, checked: `precision` with its default, and the record for the report. */
export function precisionAmong<R extends object = Partial<SolutionReport>>(
  routine: string,
  position: number,
  { precision = 'auto', report }: { readonly precision?: SolvePrecision; readonly report?: R },
): { readonly precision: SolvePrecision; readonly report: R | undefined } {
  const fail = (name: string, value: unknown, rule: string): never => {
    throw new ArgumentError(routine, name, position, value, rule);
  };
  if (!CHOICES.includes(precision)) fail('precision', precision, `must be one of ${CHOICES.join(', ')}`);
  if (report !== undefined && (typeof report !== 'object' || report === null || !Object.isExtensible(report)))
    fail('report', report, 'must be a record that can be written to');
  return { precision, report };
}

/** Of a stack of matrices, which is solved by batched routines, in one precision. */
export function refuseMixed(routine: string, position: number, precision: SolvePrecision): void {
  if (precision === 'mixed')
    throw new ArgumentError(routine, 'precision', position, precision, "is for one A: of a stack, 'f64-cpu' or 'f32'");
}

/** The precision that operands are copied to, which does not wait for the context: 'mixed' starts from doubles. */
export const copiedTo = (precision: SolvePrecision, singles: boolean): Real =>
  precision === 'f32' || (precision === 'auto' && singles) ? 's' : 'd';

/**
 * From this order on a factorization in single on the GPU is worth the way there. H200 and 16 cores, 2026-11, ms in double on the CPU and
 * mixed: n = 512 6.4, 11; 1024 36, 40; 1536 80, 76; 2048 146, 99.
 */
const LEAST_ORDER = 1536;
/** Right-hand sides for each row of A, at most: each costs products with A in double per correction, and with many these are the work. */
const MOST_COLUMNS = 1 / 8;

/** What 'auto' means for one square matrix of doubles: to be factored in single, on a GPU context and from a certain size on. */
export const paysMixed = ({ backend }: Context, n: number, nrhs: number): boolean =>
  backend === 'gpu' && n >= LEAST_ORDER && nrhs <= MOST_COLUMNS * n;

/** Numbers in the precision of a result. */
export function inPrecision(prec: Real, x: ArrayOf<Real>): ArrayOf<Real> {
  if (isSingle(x) === (prec === 's')) return x;
  return prec === 's' ? new Float32Array(x) : new Float64Array(x);
}

/** Fills in a report, of which nothing older is left. */
export function reportOf(report: Partial<SolutionReport>, done: Done, backwardError: number): void {
  delete report.rcond;
  delete report.warning;
  Object.assign(report, done, { backwardError });
}

/** What is done where the precision of the operands does. */
export const asGiven = (prec: Real): Done => ({ precision: prec === 's' ? 'f32' : 'f64-cpu', iterations: 0 });

/**
 * Precisions that two operands are copied to, and their result is given in; `exact`: what is computed with is what was passed, as far as
 * anyone asks.
 */
export function precisionsOf(
  { precision, report }: { readonly precision: SolvePrecision; readonly report: unknown },
  A: Operand,
  b: Operand,
): { readonly prec: Real; readonly result: Real; readonly exact: boolean } {
  const singles = isSingle(A.data) && isSingle(b.data);
  const prec = copiedTo(precision, singles);
  return { prec, result: singles ? 's' : 'd', exact: report === undefined || prec === 'd' || singles };
}

/** The system or problem of a stack of A and one of b: their rows must be as many, their leading dimensions broadcast. */
export function stackedSystem(routine: string, a: Stack, b: Operand) {
  const rhs = stackOf(routine, b, 'b', 2);
  const refuse = (rule: string): never => {
    throw new ArgumentError(routine, 'b', 2, b.shape.join(' x '), rule);
  };
  if (rhs.one.rows !== a.one.rows)
    refuse(`its matrices must have ${a.one.rows} rows, as A's have${axisHint(a, b.shape)}`);
  return { rhs, nrhs: rhs.one.cols, lead: broadcast(a.lead, rhs.lead, refuse) };
}
