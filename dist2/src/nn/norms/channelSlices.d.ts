import { type ChannelSizes } from '../../core/channels.ts';
/** Threads of a workgroup. */
export declare const CHANNEL_THREADS = 256;
export interface Slices {
    /** Channels of a workgroup. */
    readonly rows: number;
    /** Elements of a channel that a workgroup goes through, and how many such slices there are. */
    readonly slice: number;
    readonly slices: number;
    readonly groups: number;
}
/** It depends on the sizes alone, as the sums do. */
export declare function slicesOf(a: ChannelSizes): Slices;
