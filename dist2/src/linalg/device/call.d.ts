import { type Make } from './made.ts';
import type { Argument, Choices, Ways } from './verb.ts';
/** Does it. `make`: makes device arrays. */
export declare function onDevice<O extends Choices, H>(ways: Ways<O, H>, args: readonly Argument[], options: O, make: Make): Promise<unknown>;
