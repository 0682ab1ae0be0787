// Batches of pairs of symmetric matrices, calls of sygv on them in every form, and what came of each pair.
import { sygvBatched, sygvStridedBatched, sygvVbatched } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { isAscending } from '../../../testing/lib/residualsEigen.ts';
import {
  factorError,
  generalError,
  generalOrthogonality,
  type ProblemType,
} from '../../../testing/lib/residualsGeneral.ts';
import { GUARD, Operand, sizesOf } from '../forms.ts';
import { largest, noise, spd } from '../placed.ts';
import type { Calling, Solution } from './eigenSupport.ts';

export const fronts = { StridedBatched: sygvStridedBatched, Batched: sygvBatched, Vbatched: sygvVbatched };

/** Full symmetric matrices by columns, as the precision holds them. */
export interface Pair {
  readonly n: number;
  readonly A: Float64Array;
  readonly B: Float64Array;
}

export interface PairSolution extends Solution {
  /** What the place of B holds afterwards. */
  readonly L: Float64Array;
}

export interface PairCalling extends Calling {
  readonly itype: ProblemType;
}

const matrix = (n: number, value: (i: number, j: number) => number): Float64Array =>
  Float64Array.from({ length: n * n }, (_, k) => {
    const [i, j] = [k % n, Math.floor(k / n)];
    return Math.fround(value(Math.max(i, j), Math.min(i, j)));
  });

/** A pair with magnitudes of about these. */
export const pairOf = (b: number, n: number, ofA = 1, ofB = 1): Pair => ({
  n,
  A: matrix(n, (i, j) => ofA * noise(b, i, j)),
  B: matrix(n, (i, j) => ofB * spd(n)(b, i, j)),
});

/** Another element (i, i) of A or B. */
export const planted = (pair: Pair, name: 'A' | 'B', i: number, value: number): Pair => ({
  ...pair,
  [name]: pair[name].map((x, k) => (k === i * (pair.n + 1) ? value : x)),
});

/** Calls sygv; throws where something beside the triangles and values has changed. */
export async function solvePairs(
  context: Context,
  prec: 's' | 'd',
  pairs: readonly Pair[],
  { itype, form = 'StridedBatched', byRows = false, jobz = 'v', uplo = 'l', more = {} }: PairCalling,
): Promise<PairSolution[]> {
  const orders = pairs.map(({ n }) => n);
  const stored = (i: number, j: number): boolean => i === j || i > j === (uplo === 'l');
  const shapes = orders.map((n) => [n, n] as const);
  const operand = (name: 'A' | 'B') =>
    new Operand(context, prec, shapes, byRows, (b, i, j) =>
      stored(i, j) ? pairs[b]![name][i + j * orders[b]!]! : -GUARD,
    );
  const [A, B] = [operand('A'), operand('B')];
  const columns = orders.map((n) => [n, 1] as const);
  const W = new Operand(context, prec, columns, false, () => 7);
  const { ldw: _, ...ofW } = W.args(context, 'W', form);
  if (form === 'StridedBatched' && orders.length === 1) ofW.strideW = Math.max(1, orders[0]!);
  const integers = () => context.upload('i', new Int32Array(orders.length + 2).fill(99));
  const [info, nonfinite] = [integers(), integers()];
  const args = {
    ...{ itype, jobz, uplo, ...sizesOf(form, { n: orders }), ...A.args(context, 'A', form), ...ofW },
    ...{ ...B.args(context, 'B', form), info: info.at(1), nonfinite: nonfinite.at(1) },
    ...{ ...(byRows ? { layout: 'row' } : {}), ...more },
  };
  await fronts[form](context.queue as never, args as never);
  const [a, l, w] = await Promise.all([A.ptr, B.ptr, W.ptr].map((X) => context.download(X)));
  const [found, flags] = await Promise.all([context.download(info), context.download(nonfinite)]);
  if (![A.guarded(a!), B.guarded(l!), W.guarded(w!)].every(Boolean)) throw new Error('an element between has changed');
  if ([found[0], found.at(-1), flags[0], flags.at(-1)].some((x) => x !== 99)) throw new Error('a guard has changed');
  for (const [b, n] of orders.entries()) {
    const other = B.matrix(l!, b).filter((_x, k) => !stored(k % n, Math.floor(k / n)));
    if (other.some((x) => x !== -GUARD)) throw new Error('the other triangle of B has changed');
  }
  for (const X of [A.ptr, B.ptr, W.ptr, info, nonfinite]) X.dispose();
  return orders.map((n, b) => ({
    ...{ n, W: W.matrix(w!, b), Z: A.matrix(a!, b), L: B.matrix(l!, b) },
    ...{ info: found[b + 1]!, nonfinite: flags[b + 1]! },
  }));
}

/** The worst of residual, orthogonality and error of the factor in units of eps; NaN where values do not ascend. */
export function pairError(
  prec: 's' | 'd',
  { n, A, B }: Pair,
  { W, Z, L }: PairSolution,
  { itype, uplo = 'l' }: PairCalling,
): number {
  if (n === 0) return 0;
  if (!isAscending(matrixView(W, n, 1))) return Number.NaN;
  const view = (data: Float64Array) => matrixView(data, n, n);
  const given = { itype, uplo, A: view(A), B: view(B) };
  const error = largest([
    generalError(given, W, view(Z)),
    generalOrthogonality(given, view(Z)),
    factorError(given, view(L)),
  ]);
  return error / (prec === 's' ? 2 ** -24 : 2 ** -53);
}

/** The bits of a solution. */
export const pairBits = ({ W, Z, L, info }: PairSolution): string => `${info} ${W.join()} ${Z.join()} ${L.join()}`;
