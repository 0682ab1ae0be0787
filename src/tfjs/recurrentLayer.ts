// tf.layers.lstm and tf.layers.gru with our inner loop: a layer of tfjs's whose `call` goes by basalt's operation where that computes the
// same. The package @tensorflow/tfjs-layers is not imported: a layer is known by what it has.
import { ArgumentError } from '../core/errors.ts';
import { GRU, LSTM } from './layerKernels.ts';
import type { LayerOperations, RecurrenceOptions } from './layerOps.ts';
import type { Core, Tensor } from './peers.ts';

/** A layer as tfjs makes it; what else it must have is looked at when it is given. */
export interface RecurrentLayer {
  getClassName(): string;
}

interface Weight {
  read(): Tensor;
}

/** What a layer of tf.layers.lstm or tf.layers.gru has, in version 4. */
interface Layer extends RecurrentLayer {
  readonly cell: {
    readonly kernel: Weight;
    readonly recurrentKernel: Weight;
    readonly bias: Weight | null;
    readonly activation: RecurrentLayer;
    readonly recurrentActivation: RecurrentLayer;
    readonly dropout: number;
    readonly recurrentDropout: number;
  };
  readonly returnSequences: boolean;
  readonly returnState: boolean;
  readonly goBackwards: boolean;
  readonly stateful: boolean;
  readonly states: readonly (Tensor | null)[];
  resetStates(states: readonly Tensor[], training: unknown): void;
  call(inputs: Tensor | readonly Tensor[], kwargs?: CallOptions | null): Tensor | Tensor[];
}

interface CallOptions {
  readonly mask?: unknown;
  readonly training?: unknown;
  readonly initialState?: readonly Tensor[] | null;
}

const KERNELS: Readonly<Record<string, string>> = { LSTM, GRU };

/** The layer itself, computing by `operations` from now on. */
export function recurrent<L extends RecurrentLayer>(
  tf: Core,
  operations: Pick<LayerOperations, 'lstm' | 'gru'>,
  given: L,
): L {
  const layer = given as unknown as Layer;
  const kernel = typeof layer?.getClassName === 'function' ? KERNELS[layer.getClassName()] : undefined;
  if (kernel === undefined)
    throw new ArgumentError('recurrent', 'layer', 1, given, 'must be a layer of tf.layers.lstm or tf.layers.gru');
  const { cell } = layer;
  for (const [name, is, must] of [
    ['activation', cell.activation.getClassName(), 'tanh'],
    ['recurrentActivation', cell.recurrentActivation.getClassName(), 'sigmoid'],
  ] as const)
    if (is !== must) throw new ArgumentError('recurrent', name, 1, is, `must be '${must}'`);
  const run = kernel === LSTM ? operations.lstm : operations.gru;
  const theirs = layer.call;
  layer.call = function (this: Layer, inputs, kwargs) {
    const one = Array.isArray(inputs) ? inputs : [inputs];
    const drops = cell.dropout > 0 || cell.recurrentDropout > 0;
    const isOurs = tf.getKernel(kernel, tf.getBackend()) !== undefined;
    if (!isOurs || one.length !== 1 || (kwargs?.mask ?? null) !== null || (drops && kwargs?.training === true))
      return theirs.call(this, inputs, kwargs);
    return tf.tidy(() => {
      const { returnSequences, returnState, goBackwards, stateful } = this;
      const before = kwargs?.initialState ?? (stateful ? (this.states as readonly Tensor[]) : undefined);
      const options: RecurrenceOptions = {
        ...{ bias: cell.bias?.read(), initialState: before, goBackwards, returnSequences },
        returnState: returnState || stateful,
      };
      const made = run(one[0]!, cell.kernel.read(), cell.recurrentKernel.read(), options);
      if (stateful) this.resetStates(made.slice(1), kwargs?.training);
      return returnState ? made : made[0]!;
    });
  };
  return given;
}
