import type { Access, ArgSpec, Extent, OwnType } from './spec.ts';
type Matrix = Extract<ArgSpec, {
    kind: 'matrix';
}>;
type Vector = Extract<ArgSpec, {
    kind: 'vector';
}>;
/** What an operand may have besides its extents. */
interface More {
    readonly type?: OwnType;
    readonly optional?: true;
    readonly precs?: string;
    readonly also?: NonNullable<ArgSpec['also']>;
}
/** An extent: a number, the name of a size, or a function of the arguments. */
export type Size = number | string | Extent;
export declare const extent: (size: Size) => Extent;
export declare const shorter: Extent;
export declare const longer: Extent;
export declare const size: ArgSpec;
export declare const uplo: ArgSpec;
export declare const side: ArgSpec;
export declare const trans: ArgSpec;
/** op of an update that is symmetric, not Hermitian: 'c' is 't' of real matrices, and has no meaning for complex ones. */
export declare const transSymmetric: ArgSpec;
/** op of an orthogonal or unitary Q: Q or Q^H. */
export declare const transQ: ArgSpec;
export declare const diag: ArgSpec;
/** A number of the call's field. */
export declare const scalar: (otherwise?: number) => ArgSpec;
/** A column-major matrix, whose leading dimension is the argument behind it: lda behind A. */
export declare const matrix: (rows: Size, cols: Size, access: Access, more?: More) => Omit<Matrix, 'ld'>;
/** A vector of BLAS, whose increment is the argument behind it: incx behind x. */
export declare const strided: (length: Size, access: Access) => Omit<Vector, 'inc'> & {
    readonly strided: true;
};
/** Numbers one behind the other. */
export declare const numbers: (length: Size, access: Access, more?: More) => ArgSpec;
/** 32-bit integers one behind the other. */
export declare const integers: (length: Size, access: Access, more?: More) => ArgSpec;
/** Arguments as specs write them: leading dimensions and increments are left out. */
export type Words = Readonly<Record<string, ArgSpec | ReturnType<typeof matrix> | ReturnType<typeof strided>>>;
/** The arguments by position, with the leading dimension behind its matrix and the increment behind its vector. */
export declare function positional(words: Words): Readonly<Record<string, ArgSpec>>;
export {};
