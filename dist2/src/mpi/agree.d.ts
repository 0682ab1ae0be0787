import type { Communicator } from './communicator.ts';
/**
 * Checks this rank's arguments, and that all ranks say the same of theirs. `check` throws, or returns what this rank has to say and what it
 * has read. On a rank whose check has thrown that error is thrown; every other rank throws too, and names the rank and the reason.
 */
export declare function agreed<T>(on: Communicator, routine: string, check: () => readonly [said: string, read: T] | Promise<readonly [said: string, read: T]>): Promise<T>;
/** The same ranks in a communicator of our own: no message of the program can be taken for ours. The first call is collective. */
export declare function apart(on: Communicator): Promise<Communicator>;
