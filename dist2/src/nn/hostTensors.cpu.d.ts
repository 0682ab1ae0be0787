import type { Prec } from '../core/field.ts';
import type { Ptr, RealMat } from '../core/matrix.ts';
/** Zeros in the precision that a call computes in: halves are computed with as singles. */
export declare const zeros: (prec: Prec, length: number) => RealMat;
/** Host copies of the operands of these names, those that are left out undefined; `store` ends the work on what is written. */
export declare function hostTensors<R extends string, W extends string>(call: Readonly<Record<R | W, Ptr<Prec>>>, read: readonly R[], written: readonly W[]): Promise<Readonly<Record<R | W, RealMat>> & {
    store(): void;
}>;
