/** The value of half-precision bits. */
export declare function halfToNumber(bits: number): number;
/** The half nearest to x, ties to even; from 65504 + 16 on it is infinity. */
export declare function numberToHalf(x: number): number;
/** Half precision as numbers: the values of 16-bit patterns, each exactly. */
export declare function halvesToFloats(source: Uint16Array, target?: Float32Array): Float32Array;
/** Numbers as half precision: 16-bit patterns, rounded to nearest, ties to even. */
export declare function floatsToHalves(source: ArrayLike<number>, target?: Uint16Array): Uint16Array;
