import type { Prec, Profile, ProfileCalls } from '../src/index.ts';
/** What a device was measured to do. */
export interface Bounds {
    /** Bytes per second, read and written. */
    readonly bandwidth: number;
    /** Operations per second in each precision. */
    readonly peaks: ReadonlyMap<Prec, number>;
}
export interface Judged extends ProfileCalls {
    /** Operations for each byte of the operands. */
    readonly intensity: number;
    /** The time that the bound allows over the time taken: 1 is as fast as the device was measured to be. */
    readonly share: number;
    readonly bound: 'memory' | 'arithmetic' | 'waiting';
}
/** The routines of a profile, judged. */
export declare const judged: ({ calls }: Profile, { bandwidth, peaks }: Bounds) => Judged[];
