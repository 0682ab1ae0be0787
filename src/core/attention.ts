// The sizes of attention, and where heads lie in packed tensors.

export type AttentionAxes = 'bhsd' | 'bshd';

export interface AttentionShape {
  readonly axes: AttentionAxes;
  readonly batch: number;
  readonly heads: number;
  /** Heads of queries that share one of keys. */
  readonly groups: number;
  readonly queries: number;
  readonly keys: number;
  readonly dim: number;
  readonly dimV: number;
  /** Rows that K and V have room for in every head; 0: as many as there are keys. */
  readonly capacity: number;
  readonly maskBatch: number;
  readonly maskHeads: number;
}

/** How a call makes scores of products. */
export interface AttentionRules {
  readonly causal: boolean;
  readonly past: number;
  /** 0: 1 / sqrt(dim). */
  readonly scale: number;
  /** 0: none. */
  readonly cap: number;
}

/** Elements from one row, head and batch to the next. */
export interface Strides {
  readonly row: number;
  readonly head: number;
  readonly batch: number;
}

const stridesOf = (axes: AttentionAxes, heads: number, rows: number, width: number): Strides =>
  axes === 'bhsd'
    ? { row: width, head: rows * width, batch: heads * rows * width }
    : { row: heads * width, head: width, batch: rows * heads * width };

export const roomOf = ({ capacity, keys }: AttentionShape): number => (capacity === 0 ? keys : capacity);

/** How the heads of the tensors lie. */
export function headsOf(s: AttentionShape): Readonly<Record<'Q' | 'K' | 'V' | 'O', Strides>> {
  const keyHeads = s.heads / s.groups;
  return {
    Q: stridesOf(s.axes, s.heads, s.queries, s.dim),
    K: stridesOf(s.axes, keyHeads, roomOf(s), s.dim),
    V: stridesOf(s.axes, keyHeads, roomOf(s), s.dimV),
    O: stridesOf(s.axes, s.heads, s.queries, s.dimV),
  };
}

/** Numbers of the tensors. */
export function attentionLengths(s: AttentionShape): Readonly<Record<'Q' | 'K' | 'V' | 'mask' | 'O' | 'L', number>> {
  const [rows, kept] = [s.batch * s.heads * s.queries, (s.batch * s.heads * roomOf(s)) / s.groups];
  return {
    ...{ Q: rows * s.dim, K: kept * s.dim, V: kept * s.dimV, O: rows * s.dimV, L: rows },
    mask: s.maskBatch * s.maskHeads * s.queries * s.keys,
  };
}

/** Where the mask of a head begins. */
export const maskAt = (s: AttentionShape, batch: number, head: number): number =>
  ((s.maskBatch === 1 ? 0 : batch * s.maskHeads) + (s.maskHeads === 1 ? 0 : head)) * s.queries * s.keys;

export const scaleOf = ({ scale }: AttentionRules, { dim }: AttentionShape): number =>
  scale === 0 ? 1 / Math.sqrt(Math.max(1, dim)) : scale;
