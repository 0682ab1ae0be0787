// Plane rotations on columns, kept and applied many sweeps at a time by the engine: what QL and QR iteration do to vectors.
import { threadsFor } from '../blas3/products/gemm.cpu.ts';
import type { Engine } from '../engine/engine.ts';
import { rotations, SWEEP_BYTES } from '../engine/kernels/rotations.ts';
import { type Elements, type Real, realsOf } from '../engine/ops.ts';
import { arrayAt } from '../engine/views.ts';
import type { Place, Workspace } from '../engine/workspace.ts';

/** Rotations that are kept before they are applied, and sweeps. */
const [KEPT, SWEEPS] = [8192, 256];

/**
 * Keeps rotations, and applies them many sweeps at a time to one matrix or several, each with rotations of its own, which are
 * real. `order`: most rotations of a sweep.
 */
export class Rotator {
  private readonly e: Engine;
  private readonly r: Real;
  private readonly sides: readonly { rows: number; X: Place; list: number; planes: number }[];
  private readonly most: number;
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
    for (const [i, { X, list, planes: to }] of this.sides.entries()) {
      const at = to + 2 * this.kept * r.bytes;
      const column = X.ld * r.bytes;
      const words = [first * column, count, step * column, at];
      e.heap.view(Int32Array, list + this.sweeps * SWEEP_BYTES, 4).set(words);
      arrayAt(e, r, at, 2 * count).set(planes[i]!.subarray(0, 2 * count));
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
      const pieces = Math.min(threadsFor(e, 3 * rows * this.kept), Math.ceil(rows / strip));
      const height = strip * Math.ceil(rows / (strip * Math.max(1, pieces)));
      const parts: number[][] = [];
      for (let i = 0; i < rows; i += height) parts.push([Math.min(height, rows - i), X.at + i * r.bytes, list, sweeps]);
      if (sweeps > 0) e.run(rotations[r.prec], 'rotate', parts);
    }
    this.sweeps = 0;
    this.kept = 0;
  }
}
