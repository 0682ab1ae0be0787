import type { Context } from '../src/index.ts';
import type { DeviceRun } from './data.ts';
/** 'Node 20.20.0 (linux x64)', or what a browser says of itself. */
export declare function runtimeText(): string;
/** basalt's version from package.json, above which compiled and bundled files lie deeper than their sources; 'unknown' in a browser. */
export declare function libraryVersion(): string;
/** What is known of a context before anything has been measured. */
export declare function describeDevice({ gpu, backend, why, provider }: Context): Omit<DeviceRun, 'measurements' | 'skipped'>;
