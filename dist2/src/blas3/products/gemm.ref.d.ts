import { type FieldMat } from '../../core/matrix.ts';
import type { Gemm, Numeric } from '../../core/signatures.ts';
/**
 * C := alpha op(A) op(B) + beta C, element by element.
 * Each dot product is summed in double and rounded to C's precision once. With beta = 0 C is not read; with alpha = 0 or k = 0
 * neither A nor B is. Nothing is skipped because it is zero, so NaN and infinity go where the formula sends them.
 */
export declare const gemmRef: Gemm<FieldMat>;
/** C := beta C. With beta = 0 C is not read. */
export declare function scaleRef(m: number, n: number, beta: Numeric, { data, off, ld, parts }: FieldMat): void;
/**
 * C := alpha op(A) op(B) + beta C by blocks (Goto and van de Geijn): per KC columns of op(A), the blocks of op(B) and op(A) are copied
 * to contiguous panels, in double for either precision, and multiplied by a kernel that keeps an MR x NR tile of C in registers.
 * Same rules as gemmRef; in single, C is rounded once per KC terms. In double the CPU engine sums in the same order
 * (src/engine/kernels/gemm.ts): the same bits where it does not fuse products and sums.
 */
export declare const gemmBlockedRef: Gemm<FieldMat>;
