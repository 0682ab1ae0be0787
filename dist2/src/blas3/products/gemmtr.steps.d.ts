import type { Gemm, Gemmtr } from '../../core/signatures.ts';
export interface GemmtrOps<M> {
    /** Triangles up to this order are left to `small`. */
    readonly leaf: number;
    readonly small: Gemmtr<M>;
    readonly gemm: Gemm<M>;
    at(A: M, i: number, j: number): M;
}
/** C := alpha op(A) op(B) + beta C on the triangle `uplo` of C. */
export declare const gemmtrSteps: <M>(ops: GemmtrOps<M>, ...args: Parameters<Gemmtr<M>>) => void;
