import { type FieldMat, type Trans } from '../../core/matrix.ts';
import { type PolarTools } from './polar.steps.ts';
export interface PolarProblem {
    /** At least n. */
    readonly m: number;
    readonly n: number;
    /** Becomes U. */
    readonly A: FieldMat;
    readonly H: FieldMat;
}
export interface PolarReport {
    readonly info: number;
    readonly iter: number;
}
/** On the host matrices can be looked at. */
export interface HostPolarTools<M> extends PolarTools<M> {
    view(m: number, n: number, A: M): FieldMat;
    /** Columns one behind the other. */
    take(rows: number, cols: number): M;
}
/** What is done on the host element by element. */
export declare const elementwise: <M>(view: HostPolarTools<M>['view']) => Pick<PolarTools<M>, 'add' | 'unit' | 'upper' | 'random'>;
/** A = U H. */
export declare function polarRef(problem: PolarProblem): PolarReport;
/** Of A that has been multiplied by 2^-scale. */
export declare const polarScaledRef: ({ m, n, A, H }: PolarProblem, scale: number) => PolarReport;
/** What 't' of the iteration is in LAPACK's letters. */
export declare const adjointOf: (parts: 1 | 2, trans: Trans) => Trans;
/** A := A 2^-p of norm at most 1; p. What is reported where there is nothing to compute, because A is empty or not finite. */
export declare function polarScale({ m, n, A, H }: PolarProblem): number | PolarReport;
/** Of A that has been multiplied by 2^-scale, and is not empty. */
export declare function polarSteps<M>(m: number, n: number, A: M, H: M, scale: number, tools: HostPolarTools<M>): PolarReport;
