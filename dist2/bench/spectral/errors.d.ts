import { type Context } from '../../src/index.ts';
type Numbers = Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;
/** Column-major without gaps. */
export interface Matrix {
    readonly rows: number;
    readonly cols: number;
    readonly data: Numbers;
}
/** A Z = Z diag(w) and Z^T Z = I. */
export declare function spectralErrors(context: Context, prec: 's' | 'd', A: Matrix, w: Numbers, Z: Matrix): Promise<number[]>;
/** A V = U diag(s), U^T U = I, V^T V = I. */
export declare function singularErrors(context: Context, prec: 's' | 'd', A: Matrix, s: Numbers, U: Matrix, VT: Matrix): Promise<number[]>;
/** A V = V diag(w) for complex w, their vectors in pairs of columns as geev leaves them. */
export declare function geevErrors(context: Context, prec: 's' | 'd', A: Matrix, wr: Numbers, wi: Numbers, V: Matrix): Promise<number[]>;
export {};
