// Batches of tridiagonal and band problems for tests of the fronts: every form of a call, operands laid out in it between guard elements.
import { expect } from 'vitest';
import { ldName, offsetsName, strideName } from '../../../src/core/batchForms.ts';
import type { Context, DeviceBuffer, Prec, RoutineSpec } from '../../../src/index.ts';
import { noise } from '../placed.ts';

export interface Size {
  readonly n: number;
  readonly kl?: number;
  readonly ku?: number;
  readonly nrhs?: number;
}

/** The operands of a problem: packed, matrices column-major. */
export type Problem = Record<string, Float64Array>;

/** How a batch is handed over. `between`: the problems lie between each other. `together`: all operands in one buffer. */
export interface Placing {
  readonly form: 'strided' | 'batched' | 'vbatched';
  readonly layout?: 'col' | 'row';
  readonly inc?: number;
  readonly between?: boolean;
  readonly together?: boolean;
}

export interface Routine {
  readonly name: string;
  readonly fronts: Readonly<Record<Placing['form'], (queue: never, args: never, prec: never) => Promise<void>>>;
  readonly specs: Readonly<Record<Placing['form'], RoutineSpec>>;
  readonly sizes: readonly (keyof Size)[];
  readonly operands: readonly string[];
  readonly pivots?: 'read' | 'write';
}

const GUARD = -1e10;
const NO_PIVOT = -777;

const shapeOf = (name: string, { n, kl = 0, ku = 0, nrhs = 0 }: Size): readonly [number, number] => {
  if (name === 'B') return [n, nrhs];
  if (name === 'AB') return [2 * kl + ku + 1, n];
  return [1, Math.max(0, name === 'd' ? n : name === 'du2' ? n - 2 : n - 1)];
};

/** Operands of one problem, filled with zeros. */
export const emptyProblem = (routine: Pick<Routine, 'operands'>, s: Size): Problem =>
  Object.fromEntries(
    routine.operands.map((name) => [name, new Float64Array(shapeOf(name, s)[0] * shapeOf(name, s)[1])]),
  );

export interface Outcome {
  readonly problems: readonly Problem[];
  readonly ipiv: readonly Int32Array[];
  readonly info: Int32Array;
  readonly nonfinite: Int32Array;
}

/** Where the elements of each problem's operand lie in an array that it has for itself. */
function layOut(name: string, sizes: readonly Size[], { form, layout, inc = 1, between }: Placing) {
  const isVector = name !== 'B' && name !== 'AB';
  const byRows = layout === 'row' && !isVector;
  const most = (f: (s: Size) => number): number => sizes.reduce((x, s) => Math.max(x, f(s)), 1);
  const count = sizes.length;
  const wide = (s: Size): number => shapeOf(name, s)[byRows ? 1 : 0];
  const long = (s: Size): number => shapeOf(name, s)[byRows ? 0 : 1];
  const mixed = between === true && (isVector || byRows);
  const ldOf = (s: Size): number => {
    if (mixed) return count * most(wide) + 1;
    return isVector ? inc : Math.max(1, form === 'vbatched' ? wide(s) : most(wide)) + inc - 1;
  };
  const footprint = (s: Size): number => (long(s) === 0 ? 0 : (long(s) - 1) * ldOf(s) + wide(s));
  const starts: number[] = [];
  let end = 0;
  for (let k = 0; k < count; k++) {
    // Problems at offsets lie in reverse order.
    const b = form === 'strided' ? k : count - 1 - k;
    starts[b] = mixed ? k * most(wide) : end;
    end = Math.max(end, starts[b]! + footprint(sizes[b]!)) + (mixed ? 0 : 2);
  }
  const lds = sizes.map(ldOf);
  const at = (b: number, i: number, j: number): number => starts[b]! + (byRows ? i * lds[b]! + j : i + j * lds[b]!);
  return { isVector, starts, end, lds, at, stride: count > 1 ? starts[1]! - starts[0]! : end };
}

