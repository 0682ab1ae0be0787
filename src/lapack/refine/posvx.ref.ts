// Expert driver for symmetric positive definite systems, in TypeScript: the reference, and the steps that it shares with the engine. Host
// memory only.

import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { langeRef } from '../../blas3/norms/lange.ref.ts';
import { expertInfo, ratioOf } from '../../core/expert.ts';
import { precOf } from '../../core/extremes.ts';
import type { RealArray, RealMat, Uplo } from '../../core/matrix.ts';
import { potrfRef } from '../cholesky/potrf.ref.ts';
import { potrsRef } from '../cholesky/potrs.ref.ts';
import { laqsyRef } from '../condition/laqsy.ref.ts';
import { poconRef } from '../condition/pocon.ref.ts';
import { poequRef } from '../condition/poequ.ref.ts';
import { type Fact, scaleRowsRef } from './expert.ref.ts';
import { porfsRef } from './porfs.ref.ts';

export interface PosvxProblem {
  readonly fact: Fact;
  readonly uplo: Uplo;
  readonly n: number;
  readonly nrhs: number;
  readonly A: RealMat;
  readonly AF: RealMat;
  readonly B: RealMat;
  readonly X: RealMat;
  /** Scale factors: in with fact 'f', out with 'e'. */
  readonly s: RealArray;
  readonly ferr: RealArray;
  readonly berr: RealArray;
  /** Whether A is equilibrated, with fact 'f'. */
  readonly equed: number;
}

/** What works on AF, X, ferr and berr. */
export interface PosvxSolver {
  factor(): number;
  condition(anorm: number): number;
  solve(): void;
  refine(): void;
}

export interface PosvxResult {
  readonly equed: number;
  readonly rcond: number;
  readonly info: number;
}

/** Whether A is or becomes scaled, and scond. */
function equilibrate({ fact, uplo, n, A, s, equed }: PosvxProblem): { equed: number; scond: number } {
  if (fact === 'n' || n === 0) return { equed: 0, scond: 1 };
  if (fact === 'f') return { equed, scond: ratioOf(s) };
  const { scond, amax, info } = poequRef(n, A, s);
  // A diagonal that is not positive: potrf will say so.
  return { equed: info > 0 ? 0 : laqsyRef(uplo, n, A, s, scond, amax), scond };
}

/** Source: LAPACK xPOSVX. */
export function posvxSteps(p: PosvxProblem, solver: PosvxSolver): PosvxResult {
  const { uplo, n, nrhs, A, AF, B, X, s, ferr } = p;
  const { equed, scond } = equilibrate(p);
  // diag(s) A diag(s) Y = diag(s) B, X = diag(s) Y
  if (equed > 0) scaleRowsRef(n, nrhs, B, s);
  if (p.fact !== 'f') {
    lacpyRef(uplo, n, n, A, AF);
    const info = solver.factor();
    if (info > 0) return { equed, rcond: 0, info };
  }
  const rcond = solver.condition(langeRef({ norm: '1', uplo, diag: 'n', symmetric: true, m: n, n }, A));
  lacpyRef('f', n, nrhs, B, X);
  solver.solve();
  solver.refine();
  if (equed > 0) {
    scaleRowsRef(n, nrhs, X, s);
    for (let j = 0; j < nrhs; j++) ferr[j] = ferr[j]! / scond;
  }
  return { equed, rcond, info: expertInfo(n, rcond, precOf(ferr)) };
}

export function posvxRef(p: PosvxProblem): PosvxResult {
  const { uplo, n, nrhs, A, AF, B, X, ferr, berr } = p;
  return posvxSteps(p, {
    factor: () => potrfRef(uplo, n, AF),
    condition: (anorm) => poconRef(uplo, n, AF, anorm),
    solve: () => potrsRef(uplo, n, nrhs, AF, X),
    refine: () => porfsRef(uplo, n, nrhs, A, AF, B, X, ferr, berr),
  });
}
