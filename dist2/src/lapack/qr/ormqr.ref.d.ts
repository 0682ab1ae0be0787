import { type FieldMat, type RealArray, type Side, type Trans } from '../../core/matrix.ts';
/** Where v(i) lies, `length` elements one after the other, the first of which is not read. */
type ReflectorOf = (i: number, length: number) => readonly [v: RealArray, off: number];
/** C := op(Q) C (side 'l') or C := C op(Q) ('r'), C m x n, Q = H(0) ... H(k-1); op(Q) is Q ('n') or Q^H. */
export declare function applyReflectorsRef(side: Side, trans: Trans, m: number, n: number, k: number, reflector: ReflectorOf, tau: RealArray, tauOff: number, C: FieldMat): void;
/** The same with the v's in the first k columns of A and tau as geqrf leaves them. Source: LAPACK xORM2R. */
export declare const ormqrRef: (side: Side, trans: Trans, m: number, n: number, k: number, A: FieldMat, tau: RealArray, tauOff: number, C: FieldMat) => void;
export {};
