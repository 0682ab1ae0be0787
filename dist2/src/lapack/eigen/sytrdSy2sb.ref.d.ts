import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
/**
 * Q^H A Q = B with kd diagonals beside the main one; A is of order n, of which the triangle `uplo` is read, of its diagonal the real parts.
 * B and the v's take its place, B goes to AB too, in band storage, and n - kd factors to tau, at least one. A reflector of column j acts on
 * the rows and columns from j + kd on, so that columns may be taken one after the other without panels. Source: LAPACK xSYTRD_SY2SB,
 * xHETRD_HE2HB.
 */
export declare function sytrdSy2sbRef(uplo: Uplo, n: number, kd: number, A: FieldMat, AB: FieldMat, tau: RealArray, tauOff?: number): void;
type Along = (l: number) => number;
/** v := the elements of a at these places. */
export declare function copyOut(rows: number, a: RealArray, place: Along, v: RealArray, parts: 1 | 2): void;
/** The elements of a at these places := v. */
export declare function copyIn(rows: number, v: RealArray, a: RealArray, place: Along, parts: 1 | 2): void;
/** v(0) := 1 */
export declare function unitFirst(v: RealArray, parts: 1 | 2): void;
/** x := H^H x for the elements x of a at these places, H = I - t v v^H. */
export declare function reflectColumnRef(rows: number, a: RealArray, place: Along, v: RealArray, t: Numeric, parts: 1 | 2): void;
export {};
