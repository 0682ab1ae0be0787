// The references for band matrices on storage that is written out here; their sweeps are those of the routines on the CPU backend.
import { expect, it } from 'vitest';
import { gbmvRef } from '../../src/blas2/gbmv.ref.ts';
import { sbmvRef } from '../../src/blas2/sbmv.ref.ts';
import { tbmvRef } from '../../src/blas2/tbmv.ref.ts';
import { tbsvRef } from '../../src/blas2/tbsv.ref.ts';
import type { RealMat } from '../../src/core/matrix.ts';

const { NaN: none } = Number;
const mat = (ld: number, ...values: number[]): RealMat => ({ data: Float64Array.from(values), off: 0, ld });
const vec = (...values: number[]): RealMat => mat(1, ...values);

// Rows (1 2 0) (3 4 5) (6 7 8) (0 9 10): kl = 2, ku = 1, one column of the storage per line.
const TALL = mat(4, ...[none, 1, 3, 6], ...[2, 4, 7, 9], ...[5, 8, 10, none]);
// Rows (1 2 0) (2 4 5) (0 5 8), by triangles.
const LOWER = mat(2, ...[1, 2], ...[4, 5], ...[8, none]);
const UPPER = mat(2, ...[none, 1], ...[2, 4], ...[5, 8]);

it('gbmv multiplies by the rows of A, or by its columns', () => {
  const y = vec(1, 1, 1, 1);
  gbmvRef('n', 4, 3, 2, 1, 2, TALL, vec(1, 10, 100), 3, y);
  expect([...y.data]).toEqual([45, 1089, 1755, 2183]);
  const z = vec(none, none, none);
  gbmvRef('t', 4, 3, 2, 1, 1, TALL, vec(1, 10, 100, 1000), 0, z);
  expect([...z.data]).toEqual([631, 9742, 10850]);
});

it.each([
  ['l', LOWER],
  ['u', UPPER],
] as const)('sbmv uses either triangle (%s)', (uplo, A) => {
  const y = vec(none, none, none);
  sbmvRef(uplo, 3, 1, 1, A, vec(1, 10, 100), 0, y);
  expect([...y.data]).toEqual([21, 542, 850]);
});

it.each([
  ['l', 'n', LOWER, [1, 42, 850]],
  ['l', 't', LOWER, [21, 540, 800]],
  ['u', 'n', UPPER, [21, 540, 800]],
  ['u', 't', UPPER, [1, 42, 850]],
] as const)('tbsv undoes tbmv (%s, %s)', (uplo, trans, A, product) => {
  const x = vec(1, 10, 100);
  tbmvRef(uplo, trans, 'n', 3, 1, A, x);
  expect([...x.data]).toEqual(product);
  tbsvRef(uplo, trans, 'n', 3, 1, A, x);
  expect([...x.data]).toEqual([1, 10, 100]);
});
