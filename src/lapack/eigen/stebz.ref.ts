// Chosen eigenvalues of a symmetric tridiagonal matrix by bisection, in doubles: the oracle and the CPU backend.
import type { EigenvalueRange } from './stebz.spec.ts';
import { Brackets, type Squares } from './sturm.ref.ts';
import { blockScale, tridiagonalMax } from './tridiagonal.ref.ts';

/** Which eigenvalues; vl and vu are of range 'v', il and iu of range 'i'. */
export interface Chosen {
  readonly range: EigenvalueRange;
  readonly vl: number;
  readonly vu: number;
  readonly il: number;
  readonly iu: number;
}

export interface StebzProblem extends Chosen {
  /** 'e': ascending; 'b': block by block, ascending in each. */
  readonly order: 'b' | 'e';
  readonly n: number;
  readonly d: Float64Array;
  readonly e: Float64Array;
  /** Width of the intervals that eigenvalues end up in; 0 or less: 2 eps ||T||. */
  readonly abstol: number;
  /** Unit roundoff of what d and e are known to. */
  readonly eps: number;
}

/** Eigenvalues, the block of each, and the last row of each block: both from 1, as LAPACK counts. */
export interface StebzResult {
  readonly W: Float64Array;
  readonly iblock: Int32Array;
  readonly isplit: Int32Array;
  readonly info: number;
}

/** What intervals are wider than by roundoff. */
const FUDGE = 2.1;

/**
 * The eigenvalues of the tridiagonal matrix with diagonal d and off-diagonal e that are chosen. NaN and infinity: none, and info is n.
 * Source: LAPACK xSTEBZ; W. Kahan, Accurate eigenvalues of a symmetric tridiagonal matrix, Stanford CS41 (1966); J. Demmel, I. Dhillon, H.
 * Ren, On the correctness of some bisection-like parallel eigenvalue algorithms, ETNA 3 (1995).
 */
export function stebzRef(problem: StebzProblem): StebzResult {
  const { range, order, n, d, e, abstol, eps } = problem;
  const most = n === 0 ? 0 : tridiagonalMax(0, n - 1, d, e);
  if (!(most < Infinity))
    return { W: new Float64Array(0), iblock: new Int32Array(0), isplit: new Int32Array(0), info: n };
  const factor = blockScale(most);
  const t = squaresOf(n, d, e, factor, eps);
  const { ends } = t;
  const [least, greatest] = bounds(t, 0, n - 1, eps);
  const norm = Math.max(Math.abs(least), Math.abs(greatest));
  const tolerance = (size: number): number => Math.max(abstol > 0 ? abstol * factor : 2 * eps * size, t.pivmin);
  const brackets = new Brackets(t, tolerance(norm), 4 * eps);
  const [low, below] = range === 'v' ? [problem.vl * factor, 0] : lowEnd(brackets, problem, least, greatest);
  const [high, above] = range === 'v' ? [problem.vu * factor, 0] : highEnd(brackets, problem, least, greatest);

  const values: number[] = [];
  const blocks: number[] = [];
  for (let b = 0, first = 0; b < ends.length; first = ends[b]! + 1, b++) {
    const last = ends[b]!;
    const [from, to] = bounds(t, first, last, eps);
    const size = Math.max(Math.abs(from), Math.abs(to));
    const found = new Brackets(t, tolerance(size), 4 * eps).values(
      first,
      last,
      Math.max(low, from),
      Math.min(high, to),
    );
    for (const value of found) {
      values.push(value);
      blocks.push(b + 1);
    }
  }
  // Ends of an interval of indices may have caught others that are no further from them than the tolerance.
  const ascent = Int32Array.from(values, (_, i) => i).sort((i, j) => values[i]! - values[j]! || i - j);
  const kept = ascent.slice(below, values.length - above);
  if (order === 'b') kept.sort();
  return {
    W: Float64Array.from(kept, (i) => values[i]! / factor),
    iblock: Int32Array.from(kept, (i) => blocks[i]!),
    isplit: Int32Array.from(ends, (end) => end + 1),
    info: 0,
  };
}

/** How many eigenvalues lie in (low, high]. */
export function countBetween(n: number, d: Float64Array, e: Float64Array, low: number, high: number): number {
  const brackets = new Brackets(squaresOf(n, d, e, 1, 0), 0, 0);
  return brackets.count(0, n - 1, high) - brackets.count(0, n - 1, low);
}

/** The scaled matrix, its off-diagonal squared and zero between blocks. */
function squaresOf(n: number, diagonal: Float64Array, beside: Float64Array, factor: number, eps: number): Squares {
  const d = Float64Array.from({ length: n }, (_, i) => diagonal[i]! * factor);
  const squares = new Float64Array(n);
  const ends: number[] = [];
  let most = 1;
  for (let i = 0; i < n - 1; i++) {
    const off = beside[i]! * factor;
    const square = off * off;
    if (Math.abs(d[i]! * d[i + 1]!) * (2 * eps) ** 2 + 2 ** -1022 > square) {
      ends.push(i);
    } else {
      squares[i + 1] = square;
      most = Math.max(most, square);
    }
  }
  if (n > 0) ends.push(n - 1);
  return { d, squares, ends, pivmin: 2 ** -1022 * most };
}

/** Numbers below and above all eigenvalues of rows first..last, by Gerschgorin's circles. */
function bounds({ d, squares, pivmin }: Squares, first: number, last: number, eps: number): [number, number] {
  let [least, greatest] = [Infinity, -Infinity];
  let before = 0;
  for (let i = first; i <= last; i++) {
    const behind = i < last ? Math.sqrt(squares[i + 1]!) : 0;
    least = Math.min(least, d[i]! - before - behind);
    greatest = Math.max(greatest, d[i]! + before + behind);
    before = behind;
  }
  if (last < first) return [0, 0];
  const slack = FUDGE * (Math.max(Math.abs(least), Math.abs(greatest)) * 2 * eps * (last - first + 1) + 2 * pivmin);
  return [least - slack, greatest + slack];
}

/** A number with at most il - 1 eigenvalues up to it, and how many of those it leaves above it. */
function lowEnd(brackets: Brackets, { range, il }: Chosen, least: number, greatest: number): [number, number] {
  if (range === 'a' || il <= 1) return [least, 0];
  const { low, countLow } = brackets.around(il, least, greatest);
  return [low, il - 1 - countLow];
}

/** A number with at least iu eigenvalues up to it, and how many more. */
function highEnd(brackets: Brackets, { range, iu }: Chosen, least: number, greatest: number): [number, number] {
  if (range === 'a') return [greatest, 0];
  const { high, countHigh } = brackets.around(iu, least, greatest);
  return [high, countHigh - iu];
}
