// A verb with device arrays among its operands: where it is computed, and how they are brought there.
import { ArgumentError, DisposedError } from '../../core/errors.ts';
import type { ArrayOf } from '../../core/field.ts';
import { rowMajor, sizeOf } from '../../core/strided.ts';
import type { Context } from '../../runtime/context.ts';
import { isDeviceArray, isSingle, Operand, operandOf } from '../arrays.ts';
import { checkContext } from '../defaultContext.ts';
import type { DeviceArray } from '../deviceArray.ts';
import { copied } from '../inContext.ts';

import { type Real, withBuffers } from '../operands.ts';
import { checkNames } from '../options.ts';
import { deviceArrayOf, liesOnGpu, type Made, type Make } from './made.ts';
import { OnGpu } from './onGpu.ts';
import type { Argument, Choices, Ways } from './verb.ts';

/** Does it. `make`: makes device arrays. */
export async function onDevice<O extends Choices, H>(
  ways: Ways<O, H>,
  args: readonly Argument[],
  options: O,
  make: Make,
): Promise<unknown> {
  const { routine, host, gpu, takes, isNumber } = ways;
  checkNames(routine, args.length + 1, options, Object.keys(options ?? {}));
  if (options.out !== undefined)
    throw new ArgumentError(routine, 'out', args.length + 1, options.out, 'is for operands of the host alone');
  const given = args.map(([x, name, position]) => (isDeviceArray(x) ? x : operandOf(routine, x, name, position)));
  const context = contextOf(routine, args, options);
  const away = liesOnGpu(context, precisionOf(given, options));
  if (gpu !== undefined && away && (takes === undefined || takes(options, given)))
    return onGpu(context, given, options, gpu, make);
  // Copies, for the caller may change his arrays while the device is waited for.
  const { queue } = context;
  const late = queue.busy || given.some((x) => isDeviceArray(x) && x.buffer.onGpu);
  const own = given.map((x) => (isDeviceArray(x) || !late ? x : copied(x)));
  if (queue.busy) await queue.idle;
  context.throwFailure();
  const here = late ? await Promise.all(own.map(hosted)) : own.map(hosted);
  const result = await host(here, { ...options, context });
  return isNumber ? result : adopted(context, result, make);
}

/** The context of the device arrays, which must be alive, and the one that the options name if they do. */
function contextOf(routine: string, given: readonly Argument[], options: Choices): Context {
  let found = options?.context === undefined ? undefined : checkContext(routine, given.length + 1, options.context);
  for (const [x, name, position] of given) {
    if (!isDeviceArray(x)) continue;
    if (x.disposed)
      throw new DisposedError(
        `${routine}: argument ${position} (${name}), an array of ${x.shape.join(' x ')}, has been disposed of`,
      );
    found ??= x.context;
    if (x.context !== found)
      throw new ArgumentError(
        routine,
        name,
        position,
        x,
        "must be an array of the call's context: take x.host() there",
      );
  }
  found!.assertAlive();
  return found!;
}

/** The precision computed in: that of the operands, unless the options say otherwise. */
function precisionOf(given: readonly (DeviceArray | Operand)[], { precision }: Choices): Real {
  if (precision === 'f32') return 's';
  if (precision === 'f64-cpu' || precision === 'mixed') return 'd';
  return given.every((x) => (isDeviceArray(x) ? x.dtype === 's' : isSingle(x.data))) ? 's' : 'd';
}

/** The array on the host: as it is, where it lives there; what is on a GPU comes over, and stays for the next time. */
function hosted(x: DeviceArray | Operand): Operand | Promise<Operand> {
  if (!isDeviceArray(x)) return x;
  const { buffer, shape, stride, offset, context, dtype } = x;
  const data = buffer.host('read');
  const operand = (data: ArrayOf<Real>) =>
    new Operand({ data, shape, stride, offset }, context.placement(dtype) === 'cpu' ? buffer : undefined);
  return data instanceof Promise ? data.then(operand) : operand(data);
}

/** Does it on the GPU of the context, where all operands are brought at once. */
export function onGpu<O extends Choices>(
  context: Context,
  given: readonly (DeviceArray | Operand)[],
  options: O,
  work: NonNullable<Ways<O, unknown>['gpu']>,
  make: Make,
): Promise<unknown> {
  return withBuffers(async (keep) => {
    const { queue } = context;
    const on = new OnGpu(context, keep, options.signal, make);
    const own = given.map((x) => (isDeviceArray(x) ? x : uploaded(on, x)));
    // Doubles are the CPU's, and may be waiting for a call of a routine.
    if (queue.busy && own.some((x) => isDeviceArray(x) && x.dtype === 'd')) await queue.idle;
    for (const x of own) if (isDeviceArray(x) && x.dtype === 'd') await x.buffer.host('read');
    const there = own.map((x) => (isDeviceArray(x) ? keptArray(on, x) : x));
    return work(on, there, options);
  }, options.signal);
}

/** What stands for the data of operands that are on a GPU: it tells their type. */
const [NO_SINGLES, NO_DOUBLES] = [new Float32Array(), new Float64Array()];

function keptArray(on: OnGpu, { buffer, dtype, shape, stride, offset }: DeviceArray): Operand {
  if (dtype === 's') return new Operand({ data: NO_SINGLES, shape, stride, offset }, buffer);
  return uploaded(on, new Operand({ data: buffer.host('read') as Float64Array, shape, stride, offset }));
}

/** An array of the host's on the GPU, in singles, rows first. */
function uploaded(on: OnGpu, operand: Operand): Operand {
  const { shape, stride, offset } = operand;
  const isOfSingles = isSingle(operand.data);
  const strides = rowMajor(shape);
  const asIs = isOfSingles && stride.every((step, axis) => step === strides[axis] || shape[axis] === 1);
  const data = asIs
    ? (operand.data as Float32Array).subarray(offset, offset + sizeOf(shape))
    : new Float32Array(copied(operand).data);
  const kept = on.keep(on.context.upload<Real>('s', data));
  return new Operand({ data: isOfSingles ? NO_SINGLES : NO_DOUBLES, shape, stride: strides, offset: 0 }, kept);
}

/** The ndarrays of singles and doubles in a result, itself or among its fields, as device arrays. */
function adopted(context: Context, result: unknown, make: Make): unknown {
  if (typeof result !== 'object' || result === null || ArrayBuffer.isView(result)) return result;
  if (isArray(result)) return deviceArrayOf(context, result, make);
  return Object.fromEntries(
    Object.entries(result).map(([name, x]) => [name, isArray(x) ? deviceArrayOf(context, x, make) : x]),
  );
}

function isArray(x: unknown): x is Made {
  const data = (x as { readonly data?: unknown } | undefined)?.data;
  return data instanceof Float32Array || data instanceof Float64Array;
}
