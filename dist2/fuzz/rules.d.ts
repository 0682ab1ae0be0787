import type { Call } from './build.ts';
/** Whether the results of an operand are not to be compared with the reference's. */
export declare function unlike(call: Call, operand: string): boolean;
export declare const givesUp: (call: Call) => boolean;
/** Routines of which nothing is promised for other than definite matrices. */
export declare const needsDefinite: (call: Call) => boolean;
export declare const choleskyFactor: (call: Call, operand: string) => boolean;
/** Errors of a call's mode in units of its precision's roundoff. */
export declare function looseness(call: Call): number;
/** How many rows below its own a pivot of the call may name. */
export declare function reachOf(call: Call): number;
