import { describe, expect, test } from 'vitest';
import {
  ArgumentError,
  BasaltError,
  ConvergenceError,
  DeviceError,
  DeviceLostError,
  DisposedError,
  MatrixError,
  mustSucceed,
  NotPositiveDefiniteError,
  OutOfMemoryError,
  SingularError,
  show,
  UnsupportedError,
  WorkerLostError,
} from '../../src/core/errors.ts';
import { thrownBy } from '../lib/caught.ts';

test('every error is a BasaltError with its own name and the cause that it was given', () => {
  const cause = new Error('inner');
  for (const Class of [UnsupportedError, DeviceError, DeviceLostError, OutOfMemoryError, DisposedError]) {
    const error = new Class('text', { cause });
    expect(error).toBeInstanceOf(BasaltError);
    expect(error).toMatchObject({ name: Class.name, message: 'text', cause });
    expect(String(error)).toBe(`${Class.name}: text`);
  }
});

test('a lost device, a lost thread and a lack of memory are device errors', () => {
  expect(new WorkerLostError()).toBeInstanceOf(DeviceError);
  expect(new DeviceLostError()).toBeInstanceOf(DeviceError);
  expect(new OutOfMemoryError()).toBeInstanceOf(DeviceError);
});

test('ArgumentError says routine, position, argument, value and rule', () => {
  const error = new ArgumentError('sgemm', 'lda', 8, 3, 'must be more');
  expect(error).toMatchObject({ routine: 'sgemm', argument: 'lda', position: 8, value: 3, rule: 'must be more' });
  expect(error.message).toBe('sgemm: argument 8 (lda) is 3, but must be more');
});

test('mustSucceed throws for a zero pivot only', () => {
  mustSucceed('sgesv', 0);
  const error = thrownBy(() => mustSucceed('sgesv', 3));
  expect(error).toBeInstanceOf(SingularError);
  expect(error).toMatchObject({ info: 3 });
  expect((error as Error).message).toContain('U(3,3) is exactly zero');
});

test.each(['ssyevd', 'cheev', 'zheevdStridedBatched', 'zgeev', 'sgeev'])(
  'from %s it says that nothing converged',
  (routine) => {
    expect(thrownBy(() => mustSucceed(routine, 2))).toBeInstanceOf(ConvergenceError);
  },
);

test.each([
  ['sgesvdStridedBatched', 'singular values'],
  ['zgesvdj', 'singular values'],
  ['dsgesdd', 'singular values'],
  ['cbdsqr', 'singular values'],
  ['dpinvBatched', 'singular values'],
  ['dssyevd', 'eigenvalues'],
  ['ssteqr', 'eigenvalues'],
  ['sstedcVbatched', 'eigenvalues'],
  ['cgees', 'eigenvalues'],
  ['chegv', 'a B that is not positive definite, or eigenvalues'],
  ['ssygvBatched', 'a B that is not positive definite, or eigenvalues'],
  ['sinvrootStridedBatched', 'no such function, or one'],
  ['zlogm', 'no such function, or one'],
  ['csqrtmBatched', 'no such function, or one'],
])('from %s it says that %s did not converge', (routine, values) => {
  const error = thrownBy(() => mustSucceed(routine, [0, 30]));
  expect(error).toBeInstanceOf(ConvergenceError);
  const whose = '1 of 2 matrices failed; the first of them, matrix 1, has';
  expect((error as Error).message).toContain(`${routine}: ${whose} ${values} that did not converge`);
});

test.each(['sgesv', 'dsgesv', 'zcgesv', 'sgesvRefinedBatched', 'cgesvx', 'sgesvRbt', 'dgetri', 'shgesv'])(
  'from %s it says that a pivot is zero',
  (routine) => {
    expect(thrownBy(() => mustSucceed(routine, 2))).toBeInstanceOf(SingularError);
  },
);

test.each([
  ['dgelsy', 1, 'has elements that are not finite'],
  ['cgeequ', 7, 'has a row or column of zeros'],
  ['spoequ', 3, 'has A(3,3) that is not positive'],
  ['dlag2s', 1, 'has elements that overflow'],
  ['slag2h', 1, 'has elements that overflow'],
  ['ztrexc', 1, 'has eigenvalues too near to each other'],
  ['dtrsen', 2, 'has elements that are not finite'],
  ['strsna', 4, 'has elements that are not finite'],
  ['ctrsyl', 1, 'has eigenvalues too near to each other'],
  ['hgemmGrouped', 3, 'does not fit the count of group 2'],
])('from %s it says what its info of %i does', (routine, info, said) => {
  const error = thrownBy(() => mustSucceed(routine, info)) as Error;
  expect(error).toBeInstanceOf(MatrixError);
  expect(error).not.toBeInstanceOf(SingularError);
  expect(error).not.toBeInstanceOf(ConvergenceError);
  expect(error.message).toBe(`${routine}: the matrix ${said} (info = ${info})`);
});

test.each(['spotrf', 'dposv', 'posvStridedBatched', 'cpotrf', 'zposvVbatched', 'cptsv', 'zcposv'])(
  'from %s it says which minor is not positive',
  (routine) => {
    mustSucceed(routine, 0);
    const error = thrownBy(() => mustSucceed(routine, 2));
    expect(error).toBeInstanceOf(NotPositiveDefiniteError);
    expect(error).toMatchObject({ info: 2 });
    expect((error as Error).message).toContain('leading minor of order 2');
  },
);

describe('show', () => {
  const shown: readonly (readonly [unknown, string])[] = [
    ['8', '"8"'],
    [8, '8'],
    [8n, '8n'],
    [Number.NaN, 'NaN'],
    [undefined, 'undefined'],
    [null, 'null'],
    [true, 'true'],
    [Symbol('s'), 'Symbol(s)'],
    [[1, 2], 'Array of 2'],
    [new Float64Array(3), 'Float64Array of 24 bytes'],
    [new DataView(new ArrayBuffer(5)), 'DataView of 5 bytes'],
    [{}, 'an object'],
    [new Map(), 'Map'],
    [() => 0, 'a function'],
    [Object.create(null), 'an object'],
  ];
  test.each(shown)('%#', (value, text) => expect(show(value)).toBe(text));
});

test('mustSucceed refuses what is no info', () => {
  for (const info of [undefined, null, '0']) {
    const refusal = { routine: 'mustSucceed', argument: 'info', position: 2 };
    expect(thrownBy(() => mustSucceed('gesv', info as never))).toMatchObject(refusal);
  }
});
