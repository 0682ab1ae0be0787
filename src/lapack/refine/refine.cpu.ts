// The system that iterative refinement works on in the engine's memory: products on all threads, the rest by the reference; and its operands.

import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, RealMat, Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { hostMat } from '../../runtime/buffer.ts';
import { elements } from './expert.cpu.ts';
import { magnitudesRef, type RefineSystem } from './refine.ref.ts';

/** As systemRef, with A, B and X in the engine's memory. The last of the call's memory must be taken here. */
export function systemEngine(
  e: Engine,
  r: Real,
  space: Workspace,
  trans: Trans,
  n: number,
  nrhs: number,
  A: Place,
  B: Place,
  X: Place,
  solve: (columns: number, transposed: boolean, R: Place) => void,
): RefineSystem {
  const take = (cols: number): Place => ({ at: space.take(n * cols * r.bytes), ld: Math.max(1, n) });
  const [sizes, R, W, V] = [take(n), take(nrhs), take(nrhs), take(nrhs)];
  const square = (place: Place): RealMat => matrixAt(e, r, n, n, place);
  const tall = (place: Place): RealMat => matrixAt(e, r, n, nrhs, place);
  const [viewB, viewX, viewR, viewW, viewV] = [tall(B), tall(X), tall(R), tall(W), tall(V)];
  const product = { transA: trans !== 'n', m: n, n: nrhs, k: n, beta: 1 };
  const residual = (): void => {
    lacpyRef('f', n, nrhs, viewB, viewR);
    gemmEngine(e, r, { ...product, alpha: -1, A, B: X, C: R });
    magnitudesRef(n, nrhs, viewB, viewW);
    magnitudesRef(n, nrhs, viewX, viewV);
    gemmEngine(e, r, { ...product, alpha: 1, A: sizes, B: V, C: W });
  };
  return {
    prepare: () => magnitudesRef(n, n, square(A), square(sizes)),
    n,
    nrhs,
    X: viewX,
    R: viewR,
    W: viewW,
    residual,
    solve: (columns, transposed) => solve(columns, transposed, R),
  };
}

/** The operands of a refinement, as its routines name them. */
interface RefineArgs {
  readonly nrhs: number;
  readonly A: Ptr<Prec>;
  readonly lda: number;
  readonly AF: Ptr<Prec>;
  readonly ldaf: number;
  readonly B: Ptr<Prec>;
  readonly ldb: number;
  readonly X: Ptr<Prec>;
  readonly ldx: number;
  readonly ferr: Ptr<Prec>;
  readonly berr: Ptr<Prec>;
}

/** Their host copies. */
export async function refineOperands(a: RefineArgs) {
  const matrices = await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.AF, a.ldaf, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.X, a.ldx, 'write'),
  ]);
  const [A, AF, B, X] = matrices as [RealMat, RealMat, RealMat, RealMat];
  const [ferr, berr] = await Promise.all([elements(a.ferr, a.nrhs, A), elements(a.berr, a.nrhs, A)]);
  return { A, AF, B, X, ferr, berr };
}
