import type { RoutineSpec } from '../core/spec.ts';
import { DeviceBuffer } from './buffer.ts';
import type { Dispatch } from './gpuSide.ts';
import type { Clear, Command, Queue, TraceEntry } from './queue.ts';
/** A dispatch or a clearing, with the memory that it uses by its place in a list. */
interface Kept<C extends Command> {
    readonly command: C;
    readonly sources: readonly number[];
}
/** What calls of a kind give to the GPU. */
interface Repeat {
    readonly commands: readonly Command[];
    readonly dispatches: readonly Kept<Dispatch>[];
    readonly clears: readonly Kept<Clear>[];
    /** How each operand is used: undefined if the GPU does not see it, else whether it writes it. */
    readonly writes: readonly (boolean | undefined)[];
    /** Bytes of each piece of workspace. */
    readonly workspace: readonly number[];
    /** Operands, then workspace, then what stands in for operands that a kernel does not use: as the commands have it now. */
    readonly memory: (GPUBuffer | undefined)[];
    readonly notes: readonly TraceEntry[];
}
/** A kind of calls, by all that their commands depend on. */
interface Kind {
    readonly key: readonly unknown[];
    /** 'new' until one has been seen to give commands and nothing else; 'never' if that is not all that they do. */
    state: 'new' | 'seen' | 'never' | Repeat;
}
/** A call that may be repeated: its kind, and its operands, each once. */
export interface Likeness {
    readonly kind: Kind;
    readonly operands: readonly DeviceBuffer[];
}
export declare class Repeats {
    private readonly queue;
    private readonly kinds;
    private readonly named;
    private kept;
    constructor(queue: Queue);
    /** What calls give to the GPU is chosen in another way from now on. */
    forget(): void;
    /**
     * Makes a call that is no routine's: `record` gives its commands to the GPU. `name` says all that these depend on besides the context's
     * state: sizes, flags, and of the operands which are the same and what else kernels are chosen by.
     */
    call(name: string, operands: readonly DeviceBuffer[], record: () => void): void;
    /** The kind of a call that has not been checked yet; undefined if it can have none: such a call is made as it is. */
    like(spec: RoutineSpec, args: object, prec: string | undefined): Likeness | undefined;
    /** Writes what commands can depend on into `key`: numbers and words as they are, operands by how they lie. False if there is more. */
    private describe;
    /** Gives what a call of a known kind gives; false if that is not known. */
    give({ kind, operands }: Likeness): boolean;
    /** Makes a checked call by `record`, and learns from it. */
    make({ kind, operands }: Likeness, record: () => void | Promise<void>): void | Promise<void>;
    private repeat;
    /** What a call gives to the GPU, without giving it; undefined if it does something else besides. */
    private recorded;
}
export {};
