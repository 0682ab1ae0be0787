// activate(x, kind) and its gradient on ndarrays.
import { ArgumentError } from '../../core/errors.ts';
import { sizeOf } from '../../core/strided.ts';
import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import type { ActivationKind } from '../activations/activationForward.spec.ts';
import { ACTIVATION_KINDS } from '../activations/activationKinds.ts';
import { activationBackward, activationForward } from '../activations/routines.gen.ts';
import { onContext, operandsOf, optionsOf, sameShape } from './call.ts';

/** What belongs to some kinds. */
export interface ActivateOptions extends VerbOptions {
  /** Of 'leakyRelu'. Default 0.01. */
  readonly slope?: number;
  /** Of 'elu'. Default 1. */
  readonly scale?: number;
}

const NAMES = ['slope', 'scale'];

function kindOf(routine: string, position: number, kind: unknown): ActivationKind {
  if (!ACTIVATION_KINDS.includes(kind as ActivationKind))
    throw new ArgumentError(routine, 'kind', position, kind, `must be one of ${ACTIVATION_KINDS.join(', ')}`);
  return kind as ActivationKind;
}

const factors = ({ slope, scale }: ActivateOptions) => ({
  ...(slope !== undefined && { slope }),
  ...(scale !== undefined && { scale }),
});

/**
 * A function of every element: activate(x, 'relu'), of the kinds of activationForward.
 *
 * x is whatever counts as an array (ArrayInput); the result is a new ndarray of its shape, rows first, single if x is, and x is read before
 * the call returns its promise. NaN gives NaN. Computed by activationForward on the context's backend, doubles on the CPU. Flops 4 for each
 * element.
 *
 * @throws ArgumentError for a wrong data type, kind or option.
 * @example
 * const y = await activate([[-1, 2], [3, -4]], 'relu');
 * console.log(y.data); // Float64Array(4) [ 0, 2, 3, 0 ]
 */
export async function activate<A extends ArrayInput>(
  x: A,
  kind: ActivationKind,
  options: ActivateOptions = {},
): Promise<NdArray<Solved<A>>> {
  const [operand] = operandsOf('activate', [[x, 'x']]);
  const of = { kind: kindOf('activate', 2, kind), ...factors(options) };
  const named = optionsOf('activate', 3, options, NAMES);
  const { shape } = operand!;
  const n = sizeOf(shape);
  const [y] = await onContext(named, options.signal, [operand!], [shape], async ({ context, buffers, alloc }) => {
    const Y = alloc(n);
    await activationForward(context.queue, { ...of, n, X: buffers[0]!, Y });
    return [Y];
  });
  return y as NdArray<Solved<A>>;
}

/**
 * The gradient of activate(x, kind) by x, from the gradient dy by its result: f'(x) dy, element by element.
 *
 * x and dy have one shape, which is that of the result, a new ndarray, rows first, single if both are. Computed by activationBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, kind or option.
 * @example
 * const dx = await activateGrad([-1, 2], [10, 20], 'relu');
 * console.log(dx.data); // Float64Array(2) [ 0, 20 ]
 */
export async function activateGrad<A extends ArrayInput, B extends ArrayInput>(
  x: A,
  dy: B,
  kind: ActivationKind,
  options: ActivateOptions = {},
): Promise<NdArray<Solved<A, B>>> {
  const routine = 'activateGrad';
  const operands = operandsOf(routine, [
    [x, 'x'],
    [dy, 'dy'],
  ]);
  const { shape } = operands[0]!;
  sameShape(routine, 'dy', 2, operands[1]!, shape);
  const of = { kind: kindOf(routine, 3, kind), ...factors(options) };
  const named = optionsOf(routine, 4, options, NAMES);
  const n = sizeOf(shape);
  const [dx] = await onContext(named, options.signal, operands, [shape], async ({ context, buffers, alloc }) => {
    const dX = alloc(n);
    await activationBackward(context.queue, { ...of, n, X: buffers[0]!, dY: buffers[1]!, dX });
    return [dX];
  });
  return dx as NdArray<Solved<A, B>>;
}
