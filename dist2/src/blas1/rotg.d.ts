import type { Complex } from '../core/field.ts';
/** c^2 + s^2 = 1 and (c s; -s c) (a, b) = (r, 0). */
export interface Rotation {
    readonly r: number;
    /** From z alone c and s can be had again: c = 0, s = 1 if z = 1; s = z if abs(z) < 1; c = 1/z otherwise. */
    readonly z: number;
    readonly c: number;
    readonly s: number;
}
/** c^2 + |s|^2 = 1 and (c s; -conj(s) c) (a, b) = (r, 0), c real. */
export interface ComplexRotation {
    readonly r: Complex;
    readonly c: number;
    readonly s: Complex;
}
/**
 * The Givens rotation that takes (a, b) to (r, 0), for rot. Computed in double precision, scaled, so that a^2 + b^2 cannot leave the range.
 * The sign of r is that of the larger of a and b. Of complex numbers c is real, and r has the direction of a. Source: BLAS xROTG.
 *
 * @example
 * const { r, c, s } = rotg(3, 4); // 5, 0.6, 0.8
 */
export declare function rotg(a: number, b: number): Rotation;
export declare function rotg(a: number | Complex, b: number | Complex): Rotation | ComplexRotation;
