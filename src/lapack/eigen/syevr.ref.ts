// Chosen eigenvalues and vectors of a symmetric or Hermitian matrix, all of them by divide and conquer, in TypeScript. Host memory only.
import type { FieldMat } from '../../core/matrix.ts';
import { type Found, type SyevxProblem, syevxRef } from './syevx.ref.ts';

export interface SyevrProblem extends Omit<SyevxProblem, 'ifail'> {
  /** With jobz 'v', two for each vector: the first and last element that is not zero, from 1. */
  readonly isuppz: Int32Array;
}

/** Returns how many values there are, and info. */
export function syevrRef(problem: SyevrProblem): Found {
  const found = syevxRef({ ...problem, ifail: new Int32Array(problem.W.length) }, 'dc');
  if (problem.jobz === 'v') supportsRef(problem.n, found.m, problem.Z!, problem.isuppz);
  return found;
}

/** The first and last row, from 1, that is not zero in each column. */
export function supportsRef(
  rows: number,
  cols: number,
  { data, off, ld, parts = 1 }: FieldMat,
  isuppz: Int32Array,
): void {
  const isZero = (p: number): boolean => data[parts * p] === 0 && data[parts * p + parts - 1] === 0;
  for (let j = 0; j < cols; j++) {
    const column = off + j * ld;
    let [first, last] = [0, rows - 1];
    while (first < last && isZero(column + first)) first++;
    while (last > first && isZero(column + last)) last--;
    isuppz[2 * j] = first + 1;
    isuppz[2 * j + 1] = last + 1;
  }
}
