import type { RealMat } from '../core/matrix.ts';
import type { Gemm, Geqrf, Getrf, Getrs, Potrf, Potrs, Symm, Syr2k, Syrk, Triangular } from '../core/signatures.ts';
interface Routines {
    gemm: Gemm<RealMat, number>;
    symm: Symm<RealMat, number>;
    syrk: Syrk<RealMat, number>;
    syr2k: Syr2k<RealMat, number>;
    trmm: Triangular<RealMat, number>;
    trsm: Triangular<RealMat, number>;
    getrf: Getrf<RealMat>;
    getrs: Getrs<RealMat>;
    potrf: Potrf<RealMat>;
    potrs: Potrs<RealMat>;
    geqrf: Geqrf<RealMat>;
}
/**
 * Each function has the arguments of the routine's reference (`x.ref.ts`), which have been checked, and does the same to them. The
 * operands of a call are all singles or all doubles. Results are final when a function returns.
 */
export interface Provider extends Readonly<Routines> {
    /** What computes, for traces and tables: 'OpenBLAS 0.3.21 (Haswell), 2 threads'. */
    readonly title: string;
}
/** Whether a value has all that a provider has. A promise of one, which was not awaited, has not. */
export declare function isProvider(value: unknown): value is Provider;
export {};
