// The operations of layers that basalt adds to TensorFlow.js: recurrences in Keras's shapes, attention, layer normalization.
import { ArgumentError } from '../core/errors.ts';
import type { Sequence } from '../core/recurrence.ts';
import { runListed, type Shown } from './layerGradients.ts';
import { ATTENTION, GRU, LAYER_NORM, LSTM } from './layerKernels.ts';
import type { TensorLike } from './ops.ts';
import { sizeOf } from './ownBackend.ts';
import type { Core, Tensor } from './peers.ts';
import { type RecurrentLayer, recurrent } from './recurrentLayer.ts';

/** What all recurrences take besides their input and weights. */
export interface RecurrenceOptions {
  /** One number for each column of the kernel. Default none. */
  readonly bias?: Tensor | TensorLike | undefined;
  /** The states before the first step, each [batch, units]: h, and of an LSTM c. Default zeros. */
  readonly initialState?: readonly Tensor[] | undefined;
  /** Reads sequences from their end; outputs are in the order in which they were made. Default false. */
  readonly goBackwards?: boolean | undefined;
  /** Gives the outputs of all steps, [batch, steps, units], not those of the last, [batch, units]. Default false. */
  readonly returnSequences?: boolean | undefined;
  /** Gives the states behind the last step, too. Default false. */
  readonly returnState?: boolean | undefined;
}

/** Of a GRU also where its reset gate acts. */
export interface GruOptions extends RecurrenceOptions {
  /** Default false, as in tf.layers.gru: the reset gate acts on the state, not on its product. */
  readonly resetAfter?: boolean | undefined;
  /** One number for each column of the recurrent kernel, added to its products. Default none. */
  readonly recurrentBias?: Tensor | TensorLike | undefined;
}

/** How scores become weights. */
export interface AttentionOptions {
  /**
   * What is added to scores, or of type bool: true where a key is seen. [queries, keys], or [batch, queries, keys], or with heads between;
   * dimensions of size 1 are spread. It has no gradient.
   */
  readonly mask?: Tensor | undefined;
  /** Query i sees key j only if j <= i + past. Default false. */
  readonly causal?: boolean | undefined;
  /** Keys in front of that of the first query. Default 0. */
  readonly past?: number | undefined;
  /** Default 1 / sqrt(dim). */
  readonly scale?: number | undefined;
}

export interface LayerNormOptions {
  /** Factors, one for each number of a row. Default ones. */
  readonly gamma?: Tensor | TensorLike | undefined;
  /** Summands, alike. Default zeros. */
  readonly beta?: Tensor | TensorLike | undefined;
  /** Default 1e-3, as in tf.layers.layerNormalization. */
  readonly epsilon?: number | undefined;
}

/**
 * Layers in a few kernels where tfjs launches some for every step. Singles, with gradients of first order, on the backend that
 * registerBasalt has registered, which must be the current one; wrong shapes throw.
 */
export interface LayerOperations {
  /**
   * tf.layers.lstm with activation 'tanh' and recurrentActivation 'sigmoid': x [batch, steps, inputs], kernel [inputs, 4 units],
   * recurrentKernel [units, 4 units], gates in the order i, f, c, o. Gives [outputs], with returnState [outputs, h, c].
   * @example
   * const [y] = basalt.lstm(x, kernel, recurrentKernel, { bias, returnSequences: true });
   */
  lstm(
    x: Tensor | TensorLike,
    kernel: Tensor | TensorLike,
    recurrentKernel: Tensor | TensorLike,
    options?: RecurrenceOptions,
  ): Tensor[];
  /** tf.layers.gru, alike, with gates in the order z, r, h. Gives [outputs], with returnState [outputs, h]. */
  gru(
    x: Tensor | TensorLike,
    kernel: Tensor | TensorLike,
    recurrentKernel: Tensor | TensorLike,
    options?: GruOptions,
  ): Tensor[];
  /**
   * softmax(scale q k^T + mask) v: q [batch, heads, queries, dim], k [batch, key heads, keys, dim], v [batch, key heads, keys, dimV], or
   * all without heads. Heads of queries may share those of keys: as many one behind the other as there are more of them. Scores are never
   * in memory. A query that sees no key gets zeros.
   * @example
   * const y = basalt.attention(q, k, v, { causal: true });
   */
  attention(q: Tensor, k: Tensor, v: Tensor, options?: AttentionOptions): Tensor;
  /** (x - mean) / sqrt(variance + epsilon) gamma + beta over the last dimension. */
  layerNorm(x: Tensor | TensorLike, options?: LayerNormOptions): Tensor;
  /**
   * Gives a layer of tf.layers.lstm or tf.layers.gru, before it is used, the inner loop of `lstm` or `gru`, and returns it. The layer stays
   * what it is: where a call has a mask or drops out, or another backend is current, it computes as before.
   * @example
   * const model = tf.sequential();
   * model.add(basalt.recurrent(tf.layers.lstm({ units: 64, recurrentActivation: 'sigmoid', inputShape: [100, 32] })));
   */
  recurrent<L extends RecurrentLayer>(layer: L): L;
}

