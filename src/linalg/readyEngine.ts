// The CPU engine for verbs that return no promise.
import { UnsupportedError } from '../core/errors.ts';
import { type Engine, engine } from '../engine/engine.ts';

/** What to call instead, for messages. */
export const asynchronous = (routine: string): string =>
  `await ${routine.replace(/Sync$/, '')}(...), which computes elsewhere`;

/**
 * The engine.
 * @throws UnsupportedError if there is none.
 */
export function readyEngine(routine: string): Engine {
  const e = engine();
  if (e !== undefined) return e;
  throw new UnsupportedError(`${routine}: there is no CPU engine, for want of WASM SIMD: ${asynchronous(routine)}`);
}
