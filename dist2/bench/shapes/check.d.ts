import type { Context } from '../../src/index.ts';
/** Problem after problem, of singles and of halves in turns, until the time is over; whether all were right. */
export declare function checkAll(context: Context, left: () => number): Promise<boolean>;
