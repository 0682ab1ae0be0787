import type { RealMat } from '../../core/matrix.ts';
import type { ActivationKind } from './activationForward.spec.ts';
/** A function and its derivative. */
export interface ActivationRef {
    readonly f: (x: number) => number;
    readonly df: (x: number) => number;
}
/** The function of a kind; `slope` belongs to 'leakyRelu', `scale` to 'elu'. NaN gives NaN. */
export declare function activationOf(kind: ActivationKind, slope: number, scale: number): ActivationRef;
/** Y(i) := f(X(i)); with dY, Y(i) := f'(X(i)) dY(i). */
export declare function activationRef(n: number, { f, df }: ActivationRef, X: RealMat, Y: RealMat, dY?: RealMat): void;
