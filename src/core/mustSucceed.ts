// What a routine's info means, as an error: loaded when something has failed, unless a program asks for it.
import {
  ArgumentError,
  ConvergenceError,
  failureOf,
  MatrixError,
  NotPositiveDefiniteError,
  SingularError,
  saying,
} from './errors.ts';

/** LAPACK's names of routines for positive definite matrices, without a precision: po and a verb. */
const POSITIVE = /p[ot](trf|trs|sv)/;
/** Of routines that iterate, what has not converged, or is not there. */
const ITERATED: readonly (readonly [names: RegExp, what: string])[] = [
  [/(sy|he|ge)ev|gees|ggev|hseqr|ste(bz|dc|in|qr|rf)/, 'eigenvalues'],
  [/(sy|he)gv/, 'a B that is not positive definite, or eigenvalues'],
  [/gesv[dj]|gesdd|gejsv|bds|pinv|matrixR/, 'singular values'],
  [/expm|invroot|logm|polar|signm|sqrtm/, 'no such function, or one'],
];

/** Of routines that have no U, what has the zero on its diagonal. */
const FACTORS: readonly (readonly [names: RegExp, factor: string])[] = [
  [/(sy|he)[ts]/, 'D'],
  [/trt/, 'A'],
  [/gels/, 'R'],
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
  if (said !== undefined) throw new MatrixError(saying(routine, batch, said, found.info), found.info, batch);
  if (POSITIVE.test(routine)) throw new NotPositiveDefiniteError(routine, found.info, batch);
  throw new SingularError(routine, found.info, batch, FACTORS.find(([names]) => names.test(routine))?.[1]);
}
