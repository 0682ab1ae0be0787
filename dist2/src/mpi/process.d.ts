import type { MpiLibrary } from './library.ts';
/** Begins, unless some other code of the process has; errors of calls are returned from then on. */
export declare function initialize(library: MpiLibrary): void;
