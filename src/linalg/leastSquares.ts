// leastSquares(): least squares with rows that come in blocks, on ndarrays: checks, layouts and buffers around qradd and gelsy.

import { ArgumentError, DisposedError } from '../core/errors.ts';
import { fields } from '../core/field.ts';
import { qradd } from '../lapack/qr/routines.gen.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { getContext } from './defaultContext.ts';
import { type IllConditioned, illConditionedAmong, said, tooFlat } from './illConditioned.ts';
import { type LeastSquaresSolution, solveColumns } from './lstsq.ts';
import { ndarray } from './ndarray.ts';
import {
  type ArrayInput,
  columns,
  matrixOf,
  operandOf,
  planeOf,
  type Real,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { checkNames, contextAmong, goOn, numberAmong, signalAmong } from './options.ts';

/** Options of `leastSquares`. */
export interface LeastSquaresOptions<P extends Real = Real> extends Pick<VerbOptions, 'context'> {
  /** Unknowns: columns of A. */
  readonly n: number;
  /** Columns of b; default 1. */
  readonly nrhs?: number;
  /** 'd' (default): double precision, on the CPU. 's': single, on the context's backend. */
  readonly prec?: P;
}

/** Options of `LeastSquares.add`. */
export interface AddOptions {
  /** Ends the call as long as it waits for its turn; once begun it adds its rows. */
  readonly signal?: AbortSignal;
  /** The weight of the squares of all rows added before, against these; default 1. Below 1 old rows are forgotten little by little. */
  readonly forget?: number;
}

/** Options of `LeastSquares.solve`. */
export interface SolveOptions {
  /** As for all verbs. */
  readonly signal?: AbortSignal;
  /** As for lstsq; eps n if left out. */
  readonly rcond?: number;
  /**
   * 'throw': IllConditionedError where the rank is not full, or rcond below eps n. 'warn' (default) and 'ignore' leave it to `rank` and
   * `rcond` to tell.
   */
  readonly illConditioned?: IllConditioned;
}

type Data<P extends Real> = P extends 's' ? Float32Array : Float64Array;

const isCount = (x: number): boolean => Number.isSafeInteger(x) && x >= 0;

/**
 * Least squares with rows that come in blocks. Of all that has been added, only a triangle of order n + nrhs is kept: there may be more
 * rows than fit into any memory. The result is that of lstsq with all rows at once, to within rounding; it is not that of the normal
 * equations, which lose half of the digits.
 */
export class LeastSquares<P extends Real = Real> {
  readonly n: number;
  readonly nrhs: number;
  readonly prec: P;
  /** Rows added so far, by calls that have been made. */
  rows = 0;
  private readonly named: Context | undefined;
  private triangle: DeviceBuffer<Real> | undefined;
  /** The last call; never rejects. */
  private tail: Promise<unknown> = Promise.resolve();
  private gone = false;

  /** Made by leastSquares. */
  constructor(n: number, nrhs: number, prec: P, context: Context | undefined) {
    this.n = n;
    this.nrhs = nrhs;
    this.prec = prec;
    this.named = context;
  }

  /**
   * Adds rows: A is m x n, b has m numbers or is m x nrhs; both whatever counts as an array (ArrayInput). Neither is changed, and both are
   * copied before the call returns its promise. Calls take effect in the order in which they are made, awaited or not.
   */
  async add(A: ArrayInput, b: ArrayInput, options: AddOptions = {}): Promise<void> {
    this.alive();
    const [left, right] = [operandOf('add', A, 'A', 1), operandOf('add', b, 'b', 2)];
    const [view, rhs] = [planeOf('add', left), matrixOf('add', right, 'b', 2)];
    const { rows: m } = view;
    if (view.cols !== this.n)
      throw new ArgumentError('add', 'A', 1, left.shape.join(' x '), `it must have ${this.n} columns`);
    if (rhs.rows !== m || rhs.cols !== this.nrhs)
      throw new ArgumentError(
        'add',
        'b',
        2,
        right.shape.join(' x '),
        `it must be ${m} x ${this.nrhs}: as many rows as A`,
      );
    checkNames('add', 3, options, ['forget', 'signal']);
    const signal = signalAmong('add', 3, options.signal);
    const legal = (x: number): boolean => x >= 0 && x < Infinity;
    const forget = numberAmong('add', 3, 'forget', options.forget, 1, legal, 'must be a finite number, not negative');
    const [a, c] = [columns(this.prec, view), columns(this.prec, rhs)];
    this.rows += m;
    return this.inTurn(async (context, R) => {
      if (signal?.aborted) this.rows -= m;
      goOn(signal);
      await withBuffers(async (keep) => {
        const [A, B] = [keep(context.upload<Real>(this.prec, a)), keep(context.upload<Real>(this.prec, c))];
        const [n, nrhs, ld] = [this.n, this.nrhs, Math.max(1, m)];
        const args = { m, n, nrhs, R, ldr: Math.max(1, n + nrhs), A, lda: ld, B, ldb: ld, forget };
        await qradd<Real>(context.queue, args, this.prec);
        // Buffers that are given back are used again: not before the call is done with them.
        await context.queue.idle;
      });
    });
  }

  /**
   * The solution for all rows added so far; more may be added afterwards. residuals are the sums of squares, of weighted rows where some
   * were forgotten; unlike lstsq's they are there whatever the rank.
   */
  async solve(options: SolveOptions = {}): Promise<LeastSquaresSolution<Data<P>>> {
    this.alive();
    checkNames('solve', 1, options, ['rcond', 'illConditioned', 'signal']);
    const illConditioned = illConditionedAmong('solve', 1, options.illConditioned, 'warn');
    const signal = signalAmong('solve', 1, options.signal);
    const legal = (x: number): boolean => x >= 0;
    const rcond = numberAmong('solve', 1, 'rcond', options.rcond, -1, legal, 'must be a number, not negative');
    const { n, nrhs, prec } = this;
    return this.inTurn(async (context, buffer) => {
      goOn(signal);
      const order = n + nrhs;
      const R = await context.download(buffer);
      const [a, b] = [new fields[prec].array(n * n), new fields[prec].array(n * nrhs)];
      for (let j = 0; j < n; j++) a.set(R.subarray(j * order, j * order + j + 1), j * n);
      for (let j = 0; j < nrhs; j++) b.set(R.subarray((n + j) * order, (n + j) * order + n), j * n);
      const found = await solveColumns(context, prec, { m: n, n, nrhs, a, b }, rcond, signal);
      said({ illConditioned }, tooFlat('solve', prec, { m: n, n }, found));
      const { x, rss, rank, diagonal } = found;
      // What no x can reach: the squares of [0; S].
      for (let j = 0; j < nrhs; j++) {
        for (let i = 0; i <= j; i++) rss[j] = rss[j]! + R[n + i + (n + j) * order]! ** 2;
      }
      const shape = nrhs === 1 ? [n] : [n, nrhs];
      const byColumns = ndarray(x, shape, nrhs === 1 ? [1] : [1, n]);
      return { x: byColumns, residuals: rss, rank, rcond: found.rcond, diagonal } as unknown as LeastSquaresSolution<
        Data<P>
      >;
    });
  }

  /** Gives the memory back. A second call does nothing. */
  dispose(): void {
    this.gone = true;
    this.triangle?.dispose();
  }

  [Symbol.dispose](): void {
    this.dispose();
  }

  private alive(): void {
    if (this.gone) throw new DisposedError('use of a LeastSquares after dispose()');
  }

  /** Does `work` behind all calls made before. */
  private inTurn<T>(work: (context: Context, R: DeviceBuffer<Real>) => Promise<T>): Promise<T> {
    const mine = this.tail.then(async () => {
      const context = this.named ?? (await getContext());
      this.alive();
      this.triangle ??= context.alloc<Real>(this.prec, (this.n + this.nrhs) ** 2);
      return work(context, this.triangle);
    });
    this.tail = mine.catch(() => {});
    return mine;
  }
}

/**
 * Begins a least-squares problem whose rows come in blocks: see LeastSquares.
 *
 * @throws ArgumentError for a wrong option.
 * @example
 * const ls = leastSquares({ n: 2 });
 * for (let x = 0; x < 4; x++) {
 *   const row = ndarray(new Float64Array([1, x]), [1, 2]);
 *   await ls.add(row, ndarray(new Float64Array([1 + 2 * x]), [1]));
 * }
 * const { x } = await ls.solve();
 * console.log(x.get(0).toFixed(3), x.get(1).toFixed(3)); // 1.000 2.000
 */
export function leastSquares<P extends Real = 'd'>(options: LeastSquaresOptions<P>): LeastSquares<P> {
  checkNames('leastSquares', 1, options, ['context', 'n', 'nrhs', 'prec']);
  const named = contextAmong('leastSquares', 1, options, ['n', 'nrhs', 'prec']);
  const { n, nrhs, prec = 'd' as P } = options;
  const rule = 'must be an integer >= 0';
  const unknowns = numberAmong('leastSquares', 1, 'n', n, Number.NaN, isCount, rule);
  if (Number.isNaN(unknowns)) throw new ArgumentError('leastSquares', 'n', 1, n, rule);
  const sides = numberAmong('leastSquares', 1, 'nrhs', nrhs, 1, isCount, rule);
  if (prec !== 's' && prec !== 'd') throw new ArgumentError('leastSquares', 'prec', 1, prec, "must be 's' or 'd'");
  return new LeastSquares(unknowns, sides, prec, named);
}
