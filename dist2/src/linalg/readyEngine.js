// The CPU engine for verbs that return no promise.
import { UnsupportedError } from '../core/errors.js';
import { engine } from '../engine/engine.js';
/** What to call instead, for messages. */
export const asynchronous = (routine) => `await ${routine.replace(/Sync$/, '')}(...), which computes elsewhere`;
/**
 * The engine.
 * @throws UnsupportedError if there is none.
 */
export function readyEngine(routine) {
    const e = engine();
    if (e !== undefined)
        return e;
    throw new UnsupportedError(`${routine}: there is no CPU engine, for want of WASM SIMD: ${asynchronous(routine)}`);
}
