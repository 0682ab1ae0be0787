import type { Context, DeviceBuffer, Profile } from '../../src/index.ts';
import type { Type } from './errors.ts';
/** How a driver reduces. */
export type Way = 'one' | 'two';
interface Times {
    readonly gpuMs: number;
    readonly wallMs: number;
    readonly dispatches: number;
    readonly profile: Profile;
}
export interface Stage extends Times {
    readonly name: string;
    readonly errors: readonly number[];
}
export type Timer = (fresh: () => Promise<void>, record: () => void) => Promise<Times>;
type Check = (context: Context, of: {
    readonly n: number;
    readonly given: DeviceBuffer<Type>;
    readonly T: DeviceBuffer<'s'>;
    readonly Q: DeviceBuffer<Type>;
}) => Promise<number[]>;
/** n is a multiple of four. */
export declare function twoStages(context: Context, n: number, given: DeviceBuffer<Type>, time: Timer, check: Check | undefined): AsyncGenerator<Stage>;
/** Wall ms of syevx with the first tenth of all vectors, the least of the rounds behind one that is not timed. */
export declare function tenth(context: Context, n: number, given: DeviceBuffer<Type>, stages: Way, rounds: number, spinMs: number): Promise<number>;
export {};
