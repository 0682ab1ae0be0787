// The worker's contexts, made when they are first asked for.
import { type Context, createContext } from '../../src/index.ts';
import type { Side } from '../protocol.ts';

const opened = new Map<Side, Promise<Context>>();

/** Rejects where there is no GPU. One that has been lost is opened anew. */
export function contextOf(side: Side): Promise<Context> {
  let context = opened.get(side);
  if (context === undefined) {
    context = createContext({ backend: side });
    opened.set(side, context);
    const forget = (): void => void opened.delete(side);
    context.then(({ gpu }) => gpu?.device.lost.then(forget), forget);
  }
  return context;
}

export async function contextsOf(sides: readonly Side[]): Promise<readonly (readonly [Side, Context])[]> {
  const found: (readonly [Side, Context])[] = [];
  for (const side of sides) found.push([side, await contextOf(side)]);
  return found;
}
