// Refinement on the GPU with a readback for several solutions only: plain corrections while they contract fast, then GMRES. Numbers are
// pairs of singles; what is solved with is given.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { larger } from '../../core/extremes.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import { enqueueDsCorrection, enqueueDsJudge, enqueueDsResidual } from './doubleSingle.gpu.ts';
import type { ScaledPairs } from './doubleSingleLoop.gpu.ts';
import { cycleGoal, STALLED } from './gmres.ref.ts';
import { basisWorkspace } from './gmresBasis.gpu.ts';
import { factsOf, KrylovCycle } from './gmresCycle.hybrid.ts';
import { MOST_CORRECTIONS } from './mixed.ref.ts';

/**
 * Plain corrections go on where each leaves less than `left` of the residual, and no more than `most` of them will do; at most so many at a
 * time.
 */
const PLAIN = { left: 0.25, most: 10, atOnce: 4 } as const;
/** A residual, right-hand sides being between 1 and 2, that says that a solution is worth nothing. */
const HUGE = 2 ** 40;
/** What the first cycle is to leave of a right-hand side where nothing is known of the solution's size. */
const UNKNOWN_GOAL = 2 ** -24;
/** Right-hand sides in a Krylov space each, side by side. */
const SIDE_BY_SIDE = 8;

/**
 * Solutions for a right-hand side that are worth while where other factors come behind: by so many more GMRES takes as long as an LU
 * factorization in single with pivots from a window (H200, n = 8192: 21 ms, a solution with its product 1.3 ms; n = 16384: 76 and 3).
 */
export const PATIENCE = 20;

/** A X = B. */
export interface PairedSystem {
  readonly n: number;
  readonly nrhs: number;
  readonly form: Tuning;
  /** A = H + L, matrices of singles. */
  readonly A: Readonly<Record<'H' | 'L', DeviceMat>>;
  readonly given: ScaledPairs;
  /** What an element of X must be below. */
  readonly huge: number;
  /** Singles, n x nrhs, columns one behind the other. */
  readonly D: DeviceMat;
  /** Enqueues the first columns of D := A^-1 D by inexact factors. */
  solve(columns: number): void;
  /** GMRES gives up where a right-hand side looks as if it would take more solutions than this. */
  readonly patience: number;
  readonly lease: Lease;
}

/** What has become of a right-hand side. */
interface Column {
  solved: boolean;
  corrections: number;
  solutions: number;
  /** |r| and |x|, in largest elements, when they were last known. */
  r: number;
  x: number;
}

export interface PairedOutcome {
  readonly solved: boolean;
  readonly iters: Int32Array;
  /** Solutions with the factors. */
  readonly inner: Int32Array;
  /** The worst |r| / |x| that is left where not all are solved. */
  readonly worst: number;
}

export class PairedRefinement {
  private readonly queue: Queue;
  private readonly system: PairedSystem;
  private columns: readonly Column[] = [];
  /** Pairs, n x nrhs. */
  private readonly B: DeviceMat;
  private readonly X: DeviceMat;
  private readonly R: DeviceMat;
  private readonly wanted: DeviceBuffer<'i'>;
  private readonly facts: DeviceBuffer<'i'>;

  constructor(queue: Queue, system: PairedSystem) {
    const { n, nrhs, lease, given } = system;
    [this.queue, this.system] = [queue, system];
    const matrix = (): DeviceMat => ({ data: lease('s', 2 * n * nrhs), off: 0, ld: n });
    [this.B, this.X, this.R] = [matrix(), matrix(), matrix()];
    [this.wanted, this.facts] = [lease('i', nrhs), lease('i', 2 * nrhs)];
    this.B.data.set(given.pairs, 0);
  }

  /**
   * Refines from X = 0 on until |r| <= limit |x| for every right-hand side, if that is to be. Nothing of it counts without a limit, which
   * is asked for when something has been enqueued.
   */
  async run(known: () => Promise<number | undefined>): Promise<PairedOutcome> {
    const columns = this.begin();
    if (columns.length > 0) this.plain(1);
    const [limit, facts] = await Promise.all([known(), factsOf(this.facts)]);
    if (limit === undefined) return this.outcome();
    let needed = this.take(facts, 1, limit);
    while (needed > 0 && needed < Infinity) {
      const count = Math.min(needed, PLAIN.atOnce);
      this.wanted.set(
        Int32Array.from(columns, ({ solved }) => (solved ? 0 : 1)),
        0,
      );
      this.plain(count);
      needed = this.take(await factsOf(this.facts), count, limit);
    }
    if (needed > 0) await this.byGmres(limit);
    return this.outcome();
  }

  /** Enqueues X := 0, D := B. */
  private begin(): readonly Column[] {
    const { queue, B, X, facts, wanted } = this;
    const { n, nrhs, D } = this.system;
    // Largest elements of right-hand sides are between 1 and 2.
    const start = { solved: false, corrections: -1, solutions: 0, r: 1, x: 0 };
    this.columns = Array.from({ length: nrhs }, () => ({ ...start }));
    wanted.set(new Int32Array(nrhs).fill(1), 0);
    // The first solution is a correction of zero.
    queue.clear(X.data.gpu(true));
    enqueueDsJudge(queue, { n, columns: nrhs, R: B, X, D, facts });
    return this.columns;
  }

  /** The solutions, columns one behind the other. */
  async solutions(): Promise<Float64Array> {
    const { n, nrhs, given } = this.system;
    const pairs = await (this.X.data as DeviceBuffer<'s'>).copyOut(0, 2 * n * nrhs);
    const X = new Float64Array(n * nrhs);
    for (let k = 0; k < nrhs; k++) {
      const scale = given.scales[k]!;
      for (let p = k * n; p < (k + 1) * n; p++) X[p] = (pairs[2 * p]! + pairs[2 * p + 1]!) * scale;
    }
    return X;
  }

