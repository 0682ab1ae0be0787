// Calls of geev on batches in all their forms, and what is wrong with what they find, for its tests.
import { geevBatched, geevStridedBatched, geevVbatched } from '../../../src/batched/schur/routines.gen.ts';
import type { Context } from '../../../src/index.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { isPaired, vectorLengths, vectorsError } from '../../../testing/lib/residualsNep.ts';
import type { Source } from '../../../testing/lib/source.ts';
import { type CallForm, GUARD, Operand, sizesOf } from '../forms.ts';

export type Job = 'n' | 'v';
type Prec = 's' | 'd';

/** A matrix in columns, with its order. */
export interface Square {
  readonly n: number;
  readonly data: Float64Array;
}

export interface GeevOptions {
  readonly form?: CallForm;
  readonly layout?: 'col' | 'row';
  readonly jobvl?: Job;
  readonly jobvr?: Job;
  readonly onFailure?: 'info' | 'nan' | 'throw';
}

/** What was found of one matrix. */
export interface Found {
  readonly info: number;
  readonly nonfinite: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
  readonly VL: Float64Array;
  readonly VR: Float64Array;
}

const FRONTS = { StridedBatched: geevStridedBatched, Batched: geevBatched, Vbatched: geevVbatched } as const;

/** A matrix of a source, as a precision has it. */
export function squareOf(n: number, source: Source, prec: Prec, random = new Random()): Square {
  const view = matrixView(prec === 's' ? new Float32Array(n * n) : new Float64Array(n * n), n, n);
  source(view, prec, random);
  return { n, data: Float64Array.from(view.data) };
}

/** Calls geev; throws if anything but results has changed, or A has. */
export async function callGeev(
  context: Context,
  prec: Prec,
  squares: readonly Square[],
  { form = 'StridedBatched', layout = 'col', jobvl = 'v', jobvr = 'v', ...more }: GeevOptions = {},
): Promise<Found[]> {
  const byRows = layout === 'row';
  const orders = squares.map(({ n }) => n);
  const shapes = orders.map((n) => [n, n] as const);
  const A = new Operand(context, prec, shapes, byRows, (b, i, j) => squares[b]!.data[i + j * orders[b]!]!);
  const results = new Map<string, Operand>();
  const args: Record<string, unknown> = { ...A.args(context, 'A', form) };
  for (const name of ['WR', 'WI', ...(jobvl === 'v' ? ['VL'] : []), ...(jobvr === 'v' ? ['VR'] : [])]) {
    const isValue = name.startsWith('W');
    const own = new Operand(context, prec, isValue ? orders.map((n) => [n, 1]) : shapes, byRows && !isValue, () => 7);
    results.set(name, own);
    Object.assign(args, own.args(context, name, form));
    // Of one matrix, too, it is at least the rows.
    if (isValue && form === 'StridedBatched')
      args[`stride${name}`] = Math.max(1, orders[0]!, args[`stride${name}`] as number);
  }
  const { ldwr: _, ldwi: __, ...rest } = args;
  const lists = ['info', 'nonfinite'].map((name) => [name, context.upload('i', new Int32Array(orders.length).fill(9))]);
  const { info, nonfinite } = Object.fromEntries(lists) as Record<string, ReturnType<typeof context.upload<'i'>>>;
  const call = { ...rest, ...sizesOf(form, { n: orders }), ...more, jobvl, jobvr, layout, info, nonfinite };
  await FRONTS[form](context.queue, call as never);
  const kept = await context.download(A.ptr);
  if (!kept.every((x, k) => Object.is(x, A.host[k]))) throw new Error('A has changed');
  const values = new Map<string, ArrayLike<number>>();
  for (const [name, own] of results) {
    const after = await context.download(own.ptr);
    if (!own.guarded(after)) throw new Error(`something beside ${name} has changed from ${GUARD}`);
    values.set(name, after);
  }
  const [infos, flags] = [await context.download(info!), await context.download(nonfinite!)];
  const part = (name: string, b: number): Float64Array => {
    const own = results.get(name);
    return own === undefined ? new Float64Array(0) : own.matrix(values.get(name)!, b);
  };
  for (const value of [A.ptr, ...[...results.values()].map((own) => own.ptr), info!, nonfinite!]) value.dispose();
  for (const value of Object.values(rest)) {
    const buffer = value as { dispose?: () => void; disposed?: boolean };
    if (buffer?.disposed === false) buffer.dispose!();
  }
  return orders.map((_, b) => ({
    info: infos[b]!,
    nonfinite: flags[b]!,
    ...{ re: part('WR', b), im: part('WI', b), VL: part('VL', b), VR: part('VR', b) },
  }));
}

/**
 * The worst of the errors that geev's case has, of what has been computed, over eps: of right and left vectors, and of their lengths over
 * n. NaN where values are not in pairs or the info is not 0.
 */
export function errorOf(A: Square, found: Found, eps: number): number {
  const { n, data } = A;
  const w = { re: found.re, im: found.im };
  if (found.info !== 0 || !isPaired(w)) return Number.NaN;
  const a = matrixView(data, n, n);
  let worst = 0;
  const see = (error: number): void => {
    if (!(error <= worst)) worst = error;
  };
  for (const [V, left] of [
    [found.VR, false],
    [found.VL, true],
  ] as const) {
    if (V.length === 0) continue;
    const v = matrixView(V, n, n);
    see(vectorsError(a, w, v, left));
    see(vectorLengths(w, v) / Math.max(1, n));
  }
  return worst / eps;
}

/** How far eigenvalues are apart from others at most, each matched with the nearest that is left. */
export function distance(x: Pick<Found, 're' | 'im'>, y: Pick<Found, 're' | 'im'>): number {
  const left = [...y.re.keys()];
  let worst = 0;
  for (const [k, re] of x.re.entries()) {
    let [least, at] = [Infinity, 0];
    for (const [l, other] of left.entries()) {
      const size = Math.hypot(re - y.re[other]!, x.im[k]! - y.im[other]!);
      if (size < least) [least, at] = [size, l];
    }
    left.splice(at, 1);
    worst = Math.max(worst, least);
  }
  return worst;
}
