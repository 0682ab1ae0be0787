import type { HostPanel } from '../hostPanel.hybrid.ts';
/**
 * P A = L U for the m x w panel, m >= w. Returns pivots, which count from `base` + 1, and info, which counts from 1. On the worker threads,
 * while this one feeds the GPU; the context's native library, if it has one, holds this one up instead.
 */
export declare function luOnHost(host: HostPanel, m: number, w: number, base: number): Promise<{
    pivots: Int32Array<ArrayBuffer>;
    info: number;
}>;
