import type { Prec } from '../core/field.ts';
import { type RealMat } from '../core/matrix.ts';
import type { Gemm } from '../core/signatures.ts';
/** C := alpha op(A) op(B) + beta C of real matrices; those of halves are given as singles. */
export declare function hostGemm(prec: Prec): Gemm<RealMat, number>;
