/** Block columns, or whatever else steps have in common: from .. to-1. */
export interface Span {
    readonly from: number;
    readonly to: number;
}
/** A piece of an algorithm. On the GPU it has run, for those behind it, when it is recorded: the queue keeps the order there. */
export interface Step {
    readonly name: string;
    readonly on: 'cpu' | 'gpu';
    readonly reads: readonly Span[];
    readonly writes: readonly Span[];
    run(): void | Promise<void>;
}
/** Told of every step that has ended, with its times by performance.now(). */
export type Observer = (step: Step, start: number, end: number) => void;
export interface Overlap {
    /** CPU steps that may have started before a step in front of them has. 0: everything starts in its order. */
    readonly lookahead: number;
    readonly observe?: Observer | undefined;
}
/** Runs steps one after the other, without waiting: all must be synchronous. */
export declare function inOrder(steps: Iterable<Step>, observe?: Observer): void;
/**
 * Runs a sequence of steps with the effect that they have one after the other. Each starts as soon as the steps in front of it that it
 * conflicts with have ended; GPU steps start in their order. CPU steps that can start go first: what they read back must not queue up
 * behind GPU steps that nobody waits for. `steps` is asked for more only when there is room to look ahead.
 *
 * The first error stops everything: nothing more is started, and the promise rejects with it when what was running has ended.
 */
export declare function overlapped(steps: Iterable<Step>, { lookahead, observe }: Overlap): Promise<void>;
