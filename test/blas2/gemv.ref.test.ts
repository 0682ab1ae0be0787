// The level-2 references on numbers that can be worked out by hand; their sweeps are those of the routines on the CPU backend.
import { expect, it } from 'vitest';
import { gemvRef } from '../../src/blas2/gemv.ref.ts';
import { symvRef } from '../../src/blas2/symv.ref.ts';
import { syr2Ref } from '../../src/blas2/syr2.ref.ts';
import { trmvRef } from '../../src/blas2/trmv.ref.ts';
import { trsvRef } from '../../src/blas2/trsv.ref.ts';
import { vectorRef } from '../../src/blas2/vector.ref.ts';
import type { RealMat } from '../../src/core/matrix.ts';

const mat = (ld: number, ...values: number[]): RealMat => ({ data: Float64Array.from(values), off: 0, ld });
const vec = (...values: number[]): RealMat => mat(1, ...values);

// Rows (1 2) (3 4) (5 6).
const TALL = [1, 3, 5, 2, 4, 6];
const LOWER = [2, 3, Number.NaN, 4];

it('gemv multiplies by the rows of A, or by its columns', () => {
  const y = vec(100, 100, 100);
  gemvRef('n', 3, 2, 2, mat(3, ...TALL), vec(1, 10), 0.5, y);
  expect([...y.data]).toEqual([92, 136, 180]);
  const z = vec(Number.NaN, Number.NaN);
  gemvRef('t', 3, 2, 1, mat(3, ...TALL), vec(1, 10, 100), 0, z);
  expect([...z.data]).toEqual([531, 642]);
});

it('a negative increment starts at the far end', () => {
  const y = vec(0, 0, 0);
  gemvRef('n', 3, 2, 1, mat(3, ...TALL), vectorRef(vec(10, 7, 1), 2, -2), 0, vectorRef(y, 3, -1));
  expect([...y.data]).toEqual([65, 43, 21]);
});

it('symv and syr2 use one triangle', () => {
  const y = vec(0, 0);
  symvRef('l', 2, 1, mat(2, ...LOWER), vec(1, 10), 0, y);
  expect([...y.data]).toEqual([32, 43]);
  const A = mat(2, ...LOWER);
  syr2Ref('l', 2, 1, vec(1, 2), vec(3, 5), A);
  expect([...A.data]).toEqual([8, 14, Number.NaN, 24]);
});

it.each(['n', 't'] as const)('trsv undoes trmv (%s)', (trans) => {
  const x = vec(1, 10);
  trmvRef('l', trans, 'n', 2, mat(2, ...LOWER), x);
  expect([...x.data]).toEqual(trans === 'n' ? [2, 43] : [32, 40]);
  trsvRef('l', trans, 'n', 2, mat(2, ...LOWER), x);
  expect([...x.data]).toEqual([1, 10]);
});
