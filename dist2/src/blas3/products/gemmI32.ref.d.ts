import type { HostMat, Trans } from '../../core/matrix.ts';
/**
 * C := alpha op(A) op(B) + beta C modulo 2^32, element by element. A dot product is summed in double, where it is exact up to a k of 2^39,
 * and brought into the range of C by `| 0`, which takes it modulo 2^32. With alpha = 0 neither A nor B is read.
 */
export declare function gemmI32Ref(transA: Trans, transB: Trans, m: number, n: number, k: number, alpha: number, A: HostMat<'b'>, B: HostMat<'b'>, beta: number, C: HostMat<'i'>): void;
