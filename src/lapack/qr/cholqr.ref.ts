// QR factorization by Cholesky factorizations in TypeScript: the reference, and the steps that it shares with the engine. Host memory only.

import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { herkBlockedRef } from '../../blas3/products/herk.ref.ts';
import { syrkBlockedRef } from '../../blas3/products/syrk.ref.ts';
import { trmmBlockedRef } from '../../blas3/triangular/trmm.ref.ts';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { MOST_DEPARTURE, shiftOf } from '../../core/leastSquares.ts';
import { at, type FieldMat } from '../../core/matrix.ts';
import { potrfRef } from '../cholesky/potrf.ref.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { geqrfRef } from './geqrf.ref.ts';
import { clearRows } from './leastSquares.ref.ts';
import { orgqrRef } from './orgqr.ref.ts';
import { ormqrRef } from './ormqr.ref.ts';

export interface CholqrProblem {
  readonly wantsQ: boolean;
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly A: FieldMat;
  readonly R: FieldMat;
  /** Both or neither. */
  readonly B?: FieldMat | undefined;
  readonly C?: FieldMat | undefined;
  readonly fallback: boolean;
}

/** W is m x n, G n x n: workspace. */
export interface CholqrSolver {
  /** W := A */
  copy(): void;
  /** G := W^H W, its upper triangle. */
  gram(): void;
  /** G, where it is now. */
  G(): FieldMat;
  /** G := its Cholesky factor U; returns info. */
  factor(): number;
  /** W := W G^-1 */
  solve(): void;
  /** R := G R, an upper triangle. */
  accumulate(): void;
  /** C := W^H B */
  project(): void;
  /** C := G^-H C */
  correct(): void;
  /** A := W */
  store(): void;
  /** By reflections: W = Q R; A := Q if that is wanted; C := Q^H B, which takes a copy of B. */
  reflect(): void;
}

/** ||G - I||_F of a symmetric or Hermitian matrix whose upper triangle is given. */
export function departureRef(n: number, G: FieldMat): number {
  const { parts = 1 } = G;
  let square = 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i <= j; i++) {
      const p = parts * (G.off + i + j * G.ld);
      const x = G.data[p]! - (i === j ? 1 : 0);
      square += (i === j ? 1 : 2) * x * x;
      if (parts === 2) square += (i === j ? 1 : 2) * G.data[p + 1]! ** 2;
    }
  }
  return Math.sqrt(square);
}

function shift(n: number, G: FieldMat): void {
  const { data, off, ld, parts = 1 } = G;
  const place = (i: number): number => parts * (off + i * (ld + 1));
  let trace = 0;
  for (let i = 0; i < n; i++) trace += data[place(i)]!;
  const by = shiftOf(n, precOf(data)) * trace;
  for (let i = 0; i < n; i++) data[place(i)] = data[place(i)]! + by;
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
      // Q^H B = R2^-H Q1^H B
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
export function copyUpper(n: number, G: FieldMat, R: FieldMat): void {
  lacpyRef('u', n, n, G, R);
  for (let j = 0; j < n; j++) clearRows(n, j + 1, 1, at(R, 0, j));
}

export function cholqrRef(s: CholqrProblem): number {
  const { m, n, nrhs, A, R, B, C } = s;
  const W: FieldMat = { data: vectorLike(A, m * n), off: 0, ld: Math.max(1, m), parts: A.parts };
  const G: FieldMat = { data: vectorLike(A, n * n), off: 0, ld: Math.max(1, n), parts: A.parts };
  return cholqrSteps(s, {
    G: () => G,
    copy: () => lacpyRef('f', m, n, A, W),
    gram: () =>
      A.parts === 2 ? herkBlockedRef('u', 'c', n, m, 1, W, 0, G) : syrkBlockedRef('u', 't', n, m, 1, W, 0, G),
    factor: () => potrfRef('u', n, G),
    solve: () => trsmBlockedRef('r', 'u', 'n', 'n', m, n, 1, G, W),
    accumulate: () => trmmBlockedRef('l', 'u', 'n', 'n', n, n, 1, G, R),
    project: () => gemmBlockedRef('c', 'n', n, nrhs, m, 1, W, B!, 0, C!),
    correct: () => trsmBlockedRef('l', 'u', 'c', 'n', n, nrhs, 1, G, C!),
    store: () => lacpyRef('f', m, n, W, A),
    reflect() {
      const tau = vectorLike(A, n);
      geqrfRef(m, n, W, tau);
      copyUpper(n, W, R);
      if (B !== undefined && C !== undefined) {
        const D: FieldMat = { data: vectorLike(A, m * nrhs), off: 0, ld: Math.max(1, m), parts: A.parts };
        lacpyRef('f', m, nrhs, B, D);
        ormqrRef('l', 'c', m, nrhs, n, W, tau, 0, D);
        lacpyRef('f', n, nrhs, D, C);
      }
      if (!s.wantsQ) return;
      orgqrRef(m, n, n, W, tau);
      lacpyRef('f', m, n, W, A);
    },
  });
}
