import type { Argument } from '../device/verb.ts';
import type { Make } from './call.ts';
/** Does a verb one of whose operands is complex. Throws ArgumentError for one that takes none. */
export declare function complexVerb(routine: string, given: readonly Argument[], options: object, make: Make, order?: unknown): Promise<unknown>;
