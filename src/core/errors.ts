// Every error basalt throws. Wrong calls and broken devices throw; bad data never does: it is reported in `info`.

/** Base class: `catch (e) { if (e instanceof BasaltError) ... }`. */
export class BasaltError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** Short, safe text of any value for a message. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (ArrayBuffer.isView(value)) return `${value.constructor.name} of ${value.byteLength} bytes`;
  if (Array.isArray(value)) return `Array of ${value.length}`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) {
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    return tag === 'Object' ? 'an object' : tag;
  }
  return String(value);
}

/** A call that breaks a rule of the routine: which routine, which argument (and its position, as LAPACK counts), its value, the rule. */
export class ArgumentError extends BasaltError {
  readonly routine: string;
  readonly argument: string;
  /** 1-based position in the routine's positional form, as in LAPACK's INFO = -position. */
  readonly position: number;
  readonly value: unknown;
  readonly rule: string;

  constructor(routine: string, argument: string, position: number, value: unknown, rule: string) {
    super(`${routine}: argument ${position} (${argument}) is ${show(value)}, but ${rule}`);
    this.routine = routine;
    this.argument = argument;
    this.position = position;
    this.value = value;
    this.rule = rule;
  }
}

/** Something this machine cannot do: what, which feature or limit stands in the way, what to do instead. */
export class UnsupportedError extends BasaltError {}

/** The device refused or failed: a validation error, a kernel that does not compile, a failed map. */
export class DeviceError extends BasaltError {}

/** The device is gone (driver reset, unplugged, destroyed): every buffer of the context is lost. Create a new context. */
export class DeviceLostError extends DeviceError {}

/** The device has no memory for an allocation. Dispose of buffers, or solve in parts. */
export class OutOfMemoryError extends DeviceError {}

/** A thread of the CPU engine was stopped, or did not answer, during a call: its results are lost. Everything else goes on. */
export class WorkerLostError extends DeviceError {}

/** Use of a buffer or context after dispose(). */
export class DisposedError extends BasaltError {}

/** Which matrix of a batch failed first, counted from 0, how many failed, and of how many. */
export interface BatchFailure {
  readonly matrix: number;
  readonly failed: number;
  readonly of: number;
  /** Of an array with leading dimensions: the indices of that matrix in them. */
  readonly index?: readonly number[];
}

function whose(batch?: BatchFailure): string {
  if (batch === undefined) return 'the matrix';
  const { matrix, failed, of, index } = batch;
  const place = index === undefined || index.length < 2 ? '' : ` at [${index.join(', ')}]`;
  return `${failed} of ${of} matrices failed; the first of them, matrix ${matrix}${place},`;
}

/** A matrix with which a verb cannot go on. Of a batch the first such matrix is named, and no result is returned. */
export class MatrixError extends BasaltError {
  /** LAPACK's. */
  readonly info: number;
  /** Of a batch. */
  readonly batch: BatchFailure | undefined;

  constructor(message: string, info: number, batch?: BatchFailure) {
    super(message);
    this.info = info;
    this.batch = batch;
  }

  /** The matrix of a batch, counted from 0; undefined of a single one. */
  get batchElement(): number | undefined {
    return this.batch?.matrix;
  }

  /** Its indices in the leading dimensions of an array. */
  get batchIndex(): readonly number[] | undefined {
    return this.batch?.index;
  }
}

/** A factorization met an exactly zero pivot: `info` is its 1-based index, as in LAPACK. */
export class SingularError extends MatrixError {
  constructor(routine: string, info: number, batch?: BatchFailure) {
    super(`${routine}: ${whose(batch)} is singular: U(${info},${info}) is exactly zero (info = ${info})`, info, batch);
  }
}

/** A Cholesky factorization met a leading minor that is not positive: `info` is its order, as in LAPACK. */
export class NotPositiveDefiniteError extends MatrixError {
  constructor(routine: string, info: number, batch?: BatchFailure) {
    super(
      `${routine}: ${whose(batch)} is not positive definite: its leading minor of order ${info} is not positive (info = ${info})`,
      info,
      batch,
    );
  }
}

/**
 * An iteration for singular values, eigenvalues or a function of a matrix has come to no end, or could not begin: the matrix has a NaN or
 * an infinity, or no such function. `info` is the routine's, as LAPACK's where it has one.
 */
export class ConvergenceError extends MatrixError {
  constructor(routine: string, info: number, batch?: BatchFailure, values = 'singular values') {
    super(
      `${routine}: ${whose(batch)} has ${values} that did not converge, or elements that are not finite (info = ${info})`,
      info,
      batch,
    );
  }
}

