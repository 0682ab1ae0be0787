import type { Machine } from './machine.ts';
import type { Tuned } from './tuner.ts';
/** A rate of another library, in Gflop/s. */
export interface Rival {
    readonly name: string;
    readonly n: number;
    readonly rate: number;
}
/** Lines of JSON as benchmarks of other libraries print them, or an array of such objects; what is no square product is left out. */
export declare function parseRivals(text: string): Rival[];
export declare function reportPage(family: string, machine: Machine, tuned: readonly Tuned[], rivals: readonly Rival[]): string;
