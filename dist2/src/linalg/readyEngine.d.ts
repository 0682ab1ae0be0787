import { type Engine } from '../engine/engine.ts';
/** What to call instead, for messages. */
export declare const asynchronous: (routine: string) => string;
/**
 * The engine.
 * @throws UnsupportedError if there is none.
 */
export declare function readyEngine(routine: string): Engine;
