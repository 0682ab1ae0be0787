// What a product may go through on its way into C, as the kernels know it (kernels/lib/gemm_epilogue.wgsl): operands, parameters, variants.
import { at } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Kernel, Param, Tuning } from '../../runtime/kernel.ts';
import type { Groups, Queue } from '../../runtime/queue.ts';
import type { Activation, BiasOf } from './gemmFused.spec.ts';

/** In the order of their numbers in the kernels. */
export const ACTIVATIONS: readonly Activation[] = [
  'none',
  'relu',
  'gelu',
  'geluTanh',
  'silu',
  'sigmoid',
  'tanh',
  'clamp',
  'expression',
];

/**
 * Z := product + bias; C := activation(Z) + R. What is absent is left out. Operands have C's type, and lie in no buffer that is written.
 */
export interface DeviceEpilogue {
  readonly bias?: DeviceMat | undefined;
  readonly biasOf: BiasOf;
  readonly activation: Activation;
  readonly low: number;
  readonly high: number;
  /** The function of z of the activation 'expression', as readExpression returns it. */
  readonly expression?: string | undefined;
  readonly R?: DeviceMat | undefined;
  /** In a buffer of its own. */
  readonly Z?: DeviceMat | undefined;
}

/** The epilogue of the part of C that starts at row i, column j. */
export function epilogueAt(e: DeviceEpilogue, i: number, j: number): DeviceEpilogue {
  const part = (X: DeviceMat | undefined) => X && at(X, i, j);
  const bias = e.bias && { ...e.bias, off: e.bias.off + (e.biasOf === 'rows' ? i : j) };
  return { ...e, bias, R: part(e.R), Z: part(e.Z) };
}

/** Whether its operands can be read and written in vectors of four along the columns. */
export const isEpilogueAligned = ({ bias, biasOf, R, Z }: DeviceEpilogue): boolean =>
  (bias === undefined || biasOf === 'columns' || bias.off % 4 === 0) &&
  [R, Z].every((X) => X === undefined || (X.off % 4 === 0 && X.ld % 4 === 0));

/** Values of the fields of gemm_epilogue_fields. */
const paramsOf = ({ bias, low, high, R, Z }: DeviceEpilogue) => ({
  offBias: bias?.off ?? 0,
  offR: R?.off ?? 0,
  ldr: R?.ld ?? 0,
  offZ: Z?.off ?? 0,
  ldz: Z?.ld ?? 0,
  low,
  high,
});

/** Buffers of its bindings, those that its variant has. */
function buffersOf({ bias, R, Z }: DeviceEpilogue): Record<string, DeviceBuffer> {
  return {
    ...(bias && { biasRows: bias.data, biasColumns: bias.data }),
    ...(R && { residual: R.data }),
    ...(Z && { stored: Z.data }),
  };
}

/** What a variant depends on. */
interface Traits {
  readonly bias?: BiasOf | undefined;
  readonly activation: Activation;
  readonly expression?: string | undefined;
  readonly residual: boolean;
  readonly stored: boolean;
}

const known = new WeakMap<Tuning, Map<string, Tuning>>();

/** The variant with an epilogue of a kernel's variant; one object per variant: pipelines are found by identity. */
function withTraits(plain: Tuning, { bias, activation, expression, residual, stored }: Traits): Tuning {
  const text = activation === 'expression' ? expression! : '';
  const key = [bias ?? '', activation, residual, stored, text].join();
  let variants = known.get(plain);
  if (variants === undefined) {
    variants = new Map();
    known.set(plain, variants);
  }
  let tuning = variants.get(key);
  if (tuning === undefined) {
    tuning = {
      ...plain,
      EPILOGUE: 1,
      BIAS_ROWS: bias === 'rows' ? 1 : 0,
      BIAS_COLUMNS: bias === 'columns' ? 1 : 0,
      RESIDUAL: residual ? 1 : 0,
      STORED: stored ? 1 : 0,
      ACTIVATION: ACTIVATIONS.indexOf(activation),
      ...(text === '' ? {} : { expression: text }),
    };
    variants.set(key, tuning);
  }
  return tuning;
}

/** queue.launch of a kernel that writes the product, in its variant with this epilogue if there is one. */
export function launchFused(
  queue: Queue,
  epilogue: DeviceEpilogue | undefined,
  kernel: Kernel,
  tuning: Tuning,
  buffers: Readonly<Record<string, DeviceBuffer>>,
  params: Readonly<Record<string, Param>>,
  groups: Groups,
): void {
  if (epilogue === undefined) {
    queue.launch(kernel, tuning, buffers, params, groups);
    return;
  }
  const { bias, biasOf, activation, expression, R, Z } = epilogue;
  const operands = { bias: bias && biasOf, residual: R !== undefined, stored: Z !== undefined };
  const fused = withTraits(tuning, { ...operands, activation, expression });
  queue.launch(kernel, fused, { ...buffers, ...buffersOf(epilogue) }, { ...params, ...paramsOf(epilogue) }, groups);
}

const FULL = { bias: 'rows', residual: true, stored: true, expression: 'z / (1.0 + abs(z))' } as const;

/**
 * Variants with an epilogue for check:wgsl: every activation, and every combination of operands. All of them would be too many to compile.
 */
export const fusedSamples = (plain: Tuning): Tuning[] => [
  ...ACTIVATIONS.map((activation) => withTraits(plain, { ...FULL, activation })),
  ...([undefined, 'rows', 'columns'] as const).flatMap((bias) =>
    [false, true].flatMap((residual) =>
      [false, true].map((stored) => withTraits(plain, { bias, residual, stored, activation: 'gelu' })),
    ),
  ),
];
