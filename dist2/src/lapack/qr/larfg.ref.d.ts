import type { Complex } from '../../core/field.ts';
import type { FieldMat, RealArray, Side } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
/**
 * H x = beta e_0 for the n elements of x from `off` on: x(0) := beta, the rest := v, and tau is returned. beta has the sign that x(0)
 * has not, so that nothing cancels. tau = 0, and H = I, where the rest of x is zero already. Source: LAPACK xLARFG.
 */
export declare function larfgRef(n: number, x: RealArray, off: number): number;
/**
 * H^H x = beta e_0 for n pairs of numbers from element `off` on: x(0) := beta, which is real, the rest := v, and tau is returned. tau = 0
 * where x is real and zero behind x(0). One pair alone is turned too: its beta is real. Source: LAPACK xLARFG.
 */
export declare function larfgComplexRef(n: number, x: RealArray, off: number): Complex;
/** The reflector of the n elements of x, which lie one after the other; tau(at) := its scale, which is returned. */
export declare function makeReflectorRef(n: number, { data, off, parts }: FieldMat, tau: RealArray, at: number): Numeric;
/**
 * C := H C (side 'l', v has m elements from v[off] on) or C := C H ('r', v has n), C m x n. tau = 0 does nothing; the conjugate of tau
 * gives H^H.
 */
export declare function larfRef(side: Side, m: number, n: number, v: RealArray, off: number, tau: Numeric, C: FieldMat): void;
