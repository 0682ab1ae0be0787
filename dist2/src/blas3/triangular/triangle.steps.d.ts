import type { Gemm, Triangular } from '../../core/signatures.ts';
export interface TriangleOps<M> {
    /** Triangles up to this order are left to `small`, which solves or multiplies. */
    readonly leaf: number;
    readonly small: Triangular<M>;
    readonly gemm: Gemm<M>;
    at(A: M, i: number, j: number): M;
}
type Steps = <M>(ops: TriangleOps<M>, ...args: Parameters<Triangular<M>>) => void;
/** B := alpha op(A)^-1 B or alpha B op(A)^-1. */
export declare const trsmSteps: Steps;
/** B := alpha op(A) B or alpha B op(A). */
export declare const trmmSteps: Steps;
export {};
