import { type ElementType } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from './context.ts';
/** A scalar, or a buffer or a place in one. */
export type PlanValue = number | Ptr<ElementType>;
/** The values of a plan that may change from run to run, by name. */
export type PlanValues = Readonly<Record<string, PlanValue>>;
/** Makes the calls of a plan, without waiting for one another. */
export type PlanCalls<V extends PlanValues> = (values: V) => unknown;
/** What runs may be given in place of the declared values: numbers for numbers, places in buffers of the type for buffers. */
export type Declared<V extends PlanValues> = {
    readonly [K in keyof V]: V[K] extends number ? number : V[K] extends Ptr<infer E> ? Ptr<E> : never;
};
/**
 * Calls that have been recorded by `context.record`, to be run again and again: nothing is checked, chosen or allocated any more, and each
 * dispatch costs the host two microseconds or less. It holds the workspace of its calls until it is disposed of. On the CPU, and for calls
 * that are computed there, what is saved is the checks.
 */
export declare class Plan<V extends PlanValues = Record<never, never>> {
    readonly context: Context;
    private readonly calls;
    private readonly declared;
    /** By what they were recorded for, the one used last at the end. */
    private readonly recordings;
    /** Whether generic scalars only fill Params: known from the first recording with some. */
    private patched;
    private readonly ids;
    private nextId;
    private gone;
    get disposed(): boolean;
    /** Dispatches that a run with the values it was last run with gives to the GPU. */
    get dispatches(): number;
    /**
     * Makes the recorded calls once more, in the order of calls: on what their buffers hold then. `values` are in place of those declared; a
     * scalar costs nothing, another buffer, and a scalar of 0, 1 or -1, a recording of its own at first use. Resolves as the calls would.
     *
     * @throws DisposedError if the plan, or a buffer that it was recorded with, has been disposed of; ArgumentError for a value that was not
     * declared or is of another kind; UnsupportedError for calls that cannot be recorded with these values.
     */
    run(values?: Partial<V>): Promise<void>;
    /** Gives its workspace back. A second call does nothing. */
    dispose(): void;
    [Symbol.dispose](): void;
    /** Throws if a buffer of the recording is gone. */
    private check;
    /** Gives a part to whom it is for, with these scalars. */
    private give;
    private alive;
    private release;
    private valuesOf;
    /** Scalars that are neither special nor known to decide more than Params. */
    private genericOf;
    /**
     * What a recording is good for: these buffers, these special scalars, and others by their sign, or by their value if they decide more.
     */
    private keyOf;
    private find;
    /** `first`: calls that come behind an await of the function are refused. Later it is known that there are none. */
    private recordOnce;
    /**
     * Records the calls once more with other scalars of the same kind, to see which words of their Params these are. Undefined if they decide
     * anything else.
     */
    private patchesOf;
}
/** Records calls: what Context.record does. */
export declare function recordPlan<V extends PlanValues>(context: Context, calls: PlanCalls<Declared<V>>, values: V | undefined): Promise<Plan<Declared<V>>>;
