// Batches of symmetric matrices with known spectra, calls of a routine on them in every form, and what came of each.
import type { Context } from '../../../src/runtime/context.ts';
import { type MatrixView, matrixView } from '../../../testing/lib/norms.ts';
import { isAscending, spectralError } from '../../../testing/lib/residualsEigen.ts';
import { orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { symmetricView } from '../../../testing/lib/triangles.ts';
import { type CallForm, GUARD, Operand, sizesOf } from '../forms.ts';
import { spectrum, symmetric } from '../functions/functionSupport.ts';
import { largest, noise } from '../placed.ts';

/** A symmetric matrix, by columns. */
export interface Member {
  readonly n: number;
  readonly A: ArrayLike<number>;
}

export interface Solution {
  readonly n: number;
  readonly W: Float64Array;
  /** What the place of A holds afterwards. */
  readonly Z: Float64Array;
  readonly info: number;
  readonly nonfinite: number;
}

export interface Calling {
  readonly form?: CallForm;
  readonly byRows?: boolean;
  readonly jobz?: 'v' | 'n';
  readonly uplo?: 'l' | 'u';
  readonly more?: Readonly<Record<string, unknown>>;
}

type Front = (on: never, args: never) => Promise<void>;
/** A routine by its forms: ssyevStridedBatched and so on. */
export type Routine = Readonly<Record<CallForm, Front>>;

const root = ({ length }: ArrayLike<number>): number => Math.round(Math.sqrt(length));
export const ofValues = (values: ArrayLike<number>): Member => ({ n: root(values), A: values });

const randomMember = (b: number, n: number): Member => ({
  n,
  A: Float64Array.from({ length: n * n }, (_, k) => {
    const [i, j] = [k % n, Math.floor(k / n)];
    return noise(b, Math.max(i, j), Math.min(i, j));
  }),
});

/** Every kind of spectrum, by name. */
export const KINDS: Readonly<Record<string, (b: number, n: number) => Member>> = {
  random: randomMember,
  zero: (_b, n) => ofValues(new Float64Array(n * n)),
  identity: (_b, n) => ofValues(Float64Array.from({ length: n * n }, (_, k) => Number(k % (n + 1) === 0))),
  diagonal: (b, n) =>
    ofValues(Float64Array.from({ length: n * n }, (_, k) => (k % (n + 1) === 0 ? noise(b, k, 5) : 0))),
  repeated: (b, n) =>
    ofValues(
      symmetric(
        b,
        Array.from({ length: n }, (_, i) => 1 + (i % 3)),
      ),
    ),
  clustered: (b, n) =>
    ofValues(
      symmetric(
        b,
        Array.from({ length: n }, (_, i) => 1 + (i % 2) + i * 1e-7),
      ),
    ),
  graded: (b, n) => ofValues(symmetric(b, spectrum(n, 3, 1e12))),
  rankOne: (b, n) =>
    ofValues(
      symmetric(
        b,
        Array.from({ length: n }, (_, i) => (i === 0 ? 2 : 0)),
      ),
    ),
  huge: (b, n) => ofValues(Float64Array.from(randomMember(b, n).A, (x) => x * 1e30)),
  tiny: (b, n) => ofValues(Float64Array.from(randomMember(b, n).A, (x) => x * 1e-30)),
};

export const planted = (one: Member, at: number, value: number): Member => ({
  n: one.n,
  A: Float64Array.from(one.A, (x, k) => (k === at ? value : x)),
});

/** Calls the routine; throws where something beside the operands has changed. */
export async function solve(
  context: Context,
  prec: 's' | 'd',
  routine: Routine,
  members: readonly Member[],
  { form = 'StridedBatched', byRows = false, jobz = 'v', uplo = 'l', more = {} }: Calling = {},
): Promise<Solution[]> {
  const orders = members.map(({ n }) => n);
  const stored = (i: number, j: number): boolean => i === j || i > j === (uplo === 'l');
  const A = new Operand(
    context,
    prec,
    orders.map((n) => [n, n] as const),
    byRows,
    (b, i, j) => (stored(i, j) ? members[b]!.A[i + j * members[b]!.n]! : -GUARD),
  );
  const W = new Operand(
    context,
    prec,
    orders.map((n) => [n, 1] as const),
    false,
    () => 7,
  );
  const { ldw: _, ...ofW } = W.args(context, 'W', form);
  if (form === 'StridedBatched' && orders.length === 1) ofW.strideW = Math.max(1, orders[0]!);
  const integers = () => context.upload('i', new Int32Array(orders.length + 2).fill(99));
  const [info, nonfinite] = [integers(), integers()];
  const args = {
    ...{ jobz, uplo, ...sizesOf(form, { n: orders }), ...A.args(context, 'A', form), ...ofW },
    ...{ info: info.at(1), nonfinite: nonfinite.at(1), ...(byRows ? { layout: 'row' } : {}), ...more },
  };
  await routine[form](context.queue as never, args as never);
  const [a, w] = await Promise.all([context.download(A.ptr), context.download(W.ptr)]);
  const [found, flags] = await Promise.all([context.download(info), context.download(nonfinite)]);
  if (!A.guarded(a) || !W.guarded(w)) throw new Error('an element between the operands has changed');
  if ([found[0], found.at(-1), flags[0], flags.at(-1)].some((x) => x !== 99)) throw new Error('a guard has changed');
  const kept = orders.every((n, b) => {
    const [before, after] = [A.matrix(A.host, b), A.matrix(a, b)];
    return after.length === n * n && after.every((x, k) => Object.is(x, before[k]));
  });
  if (jobz === 'n' && !kept) throw new Error('A has changed');
  for (const X of [A.ptr, W.ptr, info, nonfinite]) X.dispose();
  return orders.map((n, b) => ({
    ...{ n, W: W.matrix(w, b), Z: A.matrix(a, b) },
    ...{ info: found[b + 1]!, nonfinite: flags[b + 1]! },
  }));
}

const view = (n: number, data: Float64Array): MatrixView => matrixView(data, n, n);

/** The worst of residual and orthogonality in units of eps; NaN where values do not ascend. Of A as the precision holds it. */
export function errorOf(prec: 's' | 'd', { n, A }: Member, { W, Z }: Solution): number {
  if (n === 0) return 0;
  const w = matrixView(W, n, 1);
  if (!isAscending(w)) return Number.NaN;
  const a = symmetricView(view(n, Float64Array.from(prec === 's' ? Float32Array.from(A) : A)), 'l');
  const most = largest(a.data as Float64Array);
  const scale = most > 0 ? 1 / most : 1;
  const scaled = view(n, a.data.map((x) => x * scale) as Float64Array);
  const values = matrixView(
    W.map((x) => x * scale),
    n,
    1,
  );
  const error = Math.max(spectralError(scaled, values, view(n, Z)), orthogonality(view(n, Z)));
  return Number.isNaN(error) ? Number.NaN : error / (prec === 's' ? 2 ** -24 : 2 ** -53);
}

/** The bits of a solution. */
export const bitsOf = ({ W, Z, info }: Solution): string => `${info} ${W.join()} ${Z.join()}`;
