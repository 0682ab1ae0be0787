// Expert driver for general systems, in TypeScript: the reference, and the steps that it shares with the engine. Host memory only.

import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { langeRef } from '../../blas3/norms/lange.ref.ts';
import { type Equed, expertInfo, ratioOf } from '../../core/expert.ts';
import { precOf } from '../../core/extremes.ts';
import type { RealArray, RealMat, Trans } from '../../core/matrix.ts';
import { geconRef } from '../condition/gecon.ref.ts';
import { geequRef } from '../condition/geequ.ref.ts';
import { laqgeRef } from '../condition/laqge.ref.ts';
import { getrfRecursiveRef } from '../lu/getrf.ref.ts';
import { getrsRef } from '../lu/getrs.ref.ts';
import { type Fact, pivotGrowthRef, scaleRowsRef } from './expert.ref.ts';
import { gerfsRef } from './gerfs.ref.ts';

export interface GesvxProblem {
  readonly fact: Fact;
  readonly trans: Trans;
  readonly n: number;
  readonly nrhs: number;
  readonly A: RealMat;
  readonly AF: RealMat;
  readonly B: RealMat;
  readonly X: RealMat;
  /** Scale factors: in with fact 'f', out with 'e'. */
  readonly r: RealArray;
  readonly c: RealArray;
  readonly ferr: RealArray;
  readonly berr: RealArray;
  /** How A is equilibrated, with fact 'f'. */
  readonly equed: Equed;
}

/** What works on AF, X, ferr and berr. */
export interface GesvxSolver {
  factor(): number;
  condition(norm: '1' | 'i', anorm: number): number;
  solve(): void;
  refine(): void;
}

export interface GesvxResult {
  readonly equed: Equed;
  readonly rcond: number;
  readonly rpvgrw: number;
  readonly info: number;
}

/** How A is or becomes scaled, and rowcnd and colcnd. */
function equilibrate(p: GesvxProblem): { equed: Equed; rowcnd: number; colcnd: number } {
  const { fact, n, A, r, c } = p;
  if (fact === 'n' || n === 0) return { equed: 0, rowcnd: 1, colcnd: 1 };
  if (fact === 'f') return { equed: p.equed, rowcnd: ratioOf(r), colcnd: ratioOf(c) };
  const { rowcnd, colcnd, amax, info } = geequRef(n, n, A, r, c);
  // A row or column of zeros: getrf will say so.
  const equed = info > 0 ? 0 : laqgeRef(n, n, A, r, c, rowcnd, colcnd, amax);
  return { equed, rowcnd, colcnd };
}

/** Source: LAPACK xGESVX. */
export function gesvxSteps(p: GesvxProblem, solver: GesvxSolver): GesvxResult {
  const { trans, n, nrhs, A, AF, B, X, r, c, ferr } = p;
  const { equed, rowcnd, colcnd } = equilibrate(p);
  const rows = equed % 2 === 1 ? { factors: r, ratio: rowcnd } : undefined;
  const columns = equed >= 2 ? { factors: c, ratio: colcnd } : undefined;
  // diag(r) A diag(c) Y = diag(r) B, X = diag(c) Y; of the transpose with r and c exchanged
  const [before, after] = trans === 'n' ? [rows, columns] : [columns, rows];
  if (before !== undefined) scaleRowsRef(n, nrhs, B, before.factors);
  if (p.fact !== 'f') {
    lacpyRef('f', n, n, A, AF);
    const info = solver.factor();
    if (info > 0) return { equed, rcond: 0, rpvgrw: pivotGrowthRef(n, info, A, AF), info };
  }
  const norm = trans === 'n' ? '1' : 'i';
  const anorm = langeRef({ norm, uplo: 'f', diag: 'n', symmetric: false, m: n, n }, A);
  const rcond = solver.condition(norm, anorm);
  lacpyRef('f', n, nrhs, B, X);
  solver.solve();
  solver.refine();
  if (after !== undefined) {
    scaleRowsRef(n, nrhs, X, after.factors);
    for (let j = 0; j < nrhs; j++) ferr[j] = ferr[j]! / after.ratio;
  }
  return { equed, rcond, rpvgrw: pivotGrowthRef(n, n, A, AF), info: expertInfo(n, rcond, precOf(ferr)) };
}

export function gesvxRef(p: GesvxProblem, ipiv: Int32Array, ipivOff: number): GesvxResult {
  const { trans, n, nrhs, A, AF, B, X, ferr, berr } = p;
  return gesvxSteps(p, {
    factor: () => getrfRecursiveRef(n, n, AF, ipiv, ipivOff),
    condition: (norm, anorm) => geconRef(norm, n, AF, anorm),
    solve: () => getrsRef(trans, n, nrhs, AF, ipiv, ipivOff, X),
    refine: () => gerfsRef(trans, n, nrhs, A, AF, ipiv, ipivOff, B, X, ferr, berr),
  });
}
