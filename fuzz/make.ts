// Makes a call on a context, from the contents of its buffers to what they hold afterwards.
import type { ElementType, HostArray } from '../src/core/field.ts';
import { routineName } from '../src/core/spec.ts';
import { engine } from '../src/engine/engine.ts';
import type { Context, DeviceBuffer, Queue } from '../src/index.ts';
import * as basalt from '../src/index.ts';
import * as nn from '../src/nn.ts';
import type { Call } from './build.ts';

type Front = (queue: Queue, args: object) => Promise<unknown>;

/** What a call has left behind. */
export interface Made {
  readonly buffers: readonly HostArray[];
  /** Of routines whose result is a number: its parts. */
  readonly value: readonly number[];
  /** What it threw. */
  readonly error?: unknown;
}

/** Of all entry points that have routines. */
const exported = { ...basalt, ...nn } as unknown as Readonly<Record<string, Front>>;

export const frontOf = (call: Call): Front => exported[routineName(call.spec, call.prec)]!;

/** The arguments of a call, its operands in these buffers. */
export function argumentsIn(call: Call, buffers: readonly DeviceBuffer[]): Record<string, unknown> {
  const at = call.operands.map(({ name, buffer, offset }) => [name, buffers[buffer]!.at(offset)]);
  const given = Object.entries(call.values).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...given, ...at]);
}

const partsOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { re, im } = value as { re?: unknown; im?: unknown };
  return typeof re === 'number' && typeof im === 'number' ? [re, im] : [];
};

/** Makes the call; buffers are new and are disposed of. */
export async function make(context: Context, call: Call, contents: readonly HostArray[]): Promise<Made> {
  const buffers = call.buffers.map(({ type }, k) => context.upload<ElementType>(type, contents[k]! as never));
  try {
    let value: unknown;
    let error: unknown;
    try {
      value = await frontOf(call)(context.queue, argumentsIn(call, buffers));
    } catch (thrown) {
      error = thrown;
    }
    const after: HostArray[] = [];
    for (const buffer of buffers) after.push(await context.download(buffer));
    return { buffers: after, value: partsOf(value), ...(error === undefined ? {} : { error }) };
  } finally {
    for (const buffer of buffers) buffer.dispose();
  }
}

/**
 * The same by the references, on the CPU: the engine refuses all calls meanwhile, as it does where its memory does not suffice. Nothing
 * else may be computed at the same time.
 */
export async function makeByReference(cpu: Context, call: Call, contents: readonly HostArray[]): Promise<Made> {
  const fast = engine();
  if (fast === undefined) return make(cpu, call, contents);
  fast.within = () => undefined;
  try {
    return await make(cpu, call, contents);
  } finally {
    // The method of the class is in its place again.
    delete (fast as { within?: unknown }).within;
  }
}
