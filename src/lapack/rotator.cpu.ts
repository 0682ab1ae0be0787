// Plane rotations on columns, kept and applied many sweeps at a time by the engine: what QL and QR iteration do to vectors.
import { threadsFor, worthy } from '../blas3/products/gemm.cpu.ts';
import type { RealArray } from '../core/matrix.ts';
import type { Engine } from '../engine/engine.ts';
import { rotations, SWEEP_BYTES } from '../engine/kernels/rotations.ts';
import { type Elements, type Real, realsOf } from '../engine/ops.ts';
import { arrayAt } from '../engine/views.ts';
import type { Place, Workspace } from '../engine/workspace.ts';

/** Rotations that are kept before they are applied, and sweeps. */
const [KEPT, SWEEPS] = [8192, 256];
/** Integers that describe a sweep. */
const WORDS = SWEEP_BYTES / 4;

/**
 * Keeps rotations, and applies them many sweeps at a time to one matrix or several, each with rotations of its own, which are
 * real. `order`: most rotations of a sweep.
 */
export class Rotator {
  private readonly e: Engine;
  private readonly r: Real;
  private readonly sides: readonly { rows: number; X: Place; list: number; planes: number }[];
  private readonly most: number;
  /** Of each side, since its first sweep that is kept. */
  private views: readonly { list: Int32Array; planes: RealArray }[] = [];
  private sweeps = 0;
  private kept = 0;

  constructor(
    e: Engine,
    r: Elements,
    space: Workspace,
    order: number,
    sides: readonly { readonly rows: number; readonly X: Place }[],
  ) {
    this.e = e;
    this.r = realsOf(r);
    this.most = Math.max(KEPT, order);
    this.sides = sides.map(({ rows, X }) => ({
      rows: r.parts * rows,
      X: { at: X.at, ld: r.parts * X.ld },
      list: space.take(SWEEPS * SWEEP_BYTES),
      planes: space.take(2 * this.most * this.r.bytes),
    }));
  }

  /** A sweep's rotations of each side, in their order. */
  add(first: number, step: number, count: number, planes: readonly Float64Array[]): void {
    const { e, r } = this;
    if (this.sweeps === SWEEPS || this.kept + count > this.most) this.apply();
    // Memory may have grown since the last ones were applied.
    if (this.sweeps === 0)
      this.views = this.sides.map(({ list, planes: at }) => ({
        list: e.heap.view(Int32Array, list, SWEEPS * WORDS),
        planes: arrayAt(e, r, at, 2 * this.most),
      }));
    for (const [i, { list, planes: to }] of this.views.entries()) {
      const { X, planes: at } = this.sides[i]!;
      const [column, word, begin] = [X.ld * r.bytes, WORDS * this.sweeps, 2 * this.kept];
      list[word] = first * column;
      list[word + 1] = count;
      list[word + 2] = step * column;
      list[word + 3] = at + begin * r.bytes;
      const from = planes[i]!;
      for (let k = 0; k < 2 * count; k++) to[begin + k] = from[k]!;
    }
    this.sweeps++;
    this.kept += count;
  }

  /** Applies what is kept, on all threads: each has rows of its own. */
  apply(): void {
    const { e, r, sweeps } = this;
    for (const { rows, X, list } of this.sides) {
      // A strip's rows are 8 vectors; pieces are whole strips.
      const strip = 8 * r.lanes;
      const work = 3 * rows * this.kept;
      const pieces = Math.min(worthy(work, threadsFor(e, work)), Math.ceil(rows / strip));
      const height = strip * Math.ceil(rows / (strip * Math.max(1, pieces)));
      const parts: number[][] = [];
      for (let i = 0; i < rows; i += height) parts.push([Math.min(height, rows - i), X.at + i * r.bytes, list, sweeps]);
      if (sweeps > 0) e.run(rotations[r.prec], 'rotate', parts);
    }
    this.sweeps = 0;
    this.kept = 0;
  }
}
