// A legal call of any routine, built from its spec alone: sizes 4, 5, 3, ... for the dimensions, tight leading dimensions, and buffers
// that hold exactly the windows. Tests change one argument at a time.
import type { Ptr } from '../../src/core/matrix.ts';
import type { ElementType, Prec } from '../../src/core/precision.ts';
import { precisions } from '../../src/core/precision.ts';
import { operandType, type RoutineSpec, routineName } from '../../src/core/spec.ts';
import type { Context, DeviceBuffer, Queue } from '../../src/index.ts';
import * as basalt from '../../src/index.ts';

export type Args = Record<string, unknown>;
export type Routine = (queue: Queue, args: Args, prec?: Prec) => Promise<void>;

const exported = basalt as unknown as Readonly<Record<string, Routine>>;

/** The public front of a routine: gemm, or sgemm with a precision letter. */
export const front = (spec: RoutineSpec, prec = ''): Routine => exported[routineName(spec, prec)]!;

const SIZES: readonly number[] = [4, 5, 3];

/** Windows of `arg` at these argument values: [elements behind the offset, type]. */
export function needed(spec: RoutineSpec, name: string, args: Args): number {
  const arg = spec.args[name]!;
  if (arg.kind === 'matrix') {
    const [rows, cols] = [arg.rows(args), arg.cols(args)];
    return rows === 0 || cols === 0 ? 0 : (cols - 1) * (args[arg.ld] as number) + rows;
  }
  if (arg.kind === 'vector') {
    const length = arg.length(args);
    const inc = arg.inc === undefined ? 1 : Math.abs(args[arg.inc] as number);
    return length === 0 ? 0 : (length - 1) * inc + 1;
  }
  return 0;
}

/** Ones of a type: legal pivots, and matrices that every routine can work on. */
export function ones(context: Context, type: ElementType, length: number): DeviceBuffer {
  const values = new precisions[type].array(length * precisions[type].parts).fill(type === 'h' ? 0x3c00 : 1);
  return context.upload(type, values as never);
}

/** Everything but the operands: flags at their first value, sizes, increments, indices, leading dimensions. */
function plainArguments(spec: RoutineSpec): Args {
  const args: Args = {};
  let sizes = 0;
  for (const [name, arg] of Object.entries(spec.args)) {
    if (arg.kind === 'flag') args[name] = arg.values[0];
    else if (arg.kind === 'size') args[name] = SIZES[sizes++ % SIZES.length];
    else if (arg.kind === 'scalar' || arg.kind === 'inc') args[name] = 1;
  }
  for (const [name, arg] of Object.entries(spec.args)) {
    if (arg.kind === 'index') args[name] = name === 'k1' ? 1 : arg.to(args);
    if (arg.kind !== 'ld') continue;
    const of = spec.args[arg.of];
    args[name] = of?.kind === 'matrix' ? Math.max(1, of.rows(args)) : 1;
  }
  return args;
}

/** A legal call with every argument given, in the spec's order. Buffers are exact unless `slack` elements are added behind. */
export function legalCall(spec: RoutineSpec, context: Context, prec: Prec, slack = 0): Args {
  const args = plainArguments(spec);
  for (const [name, arg] of Object.entries(spec.args)) {
    if (arg.kind === 'matrix' || arg.kind === 'vector')
      args[name] = ones(context, operandType(arg, prec), needed(spec, name, args) + slack);
  }
  return Object.fromEntries(Object.keys(spec.args).map((name) => [name, args[name]]));
}

export const operandNames = (spec: RoutineSpec): string[] =>
  Object.entries(spec.args)
    .filter(([, arg]) => arg.kind === 'matrix' || arg.kind === 'vector')
    .map(([name]) => name);

export const isOperand = (value: unknown): value is Ptr<ElementType> =>
  typeof value === 'object' && value !== null && 'buffer' in value;
