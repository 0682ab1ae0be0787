import { type FieldMat, type RealArray, type Side, type Trans } from '../../core/matrix.ts';
import { type Vect } from '../../core/reflectors.ts';
/** Where the reflectors of a factor begin, and how many there are. */
export interface ReflectorsOf {
    /** 1 where the first of them leaves the first row, or column, of C as it is. */
    readonly from: 0 | 1;
    readonly count: number;
}
export declare function reflectorsOf(vect: Vect, order: number, k: number): ReflectorsOf;
/** C := op(Q) C or op(P) C (side 'l'), C op(Q) or C op(P) ('r'), C m x n; op(Q) is Q or Q^H. Source: LAPACK xORMBR. */
export declare function ormbrRef(vect: Vect, side: Side, trans: Trans, m: number, n: number, k: number, A: FieldMat, tau: RealArray, tauOff: number, C: FieldMat): void;
