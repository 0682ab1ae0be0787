// The kernels behind the operations of layerOps.ts and their gradients, and Softmax. Their inputs are lists, because some may be left out:
// attrs.names says which there are.
import type { GruSequence, Sequence } from '../core/recurrence.ts';
import type { AttentionCall, Given } from './layers.ts';
import { type Attributes, type Inputs, type OwnBackend, sizeOf } from './ownBackend.ts';
import type { TensorInfo } from './peers.ts';
import { withSingles } from './systems.ts';

/** Kernels by name; the names are ours and in no other registry. */
export const LSTM = 'BasaltLstm';
export const LSTM_GRADIENT = 'BasaltLstmGradient';
export const GRU = 'BasaltGru';
export const GRU_GRADIENT = 'BasaltGruGradient';
export const ATTENTION = 'BasaltAttention';
export const ATTENTION_GRADIENT = 'BasaltAttentionGradient';
export const LAYER_NORM = 'BasaltLayerNorm';
export const LAYER_NORM_GRADIENT = 'BasaltLayerNormGradient';
export const SOFTMAX_GRADIENT = 'BasaltSoftmaxGradient';

/** Attributes of all kernels here: the names of the inputs in their order. */
export interface Named {
  readonly names: readonly string[];
}
export interface RecurrenceAttributes<S extends Sequence> extends Named {
  readonly sequence: S;
}
export interface AttentionAttributes extends Named {
  readonly call: AttentionCall;
}
export interface NormAttributes extends Named {
  readonly epsilon: number;
}

/** What `work` makes of the inputs by their names, as singles in memory. */
function computed<N extends string, O extends string, R>(
  own: OwnBackend,
  kernel: string,
  inputs: Inputs,
  { names }: Named,
  work: (of: Given<N, O>) => R,
): R {
  own.counted(kernel);
  const tensors = names.map((_, k) => inputs[k]!);
  return withSingles(own, tensors, (...singles) =>
    work(Object.fromEntries(names.map((name, k) => [name, singles[k]!])) as Given<N, O>),
  );
}

type Computing = (own: OwnBackend, inputs: Inputs, attrs: Attributes) => TensorInfo[];
type Lstm = RecurrenceAttributes<Sequence>;
type Gru = RecurrenceAttributes<GruSequence>;

export const computeLstm: Computing = (own, inputs, attrs) => {
  const named = attrs as unknown as Lstm;
  const { Y, S, hT, cT } = computed<'X' | 'W' | 'U', 'b' | 'h0' | 'c0', ReturnType<typeof own.layers.lstm>>(
    own,
    LSTM,
    inputs,
    named,
    (of) => own.layers.lstm(named.sequence, of),
  );
  return [Y, S, hT, cT];
};

export const computeLstmGradient: Computing = (own, inputs, attrs) => {
  const named = attrs as unknown as Lstm;
  type Needed = 'X' | 'W' | 'U' | 'Y' | 'S';
  type Optional = 'h0' | 'c0' | 'dY' | 'dhT' | 'dcT';
  const made = computed<Needed, Optional, ReturnType<typeof own.layers.lstmGradient>>(
    own,
    LSTM_GRADIENT,
    inputs,
    named,
    (of) => own.layers.lstmGradient(named.sequence, of),
  );
  return [made.G, made.dW, made.dU, made.db, made.dh0, made.dc0];
};

export const computeGru: Computing = (own, inputs, attrs) => {
  const named = attrs as unknown as Gru;
  const { Y, S, hT } = computed<'X' | 'W' | 'U', 'b' | 'bU' | 'h0', ReturnType<typeof own.layers.gru>>(
    own,
    GRU,
    inputs,
    named,
    (of) => own.layers.gru(named.sequence, of),
  );
  return [Y, S, hT];
};

export const computeGruGradient: Computing = (own, inputs, attrs) => {
  const named = attrs as unknown as Gru;
  type Needed = 'X' | 'W' | 'U' | 'Y' | 'S';
  const made = computed<Needed, 'h0' | 'dY' | 'dhT', ReturnType<typeof own.layers.gruGradient>>(
    own,
    GRU_GRADIENT,
    inputs,
    named,
    (of) => own.layers.gruGradient(named.sequence, of),
  );
  return [made.G, made.dW, made.dU, made.db, made.dbU, made.dh0];
};

export const computeAttention: Computing = (own, inputs, attrs) => {
  const named = attrs as unknown as AttentionAttributes;
  const { O, L } = computed<'Q' | 'K' | 'V', 'mask', ReturnType<typeof own.layers.attention>>(
    own,
    ATTENTION,
    inputs,
    named,
    (of) => own.layers.attention(named.call, of),
  );
  return [O, L];
};

export const computeAttentionGradient: Computing = (own, inputs, attrs) => {
  const named = attrs as unknown as AttentionAttributes;
  type Needed = 'Q' | 'K' | 'V' | 'O' | 'L' | 'dO';
  const { dQ, dK, dV } = computed<Needed, 'mask', ReturnType<typeof own.layers.attentionGradient>>(
    own,
    ATTENTION_GRADIENT,
    inputs,
    named,
    (of) => own.layers.attentionGradient(named.call, of),
  );
  return [dQ, dK, dV];
};

/** The rows that a layer works on: the last dimension, and all others. */
const rowsOf = ({ shape }: TensorInfo) => ({ m: shape.at(-1)!, n: sizeOf(shape.slice(0, -1)) });

export const computeLayerNorm: Computing = (own, inputs, attrs) => {
  const named = attrs as unknown as NormAttributes;
  const { Y, mean, rstd } = computed<'X', 'gamma' | 'beta', ReturnType<typeof own.layers.layerNorm>>(
    own,
    LAYER_NORM,
    inputs,
    named,
    (of) => own.layers.layerNorm(rowsOf(of.X).m, rowsOf(of.X).n, named.epsilon, of),
  );
  return [Y, mean, rstd];
};

export const computeLayerNormGradient: Computing = (own, inputs, attrs) => {
  const named = attrs as unknown as NormAttributes;
  type Needed = 'X' | 'dY' | 'mean' | 'rstd';
  const { dX, dGamma, dBeta } = computed<Needed, 'gamma', ReturnType<typeof own.layers.layerNormGradient>>(
    own,
    LAYER_NORM_GRADIENT,
    inputs,
    named,
    (of) => own.layers.layerNormGradient(rowsOf(of.X).m, rowsOf(of.X).n, of),
  );
  return [dX, dGamma, dBeta];
};

/** Softmax of the last dimension, which is the only one that tfjs asks for. */
export function softmax(own: OwnBackend, inputs: Inputs, attrs: Attributes): TensorInfo {
  const X = inputs.logits!;
  const { shape } = X;
  const last = attrs.dim === shape.length - 1 || attrs.dim === -1;
  if (!last || !own.areSingles(X) || sizeOf(shape) === 0) return own.stock('Softmax', inputs, attrs);
  own.counted('Softmax');
  const { m, n } = rowsOf(X);
  return own.layers.softmax(m, n, [...shape], { X }).Y;
}

export function softmaxGradient(own: OwnBackend, { y, dy }: Inputs): TensorInfo {
  own.counted(SOFTMAX_GRADIENT);
  const { m, n } = rowsOf(y!);
  return withSingles(own, [y!, dy!], (Y, dY) => own.layers.softmaxGradient(m, n, [...y!.shape], { Y: Y!, dY: dY! }).dX);
}
