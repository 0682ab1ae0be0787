// A call as its spec describes it: the operands of a problem as windows, and the arguments that they and the problem come to.

import { type ElementType, isComplex } from '../../src/core/field.ts';
import type { ArgSpec, Values } from '../../src/core/spec.ts';
import type { Diag, Prec, Queue, RoutineSpec, Side, Trans, UpdateMath, Uplo } from '../../src/index.ts';
import type { MatrixView } from './norms.ts';
import {
  type IntegerView,
  type Layout,
  type Operands,
  type Placed,
  type PlacedOperands,
  place,
  type RealView,
  window,
} from './operands.ts';
import { inField } from './scalars.ts';
import type { Source } from './source.ts';

/** Operands of numbers, of integers, and of numbers that are real in calls of every field, by their names. */
export type Data<M extends string, I extends string = never, R extends string = never> = Readonly<
  Record<M, MatrixView> & Record<I, IntegerView> & Record<R, RealView>
>;

export type Views = Readonly<Record<string, MatrixView>>;

/** Nothing is a multiple of four; then everything is. */
export const ODD = { pad: 3, offset: 5 } as const;
export const ALIGNED = { align: 4, pad: 4, offset: 8 } as const;

/** Any routine: whether the arguments are right is checked by its spec. */
export type Front = (queue: Queue, args: never) => Promise<void>;

/** Sizes as they are written, '5x3', in one line for many: shapes('0x0 5x3') is [[0, 0], [5, 3]]. */
export const shapes = <T extends readonly number[] = readonly [number, number]>(...lines: readonly string[]): T[] =>
  lines.flatMap((line) => line.split(' ').map((one) => one.split('x').map(Number) as unknown as T));

/** A vector as a 1 x n matrix whose ld is the absolute increment; a negative one reverses the order. */
export const vectorWindow = (prec: Prec, n: number, inc: number, use: 'read' | 'write', offset = 0): MatrixView =>
  window(prec, 1, n, { pad: Math.abs(inc) - 1, offset }, use);

/** The increment to call with: that of the window, with the sign of the problem's. */
export const incOf = (x: { readonly ld: number }, inc: number): number => Math.sign(inc) * x.ld;

const sizeOf = (arg: ArgSpec, p: Values): readonly [rows: number, cols: number] | undefined => {
  if (arg.kind === 'matrix') return [arg.rows(p), arg.cols(p)];
  return arg.kind === 'vector' ? [1, arg.length(p)] : undefined;
};

/**
 * Matrices and vectors at the sizes of a problem, vectors as rows. `together`: all of them in one array, where the increments are the
 * leading dimension.
 */
export function operandsOf(
  spec: RoutineSpec,
  prec: Prec,
  problem: { readonly layout?: Layout; readonly together?: boolean },
): Views {
  const { layout, together } = problem;
  const values: Values = { ...problem };
  const all = Object.entries(spec.args).filter(([, arg]) => arg.kind === 'matrix' || arg.kind === 'vector');
  if (together) {
    // The matrix comes first, whatever its place among the arguments.
    const named = all.sort(([, a], [, b]) => Number('inc' in a) - Number('inc' in b));
    const sizes = Object.fromEntries(named.map(([name, arg]) => [name, sizeOf(arg, values)!]));
    return place(prec, sizes, Object.keys(sizes), layout);
  }
  const views = all.map(([name, arg]) => {
    const [rows, cols] = sizeOf(arg, values)!;
    const use = 'access' in arg && arg.access === 'in' ? 'read' : 'write';
    if (arg.kind === 'matrix') return [name, window(prec, rows, cols, layout, use)] as const;
    const inc = 'inc' in arg && arg.inc !== undefined ? (values[arg.inc] as number) : 1;
    return [name, vectorWindow(prec, cols, inc, use, layout?.offset)] as const;
  });
  return Object.fromEntries(views);
}

/** 2 where an operand is complex. */
export const partsAt = (at: Readonly<Record<string, Placed<ElementType>>>): 2 | undefined =>
  Object.values(at).some(({ buffer }) => isComplex(buffer.type)) ? 2 : undefined;

/** The arguments of a call by their names: operands where they lie, their leading dimensions and increments, and what the problem says. */
export function argumentsOf(
  spec: RoutineSpec,
  problem: object,
  at: Readonly<Record<string, Placed<ElementType>>>,
): never {
  const values: Values = { ...problem };
  const parts = partsAt(at);
  const args: Record<string, unknown> = {};
  for (const [name, arg] of Object.entries(spec.args)) {
    if (arg.precs !== undefined && /[cz]/.test(arg.precs) !== (parts === 2)) continue;
    if (arg.kind === 'matrix' || arg.kind === 'vector') {
      args[name] = at[name];
      if (arg.kind === 'vector' && arg.inc !== undefined) args[arg.inc] = incOf(at[name]!, values[arg.inc] as number);
    } else if (arg.kind === 'flag' && parts && arg.realOnly && values[name] === arg.realOnly) args[name] = 'c';
    else if (arg.kind === 'scalar' && !arg.real && typeof values[name] === 'number')
      args[name] = inField(values[name], parts);
    else if (arg.kind === 'ld') args[name] = at[arg.of]?.ld;
    else if (arg.kind !== 'inc') args[name] = values[name];
  }
  return args as never;
}

/** The call under test, of a routine whose problem has its arguments' names; `more` are those that are the same in all problems. */
export const calling =
  <D extends Operands>(front: Front, spec: RoutineSpec, more: object = {}) =>
  (queue: Queue, problem: object, at: PlacedOperands<D>): Promise<void> =>
    front(queue, argumentsOf(spec, { ...more, ...problem }, at as never));

/** Numbers of a problem by their names. */
export type Sizes<K extends string> = Readonly<Record<K, number>>;

/** Flags of a problem by their names. */
export type Flags<K extends 'side' | 'uplo' | 'trans' | 'transA' | 'transB' | 'diag'> = Readonly<
  Pick<{ side: Side; uplo: Uplo; trans: Trans; transA: Trans; transB: Trans; diag: Diag }, K>
>;

export interface LaidOut {
  readonly layout?: Layout;
}

/** A problem whose matrix may come from elsewhere. */
export interface Filled extends LaidOut {
  /** Default: uniform on (0,1). */
  readonly source?: Source;
}

/** A routine that works by blocks. */
export interface Blocked {
  /** Of the GPU's products. Default 'strict'. */
  readonly math?: UpdateMath;
  /** Rows or columns of a block; 0 or absent leaves it to the routine. */
  readonly nb?: number;
}
