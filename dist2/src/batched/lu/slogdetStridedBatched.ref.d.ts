import type { FieldMat, RealMat } from '../../core/matrix.ts';
export interface Determinant {
    readonly sign: number;
    readonly logdet: number;
    readonly det: number;
}
/** The product of U's diagonal, with the sign of the interchanges. */
export declare function slogdetRef(n: number, LU: RealMat, ipiv: Int32Array, ipivOff: number): Determinant;
export interface ComplexDeterminant {
    /** Real and imaginary part. */
    readonly sign: readonly [number, number];
    readonly logdet: number;
    readonly det: readonly [number, number];
}
/** The same of complex numbers; the power of two is that of the larger part. An infinity has no sign. */
export declare function slogdetComplexRef(n: number, LU: FieldMat, ipiv: Int32Array, ipivOff: number): ComplexDeterminant;
