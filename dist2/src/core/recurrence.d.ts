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
export declare const directionsOf: ({ direction }: {
    readonly direction: unknown;
}) => number;
/** One reading of a sequence: the number of its weights, and whether it begins at the end. */
export interface Way {
    readonly d: number;
    readonly reverse: boolean;
}
export declare const waysOf: ({ direction }: Sequence) => readonly Way[];
/** The place in time of the k-th step of a reading. */
export declare const timeOf: ({ steps }: Sequence, { reverse }: Way, k: number) => number;
/** Where the outputs of a direction at a time begin in Y. */
export declare const outputsAt: (s: Sequence, { d }: Way, t: number) => number;
/** Where the `width` numbers per sequence of a direction at a time begin in what is kept in the order direction, time, sequence. */
export declare const keptAt: (s: Sequence, { d }: Way, t: number, width: number) => number;
export type LstmOrder = 'iofg' | 'ifgo' | 'gifo';
/** The place of each gate among the four. */
export declare const lstmGates: (order: LstmOrder) => Readonly<Record<'i' | 'f' | 'g' | 'o', number>>;
export type GruOrder = 'zrn' | 'rzn';
export interface GruSequence extends Sequence {
    readonly order: GruOrder;
    readonly resetAfter: boolean;
}
/** The places of the gates; new states always come last. */
export declare const gruGates: (order: GruOrder) => Readonly<Record<'z' | 'r' | 'n', number>>;
