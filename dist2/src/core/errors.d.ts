/** Base class: `catch (e) { if (e instanceof BasaltError) ... }`. */
export declare class BasaltError extends Error {
    get name(): string;
}
/** Short, safe text of any value for a message. */
export declare function show(value: unknown): string;
/** A call that breaks a rule of the routine: which routine, which argument (and its position, as LAPACK counts), its value, the rule. */
export declare class ArgumentError extends BasaltError {
    readonly routine: string;
    readonly argument: string;
    /** 1-based position in the routine's positional form, as in LAPACK's INFO = -position. */
    readonly position: number;
    readonly value: unknown;
    readonly rule: string;
    constructor(routine: string, argument: string, position: number, value: unknown, rule: string);
}
/** Something this machine cannot do: what, which feature or limit stands in the way, what to do instead. */
export declare class UnsupportedError extends BasaltError {
}
/** The device refused or failed: a validation error, a kernel that does not compile, a failed map. */
export declare class DeviceError extends BasaltError {
}
/** The device is gone (driver reset, unplugged, destroyed): every buffer of the context is lost. Create a new context. */
export declare class DeviceLostError extends DeviceError {
}
/** The device has no memory for an allocation. Dispose of buffers, or solve in parts. */
export declare class OutOfMemoryError extends DeviceError {
}
/** A thread of the CPU engine was stopped, or did not answer, during a call: its results are lost. Everything else goes on. */
export declare class WorkerLostError extends DeviceError {
}
/** Use of a buffer or context after dispose(). */
export declare class DisposedError extends BasaltError {
}
/** Which matrix of a batch failed first, counted from 0, how many failed, and of how many. */
export interface BatchFailure {
    readonly matrix: number;
    readonly failed: number;
    readonly of: number;
    /** Of an array with leading dimensions: the indices of that matrix in them. */
    readonly index?: readonly number[];
}
/** A matrix with which a verb cannot go on. Of a batch the first such matrix is named, and no result is returned. */
export declare class MatrixError extends BasaltError {
    /** LAPACK's. */
    readonly info: number;
    /** Of a batch. */
    readonly batch: BatchFailure | undefined;
    constructor(message: string, info: number, batch?: BatchFailure);
    /** The matrix of a batch, counted from 0; undefined of a single one. */
    get batchElement(): number | undefined;
    /** Its indices in the leading dimensions of an array. */
    get batchIndex(): readonly number[] | undefined;
}
/** A factorization met an exactly zero pivot: `info` is its 1-based index, as in LAPACK. */
export declare class SingularError extends MatrixError {
    constructor(routine: string, info: number, batch?: BatchFailure);
}
/** A Cholesky factorization met a leading minor that is not positive: `info` is its order, as in LAPACK. */
export declare class NotPositiveDefiniteError extends MatrixError {
    constructor(routine: string, info: number, batch?: BatchFailure);
}
/**
 * An iteration for singular values or eigenvalues has come to no end, or could not begin: the matrix has a NaN or an infinity. `info` is
 * LAPACK's.
 */
export declare class ConvergenceError extends MatrixError {
    constructor(routine: string, info: number, batch?: BatchFailure, values?: string);
}
/**
 * A matrix with which no digit of a solution is certain in the precision computed in, though no pivot is exactly zero: `rcond` is its
 * estimated reciprocal condition number, `info` LAPACK's for such a matrix, its number of columns + 1. The message says what can be done:
 * another precision, another verb, or the verb's option `illConditioned`.
 */
export declare class IllConditionedError extends MatrixError {
    readonly rcond: number;
    constructor(routine: string, said: string, rcond: number, info: number, batch?: BatchFailure);
}
/**
 * What is to be said of the matrices whose info is positive: undefined if there is none. `lead`: the leading dimensions of the array that
 * they are.
 */
export declare function failureOf(info: ArrayLike<number>, lead?: readonly number[]): {
    readonly info: number;
    readonly batch: BatchFailure;
} | undefined;
/**
 * Throws where `info` reports a failure, SingularError or, from a Cholesky routine, NotPositiveDefiniteError, from one for eigenvalues
 * ConvergenceError; the opposite choice to reading `info` yourself. Of a batch `info` is the list of all its matrices, and the error names
 * the first that failed and how many did; with `lead`, the leading dimensions of an array of matrices, its indices too.
 */
export declare function mustSucceed(routine: string, info: number | ArrayLike<number>, lead?: readonly number[]): void;
/** An error's message, in one line. */
export declare const reason: (error: unknown) => string;
