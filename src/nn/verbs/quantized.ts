// matmulQuantized and matmulWeights on ndarrays: products of bytes, and with weights of few bits.
import { ArgumentError } from '../../core/errors.ts';
import type { ArrayInput, Operand, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';
import { qgemmWeights, sqgemm } from '../quantized/routines.gen.ts';
import { type Bytes, bytesOf, pointsOf, singlesOf } from './bytes.ts';
import { computed, flagOf, onContext, operandsOf, optionsOf, perhaps, sameShape, shapeIf } from './call.ts';

/** What makes numbers of bytes: one scale and zero point of a tensor, or one of each for every row. */
export interface MatmulQuantizedOptions extends VerbOptions {
  /** w is depth x features, as in ONNX. Default false: features x depth, as in PyTorch. */
  readonly transW?: boolean;
  /** A number, or one for each row of x. Default 1. */
  readonly scaleX?: ArrayInput;
  /** Like scaleX, bytes of x's kind. Default 0. */
  readonly zeroX?: ArrayInput;
  /** A number, or one for each feature. Default 1. */
  readonly scaleW?: ArrayInput;
  /** Like scaleW, bytes of w's kind. Default 0. */
  readonly zeroW?: ArrayInput;
  /** A summand for each feature. Default: zeros. */
  readonly bias?: ArrayInput;
  /** Default 'none'. */
  readonly activation?: ConvActivation;
}

const plane = (routine: string, name: string, position: number, { shape }: { readonly shape: readonly number[] }) => {
  if (shape.length !== 2) throw new ArgumentError(routine, name, position, shape.join(' x '), 'must have two axes');
  return shape as readonly [number, number];
};

/**
 * activation(scaleX (x - zeroX) scaleW (w - zeroW)^T + bias) of bytes, in singles: a layer whose inputs and weights are quantized.
 *
 * x is rows x depth, w features x depth or with `transW` depth x features; each holds integers from -128 to 127, or is a Uint8Array with a
 * shape, of bytes without a sign. The result is a new ndarray of singles, rows x features. Sums of products are exact up to a depth of
 * 33025. All operands are read before the call returns its promise. Computed by qgemm, which also makes bytes of the result, on the
 * context's backend. Operations 2 rows features depth.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await matmulQuantized([[10, -20]], [[1, 2], [3, 4]], { scaleX: 0.5, scaleW: [1, 10] });
 * console.log(y.data); // Float32Array(2) [ -15, -250 ]
 */
export async function matmulQuantized(
  x: ArrayInput,
  w: ArrayInput,
  options: MatmulQuantizedOptions = {},
): Promise<NdArray<Float32Array>> {
  const routine = 'matmulQuantized';
  const [givenX, givenW] = operandsOf(routine, [
    [x, 'x'],
    [w, 'w'],
  ]) as [Operand, Operand];
  const names = ['transW', 'scaleX', 'zeroX', 'scaleW', 'zeroW', 'bias', 'activation'];
  const named = optionsOf(routine, 3, options, names);
  const [X, W] = [bytesOf(routine, 1, 'x', givenX), bytesOf(routine, 2, 'w', givenW)];
  const transW = flagOf(routine, 3, 'transW', options.transW);
  const [rows, depth] = plane(routine, 'x', 1, X);
  const sizes = plane(routine, 'w', 2, W);
  const features = sizes[transW ? 1 : 0];
  sameShape(routine, 'w', 2, givenW, transW ? [depth, features] : [features, depth]);
  const ofX = scaling(routine, options, 'X', X, rows);
  const ofW = scaling(routine, options, 'W', W, features);
  const bias = perhaps(routine, 3, 'bias', options.bias);
  shapeIf(routine, 'bias', 3, bias, [features]);
  const summands = bias && singlesOf(bias);
  const { activation = 'none' } = options;
  const kinds = { transW, unsignedX: X.unsigned, unsignedW: W.unsigned, activation } as const;
  const [y] = await onContext(named, options.signal, [], [[rows, features]], async ({ context, upload }) => {
    const Y = upload('s', new Float32Array(rows * features));
    const singles = (values: Float32Array<ArrayBuffer> | undefined) => values && upload('s', values);
    const bytes = (values: Int8Array<ArrayBuffer> | undefined) => values && upload('b', values);
    await sqgemm(context.queue, {
      ...{ rows, features, depth, ...kinds, X: upload('b', X.data), W: upload('b', W.data) },
      ...{ ofX: ofX.each ? 'rows' : 'tensor', scaleX: singles(ofX.scale), zeroX: bytes(ofX.zero) },
      ...{ ofW: ofW.each ? 'features' : 'tensor', scaleW: singles(ofW.scale), zeroW: bytes(ofW.zero) },
      ...{ bias: singles(summands), Y },
    });
    return [Y];
  });
  return y as NdArray<Float32Array>;
}

/** Scale and zero point of an operand: numbers, or both for each of its rows. */
function scaling(routine: string, options: MatmulQuantizedOptions, of: 'X' | 'W', { unsigned }: Bytes, count: number) {
  const [scale, zero] = [
    perhaps(routine, 3, `scale${of}`, options[`scale${of}`]),
    perhaps(routine, 3, `zero${of}`, options[`zero${of}`]),
  ];
  const shape = (scale ?? zero)?.shape ?? [];
  const each = shape.length > 0;
  shapeIf(routine, `scale${of}`, 3, scale, each ? [count] : []);
  shapeIf(routine, `zero${of}`, 3, zero, each ? [count] : []);
  const points = zero && pointsOf(routine, 3, `zero${of}`, zero, unsigned);
  return { each, scale: scale && singlesOf(scale), zero: points };
}

/** How weights are stored. */
export interface MatmulWeightsOptions extends VerbOptions {
  /** Of a weight: 4, two in a byte, the first one in its low half, from 0 to 15; or 8, bytes with a sign. Default 4. */
  readonly bits?: 4 | 8;
  /** Neighbours along the depth that share a scale. Default 32. */
  readonly group?: number;
  /** Zero points, like scale. Default 8 of four bits, 0 of eight. */
  readonly zero?: ArrayInput;
  /** A summand for each feature. Default: zeros. */
  readonly bias?: ArrayInput;
  /** Default 'none'. */
  readonly activation?: ConvActivation;
}

/**
 * activation(x v^T + bias) with weights v = (w - zero) scale that are stored in four or eight bits, a scale for every `group` along the
 * depth.
 *
 * x is rows x depth, w features x bytes of a row, integers from -128 to 127 or a Uint8Array with a shape, scale features x groups of a
 * row. The result is a new ndarray, rows x features, single if x and bias are. All operands are read before the call returns its promise.
 * Computed by qgemmWeights on the context's backend, doubles on the CPU. Flops 2 rows features depth, and two for each weight.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await matmulWeights([[1, 10]], [[0x7a]], [[0.5]]); // one feature: 10 - 8 and 7 - 8, halved
 * console.log(y.data); // Float64Array(1) [ -4 ]
 */
export async function matmulWeights<A extends ArrayInput>(
  x: A,
  w: ArrayInput,
  scale: ArrayInput,
  options: MatmulWeightsOptions = {},
): Promise<NdArray<Solved<A>>> {
  const routine = 'matmulWeights';
  const [X, givenW, S] = operandsOf(routine, [
    [x, 'x'],
    [w, 'w'],
    [scale, 'scale'],
  ]) as [Operand, Operand, Operand];
  const named = optionsOf(routine, 4, options, ['bits', 'group', 'zero', 'bias', 'activation']);
  const { bits = 4, group = 32, activation = 'none' } = options;
  if (bits !== 4 && bits !== 8) throw new ArgumentError(routine, 'bits', 4, bits, 'must be 4 or 8');
  if (!Number.isSafeInteger(group) || group < 1)
    throw new ArgumentError(routine, 'group', 4, group, 'must be an integer >= 1');
  const [rows, depth] = plane(routine, 'x', 1, X);
  const [features] = plane(routine, 'w', 2, givenW);
  const groups = [features, Math.ceil(depth / group)];
  sameShape(routine, 'w', 2, givenW, [features, Math.ceil((depth * bits) / 8)]);
  sameShape(routine, 'scale', 3, S, groups);
  const [zero, bias] = [perhaps(routine, 4, 'zero', options.zero), perhaps(routine, 4, 'bias', options.bias)];
  shapeIf(routine, 'zero', 4, zero, groups);
  shapeIf(routine, 'bias', 4, bias, [features]);
  const [bytes, scales] = [bytesOf(routine, 2, 'w', givenW).data, singlesOf(S)];
  const zeros = zero && bytesOf(routine, 4, 'zero', zero).data;
  const sizes = { rows, features, depth, group, activation, bits: bits === 4 ? '4' : '8' } as const;
  const { y } = await computed(
    named,
    options.signal,
    { x: X, bias },
    { y: [rows, features] },
    (at, { context, upload }) => {
      const weights = { W: upload('b', bytes), scale: upload('s', scales), zero: zeros && upload('b', zeros) };
      return qgemmWeights(context.queue, { ...sizes, X: at.x, ...weights, bias: at.bias, Y: at.y });
    },
  );
  return y as NdArray<Solved<A>>;
}
