// The text of GETRS, once for all modes: what its steps do is given, in `ops`.
import type { Trans } from '../../core/matrix.ts';
import type { Triangular } from '../../core/signatures.ts';

export interface LuSolveOps<M> {
  readonly trsm: Triangular<M>;
  /** B := P B for all of P's interchanges, or P^T B. */
  interchange(B: M, forward: boolean): void;
}

/** B := op(A)^-1 B with P A = L U in A. */
export function getrsSteps<M>(ops: LuSolveOps<M>, trans: Trans, n: number, nrhs: number, A: M, B: M): void {
  if (trans === 'n') {
    // B := U^-1 L^-1 P B
    ops.interchange(B, true);
    ops.trsm('l', 'l', 'n', 'u', n, nrhs, 1, A, B);
    ops.trsm('l', 'u', 'n', 'n', n, nrhs, 1, A, B);
  } else {
    // B := P^T op(L)^-1 op(U)^-1 B
    ops.trsm('l', 'u', trans, 'n', n, nrhs, 1, A, B);
    ops.trsm('l', 'l', trans, 'u', n, nrhs, 1, A, B);
    ops.interchange(B, false);
  }
}
