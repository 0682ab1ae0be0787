/**
 * An array with a shape and strides, as the package ndarray has it: element (i, j) is data[offset + i stride[0] + j
 * stride[1]].
 */
export interface Strided<D = ArrayLike<number>> {
    readonly data: D;
    readonly shape: readonly number[];
    /** Elements between neighbours along each axis; row-major when left out. May be negative. */
    readonly stride?: readonly number[];
    /** The same under the name that stdlib's ndarrays have for it; read where there is no stride. */
    readonly strides?: readonly number[];
    /** Place of element (0, 0, ...) in data; 0 when left out. */
    readonly offset?: number;
}
/** A checked array of any number of dimensions; nothing that the caller changes later changes it, but the data. */
export interface Layout<D = ArrayLike<number>> {
    readonly data: D;
    readonly shape: readonly number[];
    readonly stride: readonly number[];
    readonly offset: number;
}
/** A checked two-dimensional view: element (i, j) is data[offset + i * rowStride + j * colStride]. */
export interface View2<D = ArrayLike<number>> {
    readonly data: D;
    readonly rows: number;
    readonly cols: number;
    readonly rowStride: number;
    readonly colStride: number;
    readonly offset: number;
}
export declare const sizeOf: (shape: readonly number[]) => number;
/** Strides of an array without gaps whose last index runs fastest. */
export declare function rowMajor(shape: readonly number[]): number[];
/**
 * What is wrong with the name that an array has for the type of its elements, its property `dtype`, if anything is: pairs of numbers must
 * not be taken for numbers, nor elements of one typed array for those of another. Names that are not known say nothing, nor do any of
 * arrays of JavaScript's own.
 */
export declare function dtypeFault(dtype: unknown, data: unknown): string | undefined;
/**
 * Reads an array, each of its fields once. `fail` throws, for a record that is no array, or one that leaves its data. `dimensions` says
 * what is wrong with a number of dimensions.
 */
export declare function layoutOf<D extends ArrayLike<number>>(x: Strided<D>, fail: (value: unknown, rule: string) => never, dimensions?: (count: number) => string | undefined): Layout<D>;
/** Reads a vector (as one column) or matrix. Throws ArgumentError when the shape is not 1-D or 2-D or when it leaves its data. */
export declare function view2<D extends ArrayLike<number>>(x: Strided<D>, routine: string, name: string, position: number): View2<D>;
/** The view of a checked vector, as one column, or matrix. */
export declare function planeView<D>({ data, shape, stride, offset }: Layout<D>): View2<D>;
/** target := x, column-major with leading dimension ld. The target's type decides the rounding. */
export declare function pack<T extends Float32Array | Float64Array>(x: View2, target: T, ld: number): T;
/** x := source, the reverse of pack. */
export declare function unpack(source: ArrayLike<number>, ld: number, x: View2<Float32Array | Float64Array | number[]>): void;