const refuse = (routine: string, name: string, position: number, value: unknown, rule: string): never => {
  throw new ArgumentError(routine, name, position, value, rule);
};

interface Recurrence {
  readonly x: Tensor;
  readonly W: Tensor;
  readonly U: Tensor;
  readonly states: readonly Tensor[];
  readonly sequence: Sequence;
  readonly shown: Shown;
}

export function layerOperations(tf: Core): LayerOperations {
  const single = (x: Tensor | TensorLike): Tensor => tf.cast(x instanceof tf.Tensor ? x : tf.tensor(x), 'float32');
  const shaped = (
    routine: string,
    name: string,
    position: number,
    x: Tensor | TensorLike,
    shape: (number | null)[],
  ): Tensor => {
    const tensor = single(x);
    const fits = tensor.rank === shape.length && shape.every((size, d) => size === null || size === tensor.shape[d]);
    const words = shape.map((size) => (size === null ? 'any' : `${size}`)).join(' x ');
    return fits ? tensor : refuse(routine, name, position, tensor.shape, `must be ${words}`);
  };
  const vector = (
    routine: string,
    name: string,
    x: Tensor | TensorLike | undefined,
    length: number,
    position: number,
  ) => (x === undefined ? undefined : shaped(routine, name, position, x, [length]));
  const turned = (x: Tensor): Tensor => tf.transpose(x, [1, 0, 2]);

  function recurrence(
    routine: string,
    gates: number,
    [x, kernel, recurrentKernel]: readonly (Tensor | TensorLike)[],
    options: RecurrenceOptions,
  ): Recurrence {
    const X = shaped(routine, 'x', 1, x!, [null, null, null]);
    const [batch, steps, inputs] = X.shape as [number, number, number];
    const U = shaped(routine, 'recurrentKernel', 3, recurrentKernel!, [null, null]);
    const hidden = U.shape[0]!;
    shaped(routine, 'recurrentKernel', 3, U, [hidden, gates * hidden]);
    const W = shaped(routine, 'kernel', 2, kernel!, [inputs, gates * hidden]);
    const states = (options.initialState ?? []).map((state) =>
      shaped(routine, 'initialState', 4, state, [batch, hidden]),
    );
    const count = gates === 4 ? 2 : 1;
    if (states.length !== 0 && states.length !== count)
      refuse(routine, 'initialState', 4, states.length, `must have ${count} tensors`);
    return {
      ...{ x: turned(X), W: tf.transpose(W), U: tf.transpose(U), states },
      sequence: { steps, batch, inputs, hidden, direction: options.goBackwards === true ? 'reverse' : 'forward' },
      shown: { sequences: options.returnSequences === true, states: options.returnState === true },
    };
  }

  /** The outputs and states in Keras's shapes, from those of a kernel. */
  function shownOf({ sequence, shown }: Recurrence, Y: Tensor, states: readonly Tensor[]): Tensor[] {
    const inTime = () => (sequence.direction === 'reverse' ? tf.reverse(turned(Y), 1) : turned(Y));
    const outputs = shown.sequences ? inTime() : states[0]!;
    return shown.states ? [outputs, ...states] : [outputs];
  }

  /** What comes out where there is nothing to compute. */
  function nothing({ sequence, states, shown }: Recurrence, count: number): Tensor[] | undefined {
    const { steps, batch, inputs, hidden } = sequence;
    if (steps * batch * inputs * hidden > 0) return undefined;
    if (inputs === 0 && steps * batch * hidden > 0)
      refuse(
        count === 2 ? 'lstm' : 'gru',
        'x',
        1,
        [batch, steps, inputs],
        'must have at least one number at every step',
      );
    const last = Array.from({ length: count }, (_, k) => states[k] ?? tf.zeros([batch, hidden]));
    const outputs = shown.sequences ? tf.zeros([batch, steps, hidden]) : last[0]!;
    return shown.states ? [outputs, ...last] : [tf.clone(outputs)];
  }

  const lstm: LayerOperations['lstm'] = (x, kernel, recurrentKernel, options = {}) =>
    tf.tidy(() => {
      const r = recurrence('lstm', 4, [x, kernel, recurrentKernel], options);
      const b = vector('lstm', 'bias', options.bias, 4 * r.sequence.hidden, 4);
      const none = nothing(r, 2);
      if (none !== undefined) return none;
      const [h0, c0] = r.states;
      const tensors = { X: r.x, W: r.W, U: r.U, b, h0, c0 };
      const [Y, , hT, cT] = runListed(tf, LSTM, tensors, { sequence: r.sequence, ...r.shown });
      return shownOf(r, Y!, [hT!, cT!]);
    });

  const gru: LayerOperations['gru'] = (x, kernel, recurrentKernel, options = {}) =>
    tf.tidy(() => {
      const r = recurrence('gru', 3, [x, kernel, recurrentKernel], options);
      const b = vector('gru', 'bias', options.bias, 3 * r.sequence.hidden, 4);
      const bU = vector('gru', 'recurrentBias', options.recurrentBias, 3 * r.sequence.hidden, 4);
      const none = nothing(r, 1);
      if (none !== undefined) return none;
      const sequence = { ...r.sequence, order: 'zrn', resetAfter: options.resetAfter === true };
      const tensors = { X: r.x, W: r.W, U: r.U, b, bU, h0: r.states[0] };
      const [Y, , hT] = runListed(tf, GRU, tensors, { sequence, ...r.shown });
      return shownOf(r, Y!, [hT!]);
    });

  /** A mask as numbers to add, of the shape that the kernel takes, and its batches and heads. */
  function maskOf(mask: Tensor, batch: number, heads: number, queries: number, keys: number) {
    const wrong = () =>
      refuse('attention', 'mask', 4, mask.shape, `must spread to ${batch} x ${heads} x ${queries} x ${keys}`);
    const { shape } = mask;
    if (shape.length < 2 || shape.length > 4) return wrong();
    const lead = shape.length === 3 ? [shape[0]!, 1] : shape.length === 4 ? [shape[0]!, shape[1]!] : [1, 1];
    const sizes = [...lead, ...shape.slice(-2)];
    for (const [d, size] of [batch, heads, queries, keys].entries())
      if (sizes[d] !== 1 && sizes[d] !== size) return wrong();
    const numbers =
      mask.dtype === 'bool' ? tf.where(mask, tf.zeros(shape as never), tf.fill(shape, -Infinity)) : single(mask);
    const full = [lead[0]!, lead[1]!, queries, keys];
    const spread = tf.broadcastTo(tf.reshape(numbers, sizes), full as never);
    return { mask: spread, maskBatch: full[0]!, maskHeads: full[1]! };
  }

  const attention: LayerOperations['attention'] = (q, k, v, options = {}) =>
    tf.tidy(() => {
      const { rank } = q;
      if (rank !== 3 && rank !== 4) refuse('attention', 'q', 1, q.shape, 'must have three or four dimensions');
      const four = (x: Tensor): Tensor => (x.rank === 3 ? tf.expandDims(single(x), 1) : single(x));
      const Q = four(q);
      const [batch, heads, queries, dim] = Q.shape as [number, number, number, number];
      if (k.rank !== rank) refuse('attention', 'k', 2, k.shape, 'must have as many dimensions as q');
      const K = shaped('attention', 'k', 2, four(k), [batch, null, null, dim]);
      const [, keyHeads, keys] = K.shape as [number, number, number];
      if (v.rank !== rank) refuse('attention', 'v', 3, v.shape, 'must have as many dimensions as q');
      const V = shaped('attention', 'v', 3, four(v), [batch, keyHeads, keys, null]);
      if (keyHeads === 0 || heads % keyHeads !== 0)
        refuse('attention', 'k', 2, k.shape, `must have heads of which ${heads} is a multiple`);
      const dimV = V.shape[3]!;
      const { past = 0, scale = 0 } = options;
      if (!Number.isSafeInteger(past) || past < 0) refuse('attention', 'past', 4, past, 'must be a whole number >= 0');
      if (!Number.isFinite(scale)) refuse('attention', 'scale', 4, scale, 'must be a finite number');
      const masked = options.mask && maskOf(options.mask, batch, heads, queries, keys);
      const out = (O: Tensor): Tensor => (rank === 3 ? tf.squeeze(O, [1]) : O);
      if (sizeOf(Q.shape) * keys * dimV === 0) return out(tf.zeros([batch, heads, queries, dimV]));
      const call = {
        ...{ axes: 'bhsd', batch, heads, groups: heads / keyHeads, queries, keys, dim, dimV, capacity: 0 },
        ...{ maskBatch: masked?.maskBatch ?? 1, maskHeads: masked?.maskHeads ?? 1 },
        ...{ causal: options.causal === true, past, scale, cap: 0 },
      };
      return out(runListed(tf, ATTENTION, { Q, K, V, mask: masked?.mask }, { call })[0]!);
    });

  const layerNorm: LayerOperations['layerNorm'] = (x, options = {}) =>
    tf.tidy(() => {
      const X = single(x);
      if (X.rank === 0) refuse('layerNorm', 'x', 1, x, 'must have at least one dimension');
      const { epsilon = 1e-3 } = options;
      if (!(epsilon >= 0)) refuse('layerNorm', 'epsilon', 2, epsilon, 'must be at least 0');
      const m = X.shape.at(-1)!;
      const gamma = vector('layerNorm', 'gamma', options.gamma, m, 2);
      const beta = vector('layerNorm', 'beta', options.beta, m, 2);
      if (sizeOf(X.shape) === 0) return tf.clone(X);
      return runListed(tf, LAYER_NORM, { X, gamma, beta }, { epsilon })[0]!;
    });

  const operations = { lstm, gru, attention, layerNorm };
  return { ...operations, recurrent: (layer) => recurrent(tf, operations, layer) };
}
