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
export declare const roomOf: ({ capacity, keys }: AttentionShape) => number;
/** How the heads of the tensors lie. */
export declare function headsOf(s: AttentionShape): Readonly<Record<'Q' | 'K' | 'V' | 'O', Strides>>;
/** Numbers of the tensors. */
export declare function attentionLengths(s: AttentionShape): Readonly<Record<'Q' | 'K' | 'V' | 'mask' | 'O' | 'L', number>>;
/** Where the mask of a head begins. */
export declare const maskAt: (s: AttentionShape, batch: number, head: number) => number;
export declare const scaleOf: ({ scale }: AttentionRules, { dim }: AttentionShape) => number;