/**
 * A matrix with which no digit of a solution is certain in the precision computed in, though no pivot is exactly zero: `rcond` is its
 * estimated reciprocal condition number, `info` LAPACK's for such a matrix, its number of columns + 1. The message says what can be done:
 * another precision, another verb, or the verb's option `illConditioned`.
 */
export class IllConditionedError extends MatrixError {
  readonly rcond: number;

  constructor(routine: string, said: string, rcond: number, info: number, batch?: BatchFailure) {
    super(`${routine}: ${whose(batch)} ${said}`, info, batch);
    this.rcond = rcond;
  }
}

/**
 * What is to be said of the matrices whose info is positive: undefined if there is none. `lead`: the leading dimensions of the array that
 * they are.
 */
export function failureOf(
  info: ArrayLike<number>,
  lead?: readonly number[],
): { readonly info: number; readonly batch: BatchFailure } | undefined {
  let [matrix, failed] = [-1, 0];
  for (let b = 0; b < info.length; b++) {
    if (!(info[b]! > 0)) continue;
    if (failed++ === 0) matrix = b;
  }
  if (failed === 0) return undefined;
  const found = { matrix, failed, of: info.length };
  return { info: info[matrix]!, batch: lead === undefined ? found : { ...found, index: indexOf(matrix, lead) } };
}

/** The indices of an element of an array whose last index runs fastest. */
function indexOf(element: number, shape: readonly number[]): number[] {
  const index = new Array<number>(shape.length);
  let rest = element;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    index[axis] = rest % shape[axis]!;
    rest = Math.floor(rest / shape[axis]!);
  }
  return index;
}

/** LAPACK's names of routines for positive definite matrices, without a precision: po and a verb. */
const POSITIVE = /p[ot](trf|trs|sv)/;
/** Of routines that iterate, what has not converged, or is not there. */
const ITERATED: readonly (readonly [names: RegExp, what: string])[] = [
  [/(sy|he|ge)ev|gees|ggev|hseqr|ste(bz|dc|in|qr|rf)/, 'eigenvalues'],
  [/(sy|he)gv/, 'a B that is not positive definite, or eigenvalues'],
  [/gesv[dj]|gesdd|gejsv|bds|pinv|matrixR/, 'singular values'],
  [/expm|invroot|logm|polar|signm|sqrtm/, 'no such function, or one'],
];

const NOT_FINITE = 'has elements that are not finite';
/** Of routines whose info is about neither pivots nor iterations, what it says of the matrix. */
const SAID: readonly (readonly [names: RegExp, said: (info: number) => string])[] = [
  [/gelsy|trsna/, () => NOT_FINITE],
  [/geequ/, () => 'has a row or column of zeros'],
  [/poequ/, (i) => `has A(${i},${i}) that is not positive`],
  [/lag2[hs]/, () => 'has elements that overflow'],
  [/tr(exc|sen|syl)/, (i) => (i === 1 ? 'has eigenvalues too near to each other' : NOT_FINITE)],
  [/gemmGrouped/, (i) => `does not fit the count of group ${i - 1}`],
];

/**
 * Throws where `info` reports a failure, SingularError or, from a Cholesky routine, NotPositiveDefiniteError, from one for eigenvalues,
 * singular values or a function of a matrix ConvergenceError, from one whose info says something else MatrixError; the opposite choice to
 * reading `info` yourself. Of a batch `info` is the list of all its matrices, and the error names the first that failed and how many did;
 * with `lead`, the leading dimensions of an array of matrices, its indices too.
 */
export function mustSucceed(routine: string, info: number | ArrayLike<number>, lead?: readonly number[]): void {
  if (typeof info !== 'number' && (typeof info !== 'object' || info === null))
    throw new ArgumentError(
      'mustSucceed',
      'info',
      2,
      info,
      'must be a number, or the list that context.download gives',
    );
  const found = failureOf(typeof info === 'number' ? [info] : info, lead);
  if (found === undefined) return;
  const batch = typeof info === 'number' ? undefined : found.batch;
  const iterated = ITERATED.find(([names]) => names.test(routine));
  if (iterated !== undefined) throw new ConvergenceError(routine, found.info, batch, iterated[1]);
  const said = SAID.find(([names]) => names.test(routine))?.[1](found.info);
  if (said !== undefined)
    throw new MatrixError(`${routine}: ${whose(batch)} ${said} (info = ${found.info})`, found.info, batch);
  throw POSITIVE.test(routine)
    ? new NotPositiveDefiniteError(routine, found.info, batch)
    : new SingularError(routine, found.info, batch);
}

/** An error's message, in one line. */
export const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().replaceAll('\n', ' ');
