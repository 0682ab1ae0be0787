import type { HostArray } from '../src/core/field.ts';
import type { Context, DeviceBuffer, Queue } from '../src/index.ts';
import type { Call } from './build.ts';
type Front = (queue: Queue, args: object) => Promise<unknown>;
/** What a call has left behind. */
export interface Made {
    readonly buffers: readonly HostArray[];
    /** Of routines whose result is a number: its parts. */
    readonly value: readonly number[];
    /** What it threw. */
    readonly error?: unknown;
}
export declare const frontOf: (call: Call) => Front;
/** The arguments of a call, its operands in these buffers. */
export declare function argumentsIn(call: Call, buffers: readonly DeviceBuffer[]): Record<string, unknown>;
/** Makes the call; buffers are new and are disposed of. */
export declare function make(context: Context, call: Call, contents: readonly HostArray[]): Promise<Made>;
/**
 * The same by the references, on the CPU: the engine refuses all calls meanwhile, as it does where its memory does not suffice. Nothing
 * else may be computed at the same time.
 */
export declare function makeByReference(cpu: Context, call: Call, contents: readonly HostArray[]): Promise<Made>;
export {};
