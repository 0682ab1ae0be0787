// Cases of routines on packed tensors: data from the spec, and results against the reference in doubles.
import type { RealMat } from '../../src/core/matrix.ts';
import type { Prec, RoutineSpec } from '../../src/index.ts';
import { operandsOf, type Views } from './calls.ts';
import type { MatrixView } from './norms.ts';
import { fill, type Layout } from './operands.ts';
import type { Random } from './random.ts';
import { hostMat } from './views.ts';

/** Tensors of one name each, at the sizes of a problem; those of `absent` are left out. What is read is uniform on (-1/2, 1/2). */
export function tensorsOf(
  spec: RoutineSpec,
  prec: Prec,
  problem: { readonly layout?: Layout; readonly together?: boolean },
  absent: readonly string[],
  random: Random,
): Views {
  const views = Object.entries(operandsOf(spec, prec, problem)).filter(([name]) => !absent.includes(name));
  for (const [name, view] of views) {
    const arg = spec.args[name]!;
    if ('access' in arg && arg.access === 'in') fill(prec, view, () => random.rand() - 0.5);
  }
  return Object.fromEntries(views);
}

/** Elements of a tensor that is a window of one row. */
export const lengthOf = ({ rows, cols }: MatrixView): number => rows * cols;

/** The elements of a tensor in order. */
export const elementsOf = (view: MatrixView): number[] =>
  Array.from({ length: lengthOf(view) }, (_, k) => view.data[view.offset + k * view.ld]!);

/** Copies of tensors as references take them, in doubles; results start as NaN, so that what is not written shows. */
export function inDoubles(views: Views, results: readonly string[] = []): Record<string, RealMat> {
  return Object.fromEntries(
    Object.entries(views).map(([name, view]) => {
      const data = Float64Array.from(elementsOf(view));
      if (results.includes(name)) data.fill(Number.NaN);
      return [name, { data, off: 0, ld: Math.max(1, data.length) }];
    }),
  );
}

export const doubles = (length: number): RealMat => ({
  data: new Float64Array(length),
  off: 0,
  ld: Math.max(1, length),
});

/** The greatest difference of any tensor from that of the same name, relative to that one's largest element, or to `least`. */
export function tensorError(
  after: Views,
  wanted: Readonly<Record<string, RealMat>>,
  names: readonly string[],
  least = 0,
): number {
  let worst = 0;
  for (const name of names) {
    if (after[name] === undefined) continue;
    const [got, { data }] = [elementsOf(after[name]!), wanted[name]!];
    let [largest, error] = [least, 0];
    for (const [k, x] of got.entries()) {
      // The logarithm of nothing is no size to compare with.
      if (data[k] === x) continue;
      largest = Math.max(largest, Math.abs(data[k]!));
      error = Math.max(error, Math.abs(x - data[k]!));
    }
    if (!(error === 0)) worst = Math.max(worst, error / largest);
  }
  return worst;
}

/** Tensors as references take them, where they are. */
export const tensorsIn = (views: Views): Record<string, RealMat> =>
  Object.fromEntries(Object.entries(views).map(([name, view]) => [name, hostMat(view)]));
