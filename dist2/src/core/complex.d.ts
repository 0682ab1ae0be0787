import { type Complex, type Prec, type Scalar } from './field.ts';
export declare const re: (x: number | Complex) => number;
export declare const im: (x: number | Complex) => number;
export declare const isZero: (x: number | Complex) => boolean;
export declare const isOne: (x: number | Complex) => boolean;
/**
 * The scalar and the depth of a product, both 0 where either is: BLAS then leaves the product out and reads no factor, and an infinite
 * scalar times none makes no NaN.
 */
export declare const productOf: <S extends number | Complex>(alpha: S, k: number) => {
    readonly alpha: S | 0;
    readonly k: number;
};
export declare const conjugate: (x: number | Complex) => number | Complex;
/** The product, as a pair unless both are real numbers. */
export declare const times: (x: number | Complex, y: number | Complex) => number | Complex;
/** The sum, as a pair unless both are real numbers. */
export declare const plus: (x: number | Complex, y: number | Complex) => number | Complex;
/** |x + i y|: neither overflows nor underflows on the way, and is NaN if a part is, beside an infinite one too. */
export declare const modulus: (x: number, y: number) => number;
type Numbers = Float32Array | Float64Array;
/** Element p of an array, of which each takes `parts` numbers. */
export declare const elementAt: (x: Numbers, p: number, parts?: 1 | 2) => number | Complex;
/** |x| of element p. */
export declare const modulusAt: (x: Numbers, p: number, parts?: 1 | 2) => number;
/** Element p := value. */
export declare function putElement(x: Numbers, p: number, value: number | Complex, parts?: 1 | 2): void;
/**
 * What divides the pair of numbers at x[p] by c + i d. Nothing overflows on the way to a quotient that does not; equal divisors give equal
 * bits. Source: R. L. Smith, Algorithm 116 (1962); scaled like LAPACK's xLADIV.
 */
export declare function divisionBy(c: number, d: number): (x: Float32Array | Float64Array, p: number) => void;
/** A scalar argument as given, or what is wrong with it in this precision. */
export declare function readScalar(value: unknown, prec: Prec): Scalar<Prec> | string;
export {};
