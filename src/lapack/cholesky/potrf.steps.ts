// The text of blocked Cholesky, once for all modes: which steps there are and what they touch. What a step does is given, in `ops`.
import type { Step } from '../../runtime/scheduler.ts';

export interface CholeskyOps {
  readonly blockOn: 'cpu' | 'gpu';
  /** A11 := L11 for the block of order w at j; without `solve` A21 := A21 L11^-T too. */
  block(j: number, w: number): void | Promise<void>;
  /** A21 := A21 L11^-T for the rows below it. */
  solve?(j: number, w: number): void;
  /** Columns from .. to-1, from the diagonal on, minus the product of the panel's rows. */
  update(j: number, w: number, from: number, to: number): void;
}

/**
 * Right-looking Cholesky of order n in blocks of `widths` columns, the last cut off (for the upper triangle read rows for columns). A resource
 * is a column from the diagonal on. Where blocks are computed elsewhere, the next block's columns are a step of their own, so that it can
 * begin before the rest is done. Source: LAPACK xPOTRF.
 */
export function* potrfSteps(n: number, widths: readonly number[], ops: CholeskyOps): Generator<Step, void> {
  const update = (j: number, w: number, from: number, to: number): Step => ({
    name: `update ${j}: ${from}..${to - 1}`,
    on: 'gpu',
    reads: [{ from: j, to: j + w }],
    writes: [{ from, to }],
    run: () => ops.update(j, w, from, to),
  });
  let next = 0;
  for (const [k, width] of widths.entries()) {
    const j = next;
    const w = Math.min(width, n - j);
    const own = [{ from: j, to: j + w }];
    yield { name: `block ${j}`, on: ops.blockOn, reads: own, writes: own, run: () => ops.block(j, w) };
    next += w;
    if (next === n) return;
    if (ops.solve !== undefined)
      yield { name: `solve ${j}`, on: 'gpu', reads: own, writes: own, run: () => ops.solve?.(j, w) };
    const apart = ops.blockOn === 'cpu' ? Math.min(widths[k + 1] ?? 0, n - next) : 0;
    if (apart > 0) yield update(j, w, next, next + apart);
    if (next + apart < n) yield update(j, w, next + apart, n);
  }
}
