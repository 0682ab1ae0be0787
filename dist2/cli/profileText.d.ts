import { type Profile } from '../src/index.ts';
import type { Profiled } from './profile.ts';
import type { Bounds } from './profileBounds.ts';
/** The routines: their intensity, their rate, and what bounds them. */
export declare function callTable({ bandwidth, peaks }: Bounds, found: readonly Profiled[]): string[];
/** The kernels of one profile, and what lies between them. */
export declare function kernelTable({ rows, ms, span }: Profile): string[];
