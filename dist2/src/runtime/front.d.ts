import { type BatchCall, type BatchedForms, type Form } from '../core/batchForms.ts';
import { type Complex, type ElementType, type Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { type RoutineSpec } from '../core/spec.ts';
import type { Context } from './context.ts';
import type { Gpu } from './later.ts';
import type { Queue } from './queue.ts';
/** A routine by name: its precision is that of its operands, or `prec`. */
export interface Front<R = void> {
    (on: Context | Queue, args: object, prec?: Prec): Promise<R>;
    readonly spec: RoutineSpec;
}
/** What every checked call has. */
interface Checked {
    readonly prec: Prec;
    readonly routine: string;
}
type Cpu<A> = (queue: Queue, a: A) => Promise<void>;
export interface FrontOptions<A> {
    /** Whether the GPU's kernels take the call; those that they do not take are computed on the CPU. */
    readonly fits?: (queue: Queue, a: A) => boolean;
    /** The call as the backends take it. */
    readonly as?: (a: A) => A;
    /** What computes doubles where they live on the GPU; absent, what computes the others there. */
    readonly doubles?: Gpu<A>;
}
/** A routine that writes its results to its operands. `A` is what `bind` makes of its arguments. */
export declare function front<A extends Checked>(spec: RoutineSpec, cpu: Cpu<A>, gpu?: Gpu<A>, options?: FrontOptions<A>): Front;
/**
 * A routine whose result is one number: left on the device where the caller says where, then nothing is read back; else the promise
 * resolves to it. Without elements it is 0.
 */
export declare function valued<A extends Checked & {
    readonly result: Ptr<ElementType>;
}>(spec: RoutineSpec, cpu: Cpu<A>, gpu: Gpu<A>, { doubles }?: Pick<FrontOptions<A>, 'doubles'>): Front<number | Complex | undefined>;
/** A checked call of a batched routine. */
export type CheckedBatch = BatchCall & Checked;
/** Checks a call of one form. */
export type BindForm = (forms: BatchedForms, form: Form, owner: object, args: object, prec?: Prec) => object;
/**
 * A routine in the three forms of a batch. Nothing is done for no problems; with `onFailure: 'throw'` the call waits for info and rejects
 * if a matrix failed.
 */
export declare function batchedFront<A extends CheckedBatch>(forms: BatchedForms, cpu: Cpu<A>, gpu?: Gpu<A>, options?: FrontOptions<A> & {
    readonly bind?: BindForm;
}): Readonly<Record<Form, Front>>;
/** One form of a batched routine, or of its specs: a call, which bundlers drop where it is not used. */
export declare const formed: <T>(forms: Readonly<Record<Form, T>>, form: Form) => T;
/** The arguments of a routine with a result, with a place for it, and without. */
export type WithPlace<A extends {
    result?: unknown;
}> = A & Required<Pick<A, 'result'>>;
export type WithoutPlace<A> = A & {
    result?: undefined;
};
/** A front by the types that its spec declares. */
export declare const typed: <F>(routine: Front<unknown>) => F;
/** The same, restricted to one precision. */
export declare function only<P extends Prec, F>(prec: P, routine: Front<unknown>): F & {
    readonly prec: P;
};
export {};
