import { type Check } from './case.ts';
import { type MatrixView } from './norms.ts';
/** U and VT: without columns, or rows, where they are not wanted. */
export interface Decomposed {
    readonly S: MatrixView;
    readonly U: MatrixView;
    readonly VT: MatrixView;
    readonly info: {
        readonly data: ArrayLike<number>;
        readonly offset: number;
    };
}
/** Of the values, of the product or of the lengths of A's images, of U's and V's orthogonality, of the order. */
export declare function svdParts(a: MatrixView, { S, U, VT, info }: Decomposed, { reference }: Check): number[];
