import { type BatchedForms } from '../../core/batchForms.ts';
import type { Flops } from '../../core/flops.ts';
import { type ArgSpec, type Values } from '../../core/spec.ts';
import type { BindForm } from '../../runtime/front.ts';
interface MatrixFunction {
    readonly name: string;
    /** Default 'sd'. */
    readonly precs?: string;
    readonly flags?: Readonly<Record<string, ArgSpec>>;
    /** Whether it is an iteration, whose steps and errors are reported. */
    readonly iterates: boolean;
    readonly flops: (a: Values) => Flops;
}
/** What is public, where A is only read and C shares no element with it; and `itself`, where C is A. */
export interface FunctionForms extends BatchedForms {
    readonly itself: BatchedForms;
}
export declare function functionForms({ name, precs, flags, iterates, flops }: MatrixFunction): FunctionForms;
/** Checks a call. Where C is a pointer to A's place it is computed in place. */
export declare const bindFunction: BindForm;
export {};
