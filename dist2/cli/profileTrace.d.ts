import type { Profile } from '../src/index.ts';
/** The profiles one behind the other, in JSON. */
export declare function profileTrace(profiles: readonly Profile[]): string;
