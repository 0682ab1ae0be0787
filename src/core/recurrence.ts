// Sequences that LSTMs and GRUs read: their directions, where the parts of packed tensors lie, and the orders of gates.

export type Direction = 'forward' | 'reverse' | 'both';

/** The sizes of a sequence and which way it is read. */
export interface Sequence {
  readonly steps: number;
  readonly batch: number;
  readonly inputs: number;
  readonly hidden: number;
  readonly direction: Direction;
}

/** 1, or 2 where a sequence is read both ways. */
export const directionsOf = ({ direction }: { readonly direction: unknown }): number => (direction === 'both' ? 2 : 1);

/** One reading of a sequence: the number of its weights, and whether it begins at the end. */
export interface Way {
  readonly d: number;
  readonly reverse: boolean;
}

export const waysOf = ({ direction }: Sequence): readonly Way[] =>
  direction === 'both'
    ? [
        { d: 0, reverse: false },
        { d: 1, reverse: true },
      ]
    : [{ d: 0, reverse: direction === 'reverse' }];

/** The place in time of the k-th step of a reading. */
export const timeOf = ({ steps }: Sequence, { reverse }: Way, k: number): number => (reverse ? steps - 1 - k : k);

/** Where the outputs of a direction at a time begin in Y. */
export const outputsAt = (s: Sequence, { d }: Way, t: number): number => (t * directionsOf(s) + d) * s.batch * s.hidden;

/** Where the `width` numbers per sequence of a direction at a time begin in what is kept in the order direction, time, sequence. */
export const keptAt = (s: Sequence, { d }: Way, t: number, width: number): number =>
  (d * s.steps + t) * s.batch * width;

export type LstmOrder = 'iofg' | 'ifgo' | 'gifo';

/** The place of each gate among the four. */
export const lstmGates = (order: LstmOrder): Readonly<Record<'i' | 'f' | 'g' | 'o', number>> => ({
  i: order.indexOf('i'),
  f: order.indexOf('f'),
  g: order.indexOf('g'),
  o: order.indexOf('o'),
});

export type GruOrder = 'zrn' | 'rzn';

export interface GruSequence extends Sequence {
  readonly order: GruOrder;
  readonly resetAfter: boolean;
}

/** The places of the gates; new states always come last. */
export const gruGates = (order: GruOrder): Readonly<Record<'z' | 'r' | 'n', number>> => ({
  z: order.indexOf('z'),
  r: order.indexOf('r'),
  n: 2,
});
