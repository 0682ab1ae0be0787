/** LAPACK's letters for single, double, complex single, complex double, with `h` for IEEE half and `b` for signed 8-bit integers, bytes. */
export type Prec = 'b' | 'h' | 's' | 'd' | 'c' | 'z';
/** What a buffer can hold: numbers of a precision, or `i`, the 32-bit integers of pivots, of info and of products of bytes. */
export type ElementType = Prec | 'i';
/** The precisions whose elements are pairs of a real and an imaginary part. */
export type ComplexPrec = 'c' | 'z';
/** The real partner: what norms, eigenvalues and the scalars of Hermitian updates are in. */
export type RealOf<P extends ElementType> = P extends 'c' ? 's' : P extends 'z' ? 'd' : P;
/** A complex number. */
export interface Complex {
    readonly re: number;
    readonly im: number;
}
/** A number of a precision: of a complex one also a real number, whose imaginary part is 0. */
export type Scalar<P extends Prec> = P extends ComplexPrec ? number | Complex : number;
/** The typed array that holds elements of a type. Halves are their 16 bits: no JavaScript engine in use has Float16Array everywhere. */
export type ArrayOf<E extends ElementType> = E extends 'h' ? Uint16Array : E extends 's' | 'c' ? Float32Array : E extends 'd' | 'z' ? Float64Array : E extends 'b' ? Int8Array : Int32Array;
/** The arrays in which elements lie on the host: halves as 16-bit patterns, complex numbers as pairs. */
export type HostArray = Uint16Array | Float32Array | Float64Array | Int8Array | Int32Array;
type ArrayConstructor<E extends ElementType> = {
    new (length: number): ArrayOf<E>;
    readonly name: string;
};
/** How a device holds an element, and what it computes in: WGSL types, by the names that kernels have for them. */
export interface OnDevice {
    /** What a buffer is an array of. */
    readonly T: string;
    /** What kernels compute in. */
    readonly V: string;
}
export interface Field<E extends ElementType> {
    /** Name for messages and tables. */
    readonly title: string;
    readonly array: ArrayConstructor<E>;
    /** Bytes of one element; a complex element is two interleaved reals. */
    readonly bytes: number;
    /** Typed-array entries per element: 2 for complex. */
    readonly parts: 1 | 2;
    readonly real: RealOf<E>;
    /** Real operations of a multiplication and of an addition. */
    readonly mul: 1 | 6;
    readonly add: 1 | 2;
    /** Unit roundoff, LAPACK's lamch('E'): 2^-24 for single. 0 for integers. */
    readonly eps: number;
    readonly device: OnDevice;
}
/** What is known of each type of element, by its letter: its array, its bytes, its accuracy, its real partner. */
export declare const fields: {
    readonly [E in ElementType]: Field<E>;
};
export declare const isComplex: (prec: ElementType) => prec is ComplexPrec;
/** Whether elements are of 64-bit numbers, which WebGPU has no arithmetic for. */
export declare const isDouble: (type: ElementType) => type is 'd' | 'z';
/** The real partner of a precision: an operand's type in a spec where it is real whatever the call is in. */
export declare const realOf: <P extends ElementType>(prec: P) => RealOf<P>;
/** What sums of magnitudes, and of products of real numbers, are delivered in: those of halves would overflow, so they are singles. */
export type SumOf<P extends Prec> = P extends 'h' ? 's' : RealOf<P>;
export declare const sumType: <P extends Prec>(prec: P) => SumOf<P>;
/** The single (double) precision of the same field. */
export type SingleOf<P extends Prec> = P extends ComplexPrec ? 'c' : 's';
export type DoubleOf<P extends Prec> = P extends ComplexPrec ? 'z' : 'd';
export declare const singleOf: <P extends Prec>(prec: P) => SingleOf<P>;
export declare const doubleOf: <P extends Prec>(prec: P) => DoubleOf<P>;
export declare const isElementType: (value: unknown) => value is ElementType;
export {};
