// The text of blocked LU, once for all modes: which steps there are and what they touch. What a step does is given, in `ops`.
import type { Span, Step } from '../../runtime/scheduler.ts';

export interface LuOps {
  readonly panelOn: 'cpu' | 'gpu';
  /** P A = L U for columns j .. j+w-1 from row j on, pivots and info included. */
  panel(j: number, w: number): void | Promise<void>;
  /**
   * What the factored columns j .. j+w-1 mean for columns from .. to-1: interchanges, U12 := L11^-1 A12, A22 := A22 - L21 U12. With
   * `left` the interchanges are made in columns 0 .. j-1 too.
   */
  update(j: number, w: number, from: number, to: number, left: boolean): void;
  /** If it is there, the interchanges in columns in front of their panels are made by it, behind everything else. */
  readonly interchangeLeft?: ((widths: readonly number[]) => void) | undefined;
}

/**
 * Right-looking LU of an m x n matrix in blocks of `widths` columns, the last cut off. A resource is a column, with the pivots that belong to
 * it. Where panels are computed elsewhere, the next panel's columns are a step of their own, so that it can begin before the rest is done:
 * `overlapped` finds out by itself. Source: LAPACK xGETRF.
 */
export function* getrfSteps(m: number, n: number, widths: readonly number[], ops: LuOps): Generator<Step, void> {
  const order = Math.min(m, n);
  const atEnd = ops.interchangeLeft !== undefined;
  const update = (j: number, w: number, from: number, to: number, left: boolean): Step => {
    const behind: Span = { from, to };
    return {
      name: from < to ? `update ${j}: ${from}..${to - 1}` : `interchange ${j}`,
      on: 'gpu',
      reads: [{ from: j, to: j + w }],
      writes: left ? [{ from: 0, to: j }, behind] : [behind],
      run: () => ops.update(j, w, from, to, left),
    };
  };
  let next = 0;
  for (const [k, width] of widths.entries()) {
    const j = next;
    const w = Math.min(width, order - j);
    const own = [{ from: j, to: j + w }];
    yield { name: `panel ${j}`, on: ops.panelOn, reads: own, writes: own, run: () => ops.panel(j, w) };
    next += w;
    const apart = ops.panelOn === 'cpu' ? Math.min(widths[k + 1] ?? 0, order - next) : 0;
    if (apart > 0) yield update(j, w, next, next + apart, false);
    if ((j > 0 && !atEnd) || next + apart < n) yield update(j, w, next + apart, n, !atEnd);
  }
  if (ops.interchangeLeft !== undefined && widths.length > 1) {
    const own = [{ from: 0, to: order }];
    const last = widths.slice(0, -1).reduce((sum, w) => sum + w, 0);
    const cut = [...widths.slice(0, -1), order - last];
    yield { name: 'interchange left', on: 'gpu', reads: own, writes: own, run: () => ops.interchangeLeft!(cut) };
  }
}
