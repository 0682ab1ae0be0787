// A legal call of any routine, built from its spec alone: sizes 4, 5, 3, ... for the dimensions, tight leading dimensions, and buffers
// that hold exactly the windows. Tests change one argument at a time.

import type { ElementType, Prec } from '../../src/core/field.ts';
import { fields } from '../../src/core/field.ts';
import type { Ptr } from '../../src/core/matrix.ts';
import {
  type ArgSpec,
  argNames,
  BATCH,
  eachProblem,
  operandType,
  type RoutineSpec,
  routineName,
} from '../../src/core/spec.ts';
import type { Context, DeviceBuffer, Queue } from '../../src/index.ts';
import * as basalt from '../../src/index.ts';
import * as nn from '../../src/nn.ts';

export type Args = Record<string, unknown>;
export type Routine = (queue: Queue, args: Args, prec?: Prec) => Promise<void>;

const exported = { ...basalt, ...nn } as unknown as Readonly<Record<string, Routine>>;

/** The public front of a routine: gemm, or sgemm with a precision letter. */
export const front = (spec: RoutineSpec, prec = ''): Routine => exported[routineName(spec, prec)]!;

const SIZES: readonly number[] = [4, 5, 3];

type Matrix = Extract<ArgSpec, { kind: 'matrix' }>;

/** Problems of a batch given by lists. */
const ENTRIES = 2;

function oneMatrix(arg: Matrix, args: Args): number {
  const [rows, cols] = [arg.rows(args), arg.cols(args)];
  return rows === 0 || cols === 0 ? 0 : (cols - 1) * (args[arg.ld] as number) + rows;
}

/**
 * Elements behind the offset that the windows of `arg` take at these argument values; of a batch on the device, what legalCall gives it.
 */
export function needed(spec: RoutineSpec, name: string, args: Args): number {
  const arg = spec.args[name]!;
  if (arg.kind === 'matrix') {
    const places = arg.places === undefined ? undefined : spec.args[arg.places]!.kind;
    if (places === 'stride')
      return oneMatrix(arg, args) + ((args[BATCH] as number) - 1) * (args[arg.places!] as number);
    if (places === 'vector') return oneMatrix(arg, args) * (args[BATCH] as number);
    if (places !== 'offsets') return oneMatrix(arg, args);
    let most = 0;
    eachProblem(spec, args, (one) => {
      most = Math.max(most, (one[arg.places!] as number) + oneMatrix(arg, one));
    });
    return most;
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
  const values = new fields[type].array(length * fields[type].parts).fill(type === 'h' ? 0x3c00 : 1);
  return context.upload(type, values as never);
}

/** Whether only the device knows where the matrices of an operand lie: no window of it can be refused. */
export const placedOnDevice = (spec: RoutineSpec, name: string): boolean => {
  const arg = spec.args[name]!;
  return arg.kind === 'matrix' && arg.places !== undefined && spec.args[arg.places]!.kind === 'vector';
};

/** The operand whose places on the device a vector holds. */
const placedBy = (spec: RoutineSpec, name: string): Matrix | undefined =>
  Object.values(spec.args).find(
    (arg): arg is Matrix => arg.kind === 'matrix' && arg.places === name && spec.args[name]!.kind === 'vector',
  );

/**
 * Everything but the operands: flags at their first value, sizes, increments, indices, leading dimensions, strides, lists. Flags and sizes
 * that are `given` are taken as they are.
 */
function plainArguments(spec: RoutineSpec, given: Args): Args {
  const args: Args = {};
  let sizes = 0;
  for (const [name, arg] of Object.entries(spec.args)) {
    if (arg.kind === 'flag') args[name] = arg.values[0];
    else if (arg.kind === 'switch') args[name] = arg.default;
    else if (arg.kind === 'expression') args[name] = { wgsl: 'z', js: (z: number) => z };
    // Steps and distances, which are 1 where nothing is said: larger ones make smaller results.
    else if (arg.kind === 'size' && arg.default === 1) args[name] = 1;
    else if (arg.kind === 'size') args[name] = SIZES[sizes++ % SIZES.length];
    else if (arg.kind === 'sizes') args[name] = new Array(ENTRIES).fill(SIZES[sizes++ % SIZES.length]);
    else if (arg.kind === 'scalar' || arg.kind === 'inc') args[name] = 1;
    if (name in given) args[name] = given[name];
    // Sizes that are bounded by others are as large as these let them be.
    for (let size = SIZES[0]!; arg.kind === 'sizes' && arg.also?.(args) !== undefined; size--)
      args[name] = new Array(ENTRIES).fill(size);
  }
  for (const [name, arg] of Object.entries(spec.args)) {
    if (arg.kind === 'index') args[name] = name === 'k1' ? 1 : arg.to(args);
    if (arg.kind === 'stride') args[name] = oneMatrix(spec.args[arg.of] as Matrix, args);
    if (arg.kind === 'offsets' || arg.kind === 'lds') {
      const list: number[] = [];
      const of = spec.args[arg.of] as Matrix;
      eachProblem(spec, args, (one, b) =>
        list.push(arg.kind === 'lds' ? Math.max(1, of.rows(one)) : b * oneMatrix(of, one)),
      );
      args[name] = list;
    }
    if (arg.kind !== 'ld') continue;
    const of = spec.args[arg.of];
    args[name] = of?.kind === 'matrix' ? Math.max(1, of.rows(args)) : 1;
  }
  return args;
}

/**
 * A legal call with every argument given, in the spec's order. Buffers are exact unless `slack` elements are added behind; `given` are
 * flags and sizes that are not the usual ones.
 */
export function legalCall(spec: RoutineSpec, context: Context, prec: Prec, slack = 0, given: Args = {}): Args {
  const args = plainArguments(spec, given);
  for (const [name, arg] of Object.entries(spec.args)) {
    if (arg.kind !== 'matrix' && arg.kind !== 'vector') continue;
    if (arg.precs !== undefined && !arg.precs.includes(prec)) continue;
    const placed = placedBy(spec, name);
    if (placed === undefined) {
      args[name] = ones(context, operandType(arg, prec), needed(spec, name, args) + slack);
    } else {
      const length = needed(spec, name, args) + slack;
      args[name] = context.upload(
        'i',
        Int32Array.from({ length }, (_, b) => b * oneMatrix(placed, args)),
      );
    }
  }
  // What only other precisions have keeps its place if it has a default.
  const isThere = ({ precs }: ArgSpec): boolean => precs === undefined || precs.includes(prec);
  return Object.fromEntries(
    argNames(spec, prec).map((name) => [name, isThere(spec.args[name]!) ? args[name] : undefined]),
  );
}

export const operandNames = (spec: RoutineSpec): string[] =>
  Object.entries(spec.args)
    .filter(([, arg]) => arg.kind === 'matrix' || arg.kind === 'vector')
    .map(([name]) => name);

export const isOperand = (value: unknown): value is Ptr<ElementType> =>
  typeof value === 'object' && value !== null && 'buffer' in value;
