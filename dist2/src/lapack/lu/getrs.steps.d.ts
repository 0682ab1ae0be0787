import type { Trans } from '../../core/matrix.ts';
import type { Triangular } from '../../core/signatures.ts';
export interface LuSolveOps<M> {
    readonly trsm: Triangular<M>;
    /** B := P B for all of P's interchanges, or P^T B. */
    interchange(B: M, forward: boolean): void;
}
/** B := op(A)^-1 B with P A = L U in A. */
export declare function getrsSteps<M>(ops: LuSolveOps<M>, trans: Trans, n: number, nrhs: number, A: M, B: M): void;
