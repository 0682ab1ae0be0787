// QR factorization by Cholesky factorizations in TypeScript: the reference, and the steps that it shares with the engine. Host memory only.

import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { syrkBlockedRef } from '../../blas3/products/syrk.ref.ts';
import { trmmBlockedRef } from '../../blas3/triangular/trmm.ref.ts';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { MOST_DEPARTURE, shiftOf } from '../../core/leastSquares.ts';
import type { RealMat } from '../../core/matrix.ts';
import { potrfRef } from '../cholesky/potrf.ref.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { geqrfRef } from './geqrf.ref.ts';
import { orgqrRef } from './orgqr.ref.ts';
import { ormqrRef } from './ormqr.ref.ts';

export interface CholqrProblem {
  readonly wantsQ: boolean;
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly A: RealMat;
  readonly R: RealMat;
  /** Both or neither. */
  readonly B?: RealMat | undefined;
  readonly C?: RealMat | undefined;
  readonly fallback: boolean;
}

/** W is m x n, G n x n: workspace. */
export interface CholqrSolver {
  /** W := A */
  copy(): void;
  /** G := W^T W, its upper triangle. */
  gram(): void;
  /** G, where it is now. */
  G(): RealMat;
  /** G := its Cholesky factor U; returns info. */
  factor(): number;
  /** W := W G^-1 */
  solve(): void;
  /** R := G R, an upper triangle. */
  accumulate(): void;
  /** C := W^T B */
  project(): void;
  /** C := G^-T C */
  correct(): void;
  /** A := W */
  store(): void;
  /** By reflections: W = Q R; A := Q if that is wanted; C := Q^T B, which takes a copy of B. */
  reflect(): void;
}

/** ||G - I||_F of a symmetric matrix whose upper triangle is given. */
export function departureRef(n: number, G: RealMat): number {
  let square = 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i <= j; i++) {
      const x = G.data[G.off + i + j * G.ld]! - (i === j ? 1 : 0);
      square += (i === j ? 1 : 2) * x * x;
    }
  }
  return Math.sqrt(square);
}

function shift(n: number, G: RealMat): void {
  let trace = 0;
  for (let i = 0; i < n; i++) trace += G.data[G.off + i * (G.ld + 1)]!;
  const by = shiftOf(n, precOf(G.data)) * trace;
  for (let i = 0; i < n; i++) G.data[G.off + i * (G.ld + 1)] = G.data[G.off + i * (G.ld + 1)]! + by;
}

/** Passes from the first (with a shift the zeroth) to the second; whether Q is orthogonal at its end. */
function passesFrom(first: 0 | 1, s: CholqrProblem, solver: CholqrSolver): boolean {
  const { n, R, C } = s;
  solver.copy();
  for (let pass: number = first; pass <= 2; pass++) {
    solver.gram();
    if (pass === 0) shift(n, solver.G());
    if (pass === 2 && !(departureRef(n, solver.G()) <= MOST_DEPARTURE)) return false;
    if (solver.factor() > 0) return false;
    if (pass === first) copyUpper(n, solver.G(), R);
    else solver.accumulate();
    if (pass === 2 && C !== undefined) {
      // Q^T B = R2^-T Q1^T B
      solver.project();
      solver.correct();
    }
    if (pass < 2 || s.wantsQ) solver.solve();
  }
  return true;
}

/** Returns passes. */
export function cholqrSteps(s: CholqrProblem, solver: CholqrSolver): number {
  let passes = passesFrom(1, s, solver) ? 2 : -1;
  if (passes < 0 && s.fallback) passes = passesFrom(0, s, solver) ? 3 : 0;
  if (passes === 0) {
    solver.copy();
    solver.reflect();
  } else if (s.wantsQ) {
    solver.store();
  }
  return passes;
}

/** R := the upper triangle of G, and zeros below. */
export function copyUpper(n: number, G: RealMat, R: RealMat): void {
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) R.data[R.off + i + j * R.ld] = i <= j ? G.data[G.off + i + j * G.ld]! : 0;
  }
}

export function cholqrRef(s: CholqrProblem): number {
  const { m, n, nrhs, A, R, B, C } = s;
  const W: RealMat = { data: vectorLike(A, m * n), off: 0, ld: Math.max(1, m) };
  const G: RealMat = { data: vectorLike(A, n * n), off: 0, ld: Math.max(1, n) };
  return cholqrSteps(s, {
    G: () => G,
    copy: () => lacpyRef('f', m, n, A, W),
    gram: () => syrkBlockedRef('u', 't', n, m, 1, W, 0, G),
    factor: () => potrfRef('u', n, G),
    solve: () => trsmBlockedRef('r', 'u', 'n', 'n', m, n, 1, G, W),
    accumulate: () => trmmBlockedRef('l', 'u', 'n', 'n', n, n, 1, G, R),
    project: () => gemmBlockedRef('t', 'n', n, nrhs, m, 1, W, B!, 0, C!),
    correct: () => trsmBlockedRef('l', 'u', 't', 'n', n, nrhs, 1, G, C!),
    store: () => lacpyRef('f', m, n, W, A),
    reflect() {
      const tau = vectorLike(A, n);
      geqrfRef(m, n, W, tau);
      copyUpper(n, W, R);
      if (B !== undefined && C !== undefined) {
        const D: RealMat = { data: vectorLike(A, m * nrhs), off: 0, ld: Math.max(1, m) };
        lacpyRef('f', m, nrhs, B, D);
        ormqrRef('l', 't', m, nrhs, n, W, tau, 0, D);
        lacpyRef('f', n, nrhs, D, C);
      }
      if (!s.wantsQ) return;
      orgqrRef(m, n, n, W, tau);
      lacpyRef('f', m, n, W, A);
    },
  });
}