  /** Enqueues so many times X := X + D, R := B - A X, D := R, D being solved for first. */
  private plain(count: number): void {
    const { queue, B, X, R, wanted, facts } = this;
    const { n, nrhs: columns, form, A, D } = this.system;
    for (let step = 1; step <= count; step++) {
      this.system.solve(columns);
      enqueueDsCorrection(queue, { n, columns, X, D, wanted, facts, form });
      enqueueDsResidual(queue, { m: n, n, columns, ...A, X, B, R, form });
      enqueueDsJudge(queue, { n, columns, R, X, D, facts });
    }
  }

  /**
   * Takes note of what so many solutions have led to; returns the plain corrections that are still needed, infinity where they are not the
   * way.
   */
  private take(facts: Float32Array, solutions: number, limit: number): number {
    let most = 0;
    for (const [k, column] of this.columns.entries()) {
      if (column.solved) continue;
      const [r, x] = [facts[2 * k]!, facts[2 * k + 1]!];
      const part = (r / column.r) ** (1 / solutions);
      column.corrections += solutions;
      column.solutions += solutions;
      [column.r, column.x] = [r, x];
      column.solved = this.good(column, k, limit);
      if (!column.solved) most = Math.max(most, stepsOf(column, part, limit));
    }
    return most;
  }

  private good({ r, x }: Column, k: number, limit: number): boolean {
    return r <= x * limit && x * this.system.given.scales[k]! < this.system.huge;
  }

  private outcome(): PairedOutcome {
    const { columns } = this;
    const each = (value: (column: Column) => number): Int32Array => Int32Array.from(columns, value);
    return {
      solved: columns.every(({ solved }) => solved),
      iters: each(({ corrections }) => corrections),
      inner: each(({ solutions }) => solutions),
      worst: columns.reduce((most, { solved, r, x }) => (solved ? most : larger(r / x, most)), 0),
    };
  }

  /** GMRES for what is not solved, until one right-hand side turns out to be beyond it. */
  private async byGmres(limit: number): Promise<void> {
    const { queue, columns } = this;
    const { n, nrhs, form, A, D, lease } = this.system;
    const { maxStorageBufferBindingSize, maxBufferSize } = queue.context.gpu!.device.limits;
    const room = Math.floor(Math.min(maxStorageBufferBindingSize, maxBufferSize) / 4 / basisWorkspace(n));
    const count = Math.min(SIDE_BY_SIDE, nrhs, room);
    const cycle = new KrylovCycle(queue, { n, most: count, form, A, D, solve: this.system.solve, lease });
    for (let first = 0; first < nrhs; first += count) {
      const group = columns.slice(first, first + count);
      if (group.every(({ solved }) => solved)) continue;
      if (!(await this.ofGroup(cycle, group, first, limit))) return;
    }
  }

  /** Whether all of the group, columns from `first` on, are solved. */
  private async ofGroup(cycle: KrylovCycle, group: readonly Column[], first: number, limit: number): Promise<boolean> {
    const { queue, system } = this;
    const { n, patience } = system;
    const part = ({ data }: DeviceMat): DeviceMat => ({ data, off: first * n, ld: n });
    const [B, X] = [part(this.B), part(this.X)];
    cycle.begin(group.length, X);
    for (const [c, column] of group.entries()) {
      // What is far too large in a few directions only, as A's inverse may make it, is a good beginning; what is beyond all measure is
      // none.
      if (column.solved || column.r < HUGE) continue;
      cycle.forget(c);
      [column.r, column.x] = [2, 0];
    }
    cycle.residual(B);
    while (group.some(({ solved }) => !solved)) {
      const goals = group.map(({ solved, x }) => {
        if (solved) return Infinity;
        return x > 0 ? cycleGoal(n, limit, x) : UNKNOWN_GOAL;
      });
      const excess = group.map(({ solved, r, x }) => (solved || x === 0 ? 1 : r / (x * limit))).reduce(larger);
      const spent = group.reduce((most, { solved, solutions }) => (solved ? most : Math.max(most, solutions)), 0);
      const { directions, hopeless } = await cycle.run(goals, excess, patience - spent);
      for (const column of group) if (!column.solved) column.solutions += directions;
      if (hopeless) return false;
      cycle.residual(B);
      const facts = await cycle.facts();
      let failed = false;
      for (const [c, column] of group.entries()) {
        if (column.solved) continue;
        const [r, x] = [facts[2 * c]!, facts[2 * c + 1]!];
        const better = r < STALLED * column.r || r / x < STALLED * (column.r / column.x);
        [column.r, column.x] = [r, x];
        column.corrections++;
        column.solved = this.good(column, first + c, limit);
        failed ||= !column.solved && (!better || column.corrections >= MOST_CORRECTIONS);
      }
      if (failed) return false;
    }
    enqueueLacpy(queue, {
      uplo: 'f',
      m: 2 * n,
      n: group.length,
      A: { ...cycle.X, ld: 2 * n },
      B: { ...X, off: 2 * X.off, ld: 2 * n },
    });
    return true;
  }
}

/** Plain corrections that the column still needs, if each leaves this part of its residual; infinity where they are not the way. */
function stepsOf({ r, x, corrections }: Column, part: number, limit: number): number {
  const steps = Math.max(1, Math.ceil(Math.log(r / (x * limit)) / -Math.log(part)));
  // Written so that NaN is not the way.
  return part < PLAIN.left && corrections + steps <= PLAIN.most ? steps : Infinity;
}
