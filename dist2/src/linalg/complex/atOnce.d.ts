import type { Argument } from '../device/verb.ts';
import type { Make } from './call.ts';
/** Does a verb without a promise one of whose operands is complex. */
export declare const complexAtOnce: (routine: string, given: readonly Argument[], options: object, make: Make) => unknown;
