import type { ElementType } from '../core/field.ts';
import type { HostMat, Mat, Ptr, RealArray, RealMat } from '../core/matrix.ts';
import { type DeviceMat, type HostUse } from './buffer.ts';
type Pointer = Ptr<ElementType>;
/** A record of arguments with its operands on the device. */
export type OnDevice<A> = {
    readonly [K in keyof A]: (NonNullable<A[K]> extends Pointer ? DeviceMat : A[K]) | (undefined extends A[K] ? undefined : never);
};
/** The call with its operands on the device; what has been left out stays so. */
export declare function onDevice<A extends object>(call: A): OnDevice<A>;
/** How an operand is used on the host; 'read?' and 'write?': if it has been given. */
type Use = HostUse | 'read?' | 'write?';
type Uses<A> = {
    readonly [K in keyof A]?: Use;
};
type OnHost<T, U> = (NonNullable<T> extends Ptr<'i'> ? HostMat<'i'> : RealMat) | (U extends HostUse ? never : undefined);
/** Host views of the operands named in `uses`, in real numbers and integers. None of them may be halves. */
export declare function onHost<A extends object, const U extends Uses<A>>(call: A, uses: U): Promise<{
    readonly [K in keyof U & keyof A]: OnHost<A[K], U[K]>;
}>;
/** The n elements of a vector that lie one after the other. */
export declare const elementsOf: <D extends RealArray | Int32Array>({ data, off, parts }: Mat<D>, n: number) => D;
export {};
