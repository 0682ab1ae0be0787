// Which eigenvalues are wanted: the option `subset` of eigh and eigvalsh, checked, as LAPACK's arguments.
import { ArgumentError } from '../core/errors.ts';

/** Some of the eigenvalues in ascending order. */
export type EighSubset =
  /** The first and the last one, both included, counted from 0. */
  | { readonly index: readonly [first: number, last: number] }
  /** Those in (low, high]. */
  | { readonly value: readonly [low: number, high: number] };

/** The eigenvalues that are wanted. */
export interface Range {
  /** How many there may be. */
  readonly most: number;
  /** The arguments of LAPACK's drivers. */
  readonly args:
    | { readonly range: 'a' }
    | { readonly range: 'i'; readonly il: number; readonly iu: number }
    | { readonly range: 'v'; readonly vl: number; readonly vu: number };
}

const RULE = 'must be { index: [first, last] } with 0 <= first <= last < n, or { value: [low, high] } with low < high';

/** Of matrices of order n; a stack of them has none by value. */
export function rangeAmong(routine: string, subset: unknown, n: number, isStack: boolean): Range {
  if (subset === undefined) return { args: { range: 'a' }, most: n };
  const refuse = (rule = RULE): never => {
    throw new ArgumentError(routine, 'subset', 2, subset, rule);
  };
  if (typeof subset !== 'object' || subset === null || Object.keys(subset).length !== 1) return refuse();
  const { index, value } = subset as { readonly index?: unknown; readonly value?: unknown };
  const [first, last] = pairOf(index ?? value) ?? refuse();
  if (index !== undefined) {
    const legal = Number.isInteger(first) && Number.isInteger(last) && first >= 0 && first <= last && last < n;
    return legal ? { args: { range: 'i', il: first + 1, iu: last + 1 }, most: last - first + 1 } : refuse();
  }
  if (!(first < last)) return refuse();
  if (isStack) return refuse('must be by index for a stack: its matrices may have different numbers of values');
  return { args: { range: 'v', vl: first, vu: last }, most: n };
}

const pairOf = (x: unknown): readonly [number, number] | undefined =>
  Array.isArray(x) && x.length === 2 && x.every((y) => typeof y === 'number') ? [x[0], x[1]] : undefined;
