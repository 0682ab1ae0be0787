// A verb on arrays of the host by way of a GPU: they go there as they lie, and its results come back rows first.
import type { Context } from '../../runtime/context.ts';
import { isDeviceArray, type Operand } from '../arrays.ts';
import { make } from '../deviceArray.ts';
import { unlessEnded } from '../operands.ts';
import { onGpu } from './call.ts';
import type { Choices, Ways } from './verb.ts';

/** The operands are read before this returns its promise. */
export function thereAndBack<O extends Choices>(
  context: Context,
  ways: Ways<O, unknown>,
  operands: readonly Operand[],
  options: O,
): Promise<unknown> {
  context.assertAlive();
  const working = onGpu(context, operands, options, ways.gpu!, make).then(back);
  return options.signal === undefined ? working : unlessEnded(working, options.signal);
}

/** The result, itself or its fields, on the host. */
async function back(result: unknown): Promise<unknown> {
  if (isDeviceArray(result)) return home(result);
  const fields = Object.entries(result as object);
  if (!fields.some(([, x]) => isDeviceArray(x))) return result;
  return Object.fromEntries(await Promise.all(fields.map(async ([name, x]) => [name, await home(x)])));
}

async function home(x: unknown): Promise<unknown> {
  if (!isDeviceArray(x)) return x;
  try {
    return await x.host();
  } finally {
    x.dispose();
  }
}