/** One call, and its results by problems; nothing between and around them may have changed. */
export async function call(
  context: Context,
  prec: Prec,
  routine: Routine,
  sizes: readonly Size[],
  given: readonly Problem[],
  placing: Placing,
  options: Record<string, unknown> = {},
  pivotsIn: readonly Int32Array[] = [],
): Promise<Outcome> {
  const { form, layout = 'col', together } = placing;
  const count = sizes.length;
  const array = (length: number) =>
    prec === 'd' ? new Float64Array(length).fill(GUARD) : new Float32Array(length).fill(GUARD);
  const plans = routine.operands.map((name) => ({ name, ...layOut(name, sizes, placing) }));
  const OFF = 5;
  let from = OFF;
  const homes = plans.map(({ end }) => {
    const home = together ? from : OFF;
    from += end + 3;
    return home;
  });
  const shared = array(from + 3);
  const arrays = plans.map(({ end }, k) => (together ? shared : array(homes[k]! + end + 4)));
  for (const [k, { name, at }] of plans.entries()) {
    for (let b = 0; b < count; b++) {
      const [rows, cols] = shapeOf(name, sizes[b]!);
      for (let j = 0; j < cols; j++)
        for (let i = 0; i < rows; i++) arrays[k]![homes[k]! + at(b, i, j)] = given[b]![name]![i + j * rows]!;
    }
  }
  const before = arrays.map((x) => x.slice());
  const uploaded = new Map(arrays.map((x) => [x, undefined as DeviceBuffer | undefined]));
  for (const x of uploaded.keys()) uploaded.set(x, context.upload(prec, x as never) as DeviceBuffer);
  const args: Record<string, unknown> = {};
  for (const name of routine.sizes)
    args[name] = form === 'vbatched' ? sizes.map((s) => s[name] ?? 0) : (sizes[0]?.[name] ?? 0);
  for (const [k, { name, isVector, lds, starts, stride }] of plans.entries()) {
    args[name] = { buffer: uploaded.get(arrays[k]!), offset: homes[k] };
    args[ldName(name)] = form === 'vbatched' && !isVector ? lds : (lds[0] ?? 1);
    if (form === 'strided') args[strideName(name)] = stride;
    else if (form === 'vbatched') args[offsetsName(name)] = starts;
    else args[offsetsName(name)] = context.upload('i', Int32Array.from(starts));
  }
  const most = sizes.reduce((x, { n }) => Math.max(x, n), 0) + 1;
  const pivots = new Int32Array(2 + count * most).fill(NO_PIVOT);
  for (const [b, list] of pivotsIn.entries()) pivots.set(list, 2 + b * most);
  const [ipiv, info] = [context.upload('i', pivots), context.upload('i', new Int32Array(count + 2).fill(-9))];
  const nonfinite = context.upload('i', new Int32Array(count + 2).fill(-9));
  if (routine.pivots !== undefined) {
    args.ipiv = { buffer: ipiv, offset: 2 };
    if (form === 'vbatched') args.offsetsPiv = sizes.map((_, b) => b * most);
    else args.stridePiv = most;
  }
  const { args: spec } = routine.specs[form];
  if ('info' in spec) Object.assign(args, { info: { buffer: info, offset: 1 } });
  if ('nonfinite' in spec) Object.assign(args, { nonfinite: { buffer: nonfinite, offset: 1 } });
  if (form !== 'vbatched') args.batchCount = count;
  await routine.fronts[form](context.queue as never, { ...args, layout, ...options } as never, prec as never);
  const after = new Map<object, ArrayLike<number>>();
  for (const [x, buffer] of uploaded) after.set(x, (await context.download(buffer! as never)) as ArrayLike<number>);
  const [p, i, w] = await Promise.all([ipiv, info, nonfinite].map((x) => context.download(x)));
  const own = new Map<object, Uint8Array>([...uploaded.keys()].map((x) => [x, new Uint8Array(x.length)]));
  const problems = sizes.map((s, b) =>
    Object.fromEntries(
      plans.map(({ name, at }, k) => {
        const [rows, cols] = shapeOf(name, s);
        const copy = new Float64Array(rows * cols);
        for (let c = 0; c < cols; c++)
          for (let r = 0; r < rows; r++) {
            const place = homes[k]! + at(b, r, c);
            copy[r + c * rows] = after.get(arrays[k]!)![place]!;
            own.get(arrays[k]!)![place] = 1;
          }
        return [name, copy];
      }),
    ),
  );
  for (const [k, x] of arrays.entries()) {
    const now = after.get(x)!;
    for (let e = 0; e < x.length; e++)
      if (own.get(x)![e] === 0 && now[e] !== before[k]![e]) expect.fail(`${routine.name}: element ${e} was written`);
  }
  expect([p![0], p![1], i![0], i![count + 1], w![0], w![count + 1]]).toEqual([NO_PIVOT, NO_PIVOT, -9, -9, -9, -9]);
  for (const buffer of [...uploaded.values(), ipiv, info, nonfinite]) buffer!.dispose();
  return {
    problems,
    ipiv: sizes.map(({ n }, b) => p!.slice(2 + b * most, 2 + b * most + n)),
    info: i!.slice(1, count + 1),
    nonfinite: w!.slice(1, count + 1),
  };
}

export const random = (b: number, k: number, i: number): number => Math.fround(noise(b, 31 * k + 5, i));

/** y = op(A) x for a matrix given by its elements, and the 1-norm of A. */
export function dense(n: number, element: (i: number, j: number) => number) {
  const a = Float64Array.from({ length: n * n }, (_, e) => element(e % n, Math.floor(e / n)));
  let norm = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += Math.abs(a[i + j * n]!);
    norm = Math.max(norm, sum);
  }
  return { a, norm };
}

/** max over columns of ||b - op(A) x|| / (||A|| ||x|| eps), LAPACK's ratio of solutions, 1-norms. */
export function solutionRatio(
  n: number,
  element: (i: number, j: number) => number,
  B: Float64Array,
  X: Float64Array,
  trans: boolean,
  eps: number,
): number {
  const { a, norm } = dense(n, trans ? (i, j) => element(j, i) : element);
  let worst = 0;
  for (let k = 0; n > 0 && k < B.length / n; k++) {
    let [rest, size] = [0, 0];
    for (let i = 0; i < n; i++) {
      let sum = B[i + k * n]!;
      for (let j = 0; j < n; j++) sum -= a[i + j * n]! * X[j + k * n]!;
      rest += Math.abs(sum);
      size += Math.abs(X[i + k * n]!);
    }
    const ratio = rest === 0 ? 0 : rest / (norm * size * eps);
    if (!(ratio <= worst)) worst = ratio;
  }
  return worst;
}

export const EPS = { s: 2 ** -24, d: 2 ** -53 } as const;
