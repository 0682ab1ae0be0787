import type { AttentionRules, AttentionShape } from '../core/attention.ts';
import type { GruSequence, Sequence } from '../core/recurrence.ts';
import type { TensorInfo } from './peers.ts';
export type AttentionCall = AttentionShape & AttentionRules;
/** Operands by the names of the routines: those that must be there, and those that may be. */
export type Given<Needed extends string, Optional extends string = never> = Readonly<Record<Needed, TensorInfo>> & Readonly<Partial<Record<Optional, TensorInfo | undefined>>>;
export type Made<Names extends string> = Readonly<Record<Names, TensorInfo>>;
/** The same operands where they are computed with. */
export type Operands<G, M extends string, X> = {
    readonly [K in keyof G]-?: undefined extends G[K] ? X | undefined : X;
} & Readonly<Record<M, X>>;
/**
 * Every tensor returned is new and belongs to the caller; operands are singles, no size is 0. Sequences are read one way, in the order of
 * time or from the end; gates are in Keras's order.
 */
export interface Layers {
    lstm(s: Sequence, of: Given<'X' | 'W' | 'U', 'b' | 'h0' | 'c0'>): Made<'Y' | 'hT' | 'cT' | 'S'>;
    /** G has the gradients of the gates, from which that by X is a product. */
    lstmGradient(s: Sequence, of: Given<'X' | 'W' | 'U' | 'Y' | 'S', 'h0' | 'c0' | 'dY' | 'dhT' | 'dcT'>): Made<'G' | 'dW' | 'dU' | 'db' | 'dh0' | 'dc0'>;
    gru(s: GruSequence, of: Given<'X' | 'W' | 'U', 'b' | 'bU' | 'h0'>): Made<'Y' | 'hT' | 'S'>;
    gruGradient(s: GruSequence, of: Given<'X' | 'W' | 'U' | 'Y' | 'S', 'h0' | 'dY' | 'dhT'>): Made<'G' | 'dW' | 'dU' | 'db' | 'dbU' | 'dh0'>;
    attention(s: AttentionCall, of: Given<'Q' | 'K' | 'V', 'mask'>): Made<'O' | 'L'>;
    attentionGradient(s: AttentionCall, of: Given<'Q' | 'K' | 'V' | 'O' | 'L' | 'dO', 'mask'>): Made<'dQ' | 'dK' | 'dV'>;
    /** Of rows of m numbers, of which there are n. */
    softmax(m: number, n: number, shape: number[], of: Given<'X'>): Made<'Y'>;
    softmaxGradient(m: number, n: number, shape: number[], of: Given<'Y' | 'dY'>): Made<'dX'>;
    layerNorm(m: number, n: number, epsilon: number, of: Given<'X', 'gamma' | 'beta'>): Made<'Y' | 'mean' | 'rstd'>;
    layerNormGradient(m: number, n: number, of: Given<'X' | 'dY' | 'mean' | 'rstd', 'gamma'>): Made<'dX' | 'dGamma' | 'dBeta'>;
}
/** Shapes of what the routines of a recurrence with so many gates make. */
export declare function recurrenceShapes({ steps, batch, inputs, hidden }: Sequence, gates: number): {
    Y: number[];
    S: number[];
    states: number[];
    gradient: {
        G: number[];
        dW: number[];
        dU: number[];
        db: number[];
        dh0: number[];
    };
};
/** Shapes of what attention and its gradient make. */
export declare function attentionShapes({ batch, heads, groups, queries, keys, dim, dimV }: AttentionShape): {
    O: number[];
    L: number[];
    gradient: {
        dQ: number[];
        dK: number[];
        dV: number[];
    };
};
