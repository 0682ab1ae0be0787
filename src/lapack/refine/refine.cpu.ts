// Iterative refinement on the CPU backend: products and solves on the engine, the rest by the reference, on the operands' host copies.
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat, Ptr, RealArray, RealMat, Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import { type RefineSystem, systemOf } from './refine.ref.ts';

/** As systemRef, with A, B and X in the engine's memory. The last of the call's memory must be taken here. */
export function systemEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  trans: Trans,
  n: number,
  nrhs: number,
  A: Place,
  B: Place,
  X: Place,
  solve: (columns: number, op: Trans, R: Place) => void,
): RefineSystem {
  // What magnitudes are in
  const real = r.parts === 2 ? r.real : r;
  const take = (cols: number, { bytes }: Elements): Place => ({ at: space.take(n * cols * bytes), ld: Math.max(1, n) });
  const at = { A, sizes: take(n, real), B, X, R: take(nrhs, r), W: take(nrhs, real), V: take(nrhs, real) };
  const view = (place: Place, cols = nrhs): FieldMat => matrixAt(e, r, n, cols, place);
  const realView = (place: Place, cols = nrhs): RealMat => matrixAt(e, real, n, cols, place);
  const square = { A: view(A, n), sizes: realView(at.sizes, n) };
  const tall = { B: view(B), X: view(X), R: view(at.R), W: realView(at.W), V: realView(at.V) };
  const product = { transA: trans, m: n, n: nrhs, k: n, beta: 1 };
  return systemOf(
    trans,
    n,
    nrhs,
    { ...square, ...tall },
    (alpha, of, by, to) => gemmEngine(e, of === 'A' ? r : real, { ...product, alpha, A: at[of], B: at[by], C: at[to] }),
    (columns, op) => solve(columns, op, at.R),
  );
}

/** The operands of a refinement, as its routines name them. */
export interface RefineArgs {
  readonly nrhs: number;
  readonly A: Ptr<Prec>;
  readonly AF: Ptr<Prec>;
  readonly B: Ptr<Prec>;
  readonly X: Ptr<Prec>;
  readonly ferr: Ptr<Prec>;
  readonly berr: Ptr<Prec>;
}

/** Their host copies. */
export async function refineOperands(a: RefineArgs) {
  const operands = await onHost(a, { A: 'read', AF: 'read', B: 'read', X: 'write', ferr: 'write', berr: 'write' });
  const [ferr, berr] = [operands.ferr, operands.berr].map((x) => elementsOf(x, a.nrhs)) as [RealArray, RealArray];
  return { ...operands, ferr, berr };
}
