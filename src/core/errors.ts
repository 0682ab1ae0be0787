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
}

const whose = (batch?: BatchFailure): string =>
  batch === undefined
    ? 'the matrix'
    : `${batch.failed} of ${batch.of} matrices failed; the first of them, matrix ${batch.matrix},`;

/** A factorization met an exactly zero pivot: `info` is its 1-based index, as in LAPACK. */
export class SingularError extends BasaltError {
  readonly info: number;
  /** Of a batch. */
  readonly batch: BatchFailure | undefined;
  constructor(routine: string, info: number, batch?: BatchFailure) {
    super(`${routine}: ${whose(batch)} is singular: U(${info},${info}) is exactly zero (info = ${info})`);
    this.info = info;
    this.batch = batch;
  }
}

/** A Cholesky factorization met a leading minor that is not positive: `info` is its order, as in LAPACK. */
export class NotPositiveDefiniteError extends BasaltError {
  readonly info: number;
  /** Of a batch. */
  readonly batch: BatchFailure | undefined;
  constructor(routine: string, info: number, batch?: BatchFailure) {
    super(
      `${routine}: ${whose(batch)} is not positive definite: its leading minor of order ${info} is not positive (info = ${info})`,
    );
    this.info = info;
    this.batch = batch;
  }
}

/** LAPACK's names of routines for positive definite matrices: po and a verb, behind a precision letter or none. */
const POSITIVE = /^[sd]?p[ot](trf|trs|sv)/;

/**
 * Throws where `info` reports a failure, SingularError or, from a Cholesky routine, NotPositiveDefiniteError; the opposite choice to reading
 * `info` yourself. Of a batch `info` is the list of all its matrices, and the error names the first that failed and how many did.
 */
export function mustSucceed(routine: string, info: number | ArrayLike<number>): void {
  const list = typeof info === 'number' ? [info] : Array.from(info);
  const matrix = list.findIndex((one) => one > 0);
  if (matrix < 0) return;
  const failed = list.reduce((count, one) => count + (one > 0 ? 1 : 0), 0);
  const batch = typeof info === 'number' ? undefined : { matrix, failed, of: list.length };
  throw POSITIVE.test(routine)
    ? new NotPositiveDefiniteError(routine, list[matrix]!, batch)
    : new SingularError(routine, list[matrix]!, batch);
}
