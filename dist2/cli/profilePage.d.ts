import type { Profiled } from './profile.ts';
import type { Bounds } from './profileBounds.ts';
export declare function profilePage(gpu: string, version: string, bounds: Bounds, found: readonly Profiled[]): string;
