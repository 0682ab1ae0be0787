// Gradients of the layers' operations: each by one kernel, but that of a recurrence by what goes into it, which is a product and is made
// only where it is asked for.

import { UnsupportedError } from '../core/errors.ts';
import type { GruSequence, Sequence } from '../core/recurrence.ts';
import {
  ATTENTION,
  ATTENTION_GRADIENT,
  type AttentionAttributes,
  GRU,
  GRU_GRADIENT,
  LAYER_NORM,
  LAYER_NORM_GRADIENT,
  LSTM,
  LSTM_GRADIENT,
  type Named,
  type NormAttributes,
  type RecurrenceAttributes,
  SOFTMAX_GRADIENT,
} from './layerKernels.ts';
import type { Core, Tensor } from './peers.ts';

type Config = Parameters<Core['registerGradient']>[0];
type Results = Readonly<Record<string, Tensor>>;

/** Which results of a recurrence the program has got: the others have no gradient. */
export interface Shown {
  readonly sequences: boolean;
  readonly states: boolean;
}

/** The tensors that are there as a list, with their names. */
function listed(tensors: Readonly<Record<string, Tensor | undefined>>): { inputs: Tensor[]; names: string[] } {
  const there = Object.entries(tensors).filter((entry): entry is [string, Tensor] => entry[1] !== undefined);
  return { inputs: there.map(([, tensor]) => tensor), names: there.map(([name]) => name) };
}

/** Runs a kernel on a list of inputs; tfjs takes lists, although its type does not say so. */
export const runListed = (
  tf: Core,
  kernel: string,
  tensors: Readonly<Record<string, Tensor | undefined>>,
  attrs: object,
): Tensor[] => {
  const { inputs, names } = listed(tensors);
  return tf.engine().runKernel(kernel, inputs as never, { ...attrs, names } as never) as Tensor[];
};

/** What a kernel has saved: its inputs by name, and behind them results. */
function saved(tensors: readonly Tensor[], { names }: Named, results: readonly string[]): Results {
  return Object.fromEntries([...names, ...results].map((name, k) => [name, tensors[k]!]));
}

/** Gradients by the inputs, in their order. */
const byInputs = ({ names }: Named, gradients: Readonly<Record<string, () => Tensor>>) =>
  names.map((name) => gradients[name]!) as never;

/** The gradient by X from that by all gates: G W. */
const byX = (tf: Core, G: Tensor, { X, W }: Results) => tf.reshape(tf.matMul(G, W!), X!.shape as never);

function lstmGradient(tf: Core, dy: readonly Tensor[], tensors: readonly Tensor[], attrs: object) {
  const call = attrs as RecurrenceAttributes<Sequence> & Shown;
  const { b, ...at } = saved(tensors, call, ['Y', 'S']);
  const [dY, , dhT, dcT] = dy;
  const given = { dY: call.sequences ? dY : undefined, ...(call.states || !call.sequences ? { dhT } : {}) };
  const [G, dW, dU, db, dh0, dc0] = runListed(
    tf,
    LSTM_GRADIENT,
    { ...at, ...given, dcT: call.states ? dcT : undefined },
    { sequence: call.sequence },
  );
  return byInputs(call, {
    X: () => byX(tf, G!, at),
    ...{ W: () => dW!, U: () => dU!, b: () => db!, h0: () => dh0!, c0: () => dc0! },
  });
}

function gruGradient(tf: Core, dy: readonly Tensor[], tensors: readonly Tensor[], attrs: object) {
  const call = attrs as RecurrenceAttributes<GruSequence> & Shown;
  const { b, bU, ...at } = saved(tensors, call, ['Y', 'S']);
  const [dY, , dhT] = dy;
  const given = {
    dY: call.sequences ? dY : undefined,
    dhT: call.states || !call.sequences ? dhT : undefined,
  };
  const [G, dW, dU, db, dbU, dh0] = runListed(tf, GRU_GRADIENT, { ...at, ...given }, { sequence: call.sequence });
  return byInputs(call, {
    X: () => byX(tf, G!, at),
    ...{ W: () => dW!, U: () => dU!, b: () => db!, bU: () => dbU!, h0: () => dh0! },
  });
}

function attentionGradient(tf: Core, dO: Tensor, tensors: readonly Tensor[], attrs: object) {
  const call = attrs as AttentionAttributes;
  const at = saved(tensors, call, ['O', 'L']);
  const [dQ, dK, dV] = runListed(tf, ATTENTION_GRADIENT, { ...at, dO }, { call: call.call });
  const mask = (): Tensor => {
    throw new UnsupportedError('attention has no gradient by its mask: stop the gradient there');
  };
  return byInputs(call, { Q: () => dQ!, K: () => dK!, V: () => dV!, mask });
}

function layerNormGradient(tf: Core, dY: Tensor, tensors: readonly Tensor[], attrs: object) {
  const call = attrs as NormAttributes;
  const { beta, ...at } = saved(tensors, call, ['mean', 'rstd']);
  const [dX, dGamma, dBeta] = runListed(tf, LAYER_NORM_GRADIENT, { ...at, dY }, { epsilon: call.epsilon });
  return byInputs(call, { X: () => dX!, gamma: () => dGamma!, beta: () => dBeta! });
}

/** tfjs's gradient of Softmax, and ours in its place where we compute. */
type Softmax = Config & { readonly inBasalt?: true };

function registerSoftmax(tf: Core, isOurs: () => boolean): void {
  const theirs: Softmax | undefined = tf.getGradient('Softmax');
  if (theirs === undefined || theirs.inBasalt) return;
  const gradFunc: Config['gradFunc'] = (dy, tensors, attrs) => {
    if (!isOurs()) return theirs.gradFunc(dy, tensors, attrs);
    const [y] = tensors as [Tensor];
    return { logits: () => tf.engine().runKernel(SOFTMAX_GRADIENT, { y, dy: dy as Tensor }) as Tensor };
  };
  tf.unregisterGradient('Softmax');
  tf.registerGradient({ ...theirs, gradFunc, inBasalt: true } as Softmax);
}

/** Registers them, for all backends: tfjs keeps gradients by kernel. */
export function registerLayerGradients(tf: Core, isOurs: () => boolean): void {
  registerSoftmax(tf, isOurs);
  const register = (kernelName: string, outputsToSave: boolean[], gradFunc: Config['gradFunc']): void => {
    if (tf.getGradient(kernelName) !== undefined) return;
    tf.registerGradient({ kernelName, saveAllInputs: true, outputsToSave, gradFunc });
  };
  register(LSTM, [true, true, false, false], (dy, at, attrs) => lstmGradient(tf, dy as Tensor[], at, attrs));
  register(GRU, [true, true, false], (dy, at, attrs) => gruGradient(tf, dy as Tensor[], at, attrs));
  register(ATTENTION, [true, true], (dy, at, attrs) => attentionGradient(tf, (dy as Tensor[])[0]!, at, attrs));
  register(LAYER_NORM, [false, true, true], (dy, at, attrs) => layerNormGradient(tf, (dy as Tensor[])[0]!, at, attrs));
}
