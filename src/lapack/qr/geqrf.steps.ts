// The text of blocked QR, once for all modes: which steps there are and what they touch. What a step does is given, in `ops`.
import type { Step } from '../../runtime/scheduler.ts';

export interface QrOps {
  readonly panelOn: 'cpu' | 'gpu';
  /** A = Q R for columns j .. j+w-1 from row j on, tau included; with `behind` the reflectors are to be applied to other columns. */
  panel(j: number, w: number, behind: boolean): void | Promise<void>;
  /** C := Q^T C for columns from .. to-1 from row j on, Q of the columns j .. j+w-1. `last`: their reflectors are not needed again. */
  update(j: number, w: number, from: number, to: number, last: boolean): void;
}

/**
 * Right-looking QR of an m x n matrix in blocks of `widths` columns, the last cut off. A resource is a column, with its tau and its
 * reflectors. Where panels are computed elsewhere, the next panel's columns are a step of their own, so that it can begin before the rest
 * is done. Source: LAPACK xGEQRF.
 */
export function* geqrfSteps(m: number, n: number, widths: readonly number[], ops: QrOps): Generator<Step, void> {
  const order = Math.min(m, n);
  const update = (j: number, w: number, from: number, to: number): Step => ({
    name: `update ${j}: ${from}..${to - 1}`,
    on: 'gpu',
    reads: [{ from: j, to: j + w }],
    writes: [{ from, to }],
    run: () => ops.update(j, w, from, to, to === n),
  });
  let next = 0;
  for (const [k, width] of widths.entries()) {
    const j = next;
    const w = Math.min(width, order - j);
    const own = [{ from: j, to: j + w }];
    const behind = j + w < n;
    yield { name: `panel ${j}`, on: ops.panelOn, reads: own, writes: own, run: () => ops.panel(j, w, behind) };
    next += w;
    const apart = ops.panelOn === 'cpu' ? Math.min(widths[k + 1] ?? 0, order - next) : 0;
    if (apart > 0) yield update(j, w, next, next + apart);
    if (next + apart < n) yield update(j, w, next + apart, n);
  }
}
