import type { ArrayInput } from '../linalg/arrays.ts';
import type { ComplexArray } from '../linalg/complex/complexArray.ts';
import type { NdArray } from '../linalg/ndarray.ts';
/** LAPACK's letters for single, double, complex single and complex double. */
export type MatrixType = 's' | 'd' | 'c' | 'z';
export type MatrixData = Float32Array | Float64Array;
/** NumPy's names of them. */
export declare const dtypes: {
    readonly s: 'float32';
    readonly d: 'float64';
    readonly c: 'complex64';
    readonly z: 'complex128';
};
export type MatrixDType = (typeof dtypes)[MatrixType];
export declare function typeNamed(routine: string, position: number, dtype: unknown): MatrixType;
export interface HostMatrix {
    readonly type: MatrixType;
    readonly rows: number;
    readonly cols: number;
    /** Whether it was given as a vector, and is one column here. */
    readonly vector: boolean;
    /** Rows first without gaps; of complex numbers pairs. A copy. */
    readonly data: MatrixData;
}
type Ours = typeof import('./ours.ts');
/** An argument, checked and copied. */
export declare function readMatrix(ours: Ours, routine: string, x: ArrayInput | ComplexArray, name: string, position: number): HostMatrix;
/** The array that verbs take and return. */
export declare function arrayOf(ours: Ours, { type, rows, cols, vector, data }: HostMatrix): NdArray<MatrixData> | ComplexArray;
/** Its elements by columns. */
export declare const byColumns: ({ type, rows, cols, data }: HostMatrix) => MatrixData;
/** The same matrix rows first, whose data are by columns. */
export declare const byRows: (matrix: HostMatrix) => HostMatrix;
export {};
