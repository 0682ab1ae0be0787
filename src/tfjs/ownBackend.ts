// Where our kernels run: one registered backend, the stock kernels beside ours, and a count of the calls that were ours.
import type { Activation } from '../blas3/products/gemmFused.spec.ts';
import type { Compute, Epilogue } from './compute.ts';
import type { Layers } from './layers.ts';
import type { Backend, Core, TensorInfo } from './peers.ts';

export type Inputs = Readonly<Record<string, TensorInfo | undefined>>;
export type Attributes = Readonly<Record<string, unknown>>;

/** The methods that both stock backends have besides those of KernelBackend. */
export type StockBackend = Backend & {
  makeTensorInfo(shape: number[], dtype: string, values?: Float32Array): TensorInfo;
};

/** A backend, and what computes on its tensors. */
export interface Opened {
  readonly backend: StockBackend;
  readonly compute: Compute;
  readonly layers: Layers;
  /** The type of the numbers in memory: the stock WebGPU backend casts int32 and bool to float32 in name only. */
  readonly storedType: (tensor: TensorInfo) => string;
}

/** Shapes that are remembered before all are forgotten. */
const SHAPES = 1024;

export class OwnBackend {
  readonly tf: Core;
  /** The name that our kernels are registered under. */
  readonly name: string;
  /** The backend whose kernels do what ours do not. */
  readonly stockName: string;
  private readonly make: () => Opened;
  private opened: Opened | undefined;
  /** Calls that our kernels computed themselves, by kernel. */
  readonly calls: Record<string, number> = {};
  private readonly shapes = new Map<string, object>();

  constructor(tf: Core, name: string, stockName: string, make: () => Opened) {
    this.tf = tf;
    this.name = name;
    this.stockName = stockName;
    this.make = make;
  }

  /** A new backend, as tfjs asks for one at first and whenever it has disposed of the last. */
  open(): StockBackend {
    this.opened = this.make();
    return this.opened.backend;
  }

  get backend(): StockBackend {
    return this.opened!.backend;
  }

  get compute(): Compute {
    return this.opened!.compute;
  }

  get layers(): Layers {
    return this.opened!.layers;
  }

  /** Whether all of them are singles, in name and in memory. */
  areSingles(...tensors: readonly TensorInfo[]): boolean {
    const { storedType } = this.opened!;
    for (const x of tensors) if (x.dtype !== 'float32' || storedType(x) !== 'float32') return false;
    return true;
  }

  /** What `make` makes, once for each name of a shape: a model has the same ones in every step. */
  remembered<S extends object>(name: string, make: () => S): S {
    let shape = this.shapes.get(name) as S | undefined;
    if (shape === undefined) {
      shape = make();
      if (this.shapes.size >= SHAPES) this.shapes.clear();
      this.shapes.set(name, shape);
    }
    return shape;
  }

  counted(kernel: string): void {
    this.calls[kernel] = (this.calls[kernel] ?? 0) + 1;
  }

  /** What the stock kernel of that name makes of the inputs, on our backend. */
  stock(kernel: string, inputs: Inputs, attrs: Attributes = {}): TensorInfo {
    const { kernelFunc } = this.tf.getKernel(kernel, this.stockName);
    const call = { inputs, backend: this.backend, attrs } as unknown as Parameters<typeof kernelFunc>[0];
    return kernelFunc(call) as TensorInfo;
  }

  /** The same of one input that is not needed afterwards. */
  stockInstead(of: TensorInfo, kernel: string, inputs: Inputs, attrs: Attributes = {}): TensorInfo {
    const result = this.stock(kernel, inputs, attrs);
    this.release(of);
    return result;
  }

  release({ dataId }: TensorInfo): void {
    this.backend.disposeData(dataId);
  }

  /** A tensor of zeros. */
  zeros(shape: number[]): TensorInfo {
    return this.backend.makeTensorInfo(shape, 'float32', new Float32Array(sizeOf(shape)));
  }
}

export function sizeOf(shape: readonly number[]): number {
  let size = 1;
  for (let d = 0; d < shape.length; d++) size *= shape[d]!;
  return size;
}

/** Bias and activation as the fused operations of tfjs have them. */
export interface Fusion {
  readonly bias?: TensorInfo | undefined;
  readonly activation?: string | null | undefined;
  readonly preluActivationWeights?: TensorInfo | undefined;
  readonly leakyreluAlpha?: number | undefined;
}

const FUSED: Readonly<Record<string, { activation: Activation; low: number; high: number }>> = {
  linear: { activation: 'none', low: -Infinity, high: Infinity },
  relu: { activation: 'relu', low: -Infinity, high: Infinity },
  relu6: { activation: 'clamp', low: 0, high: 6 },
  sigmoid: { activation: 'sigmoid', low: -Infinity, high: Infinity },
};

/** Stock kernels of the activations that gemmFused has not; their names are tfjs's. */
const APART: Readonly<Record<string, string>> = { elu: 'Elu', prelu: 'Prelu', leakyrelu: 'LeakyRelu' };

/**
 * What of a fusion a product with `cols` columns takes along, and what is left for stock kernels: a bias that is not one number per column,
 * and activations that gemmFused lacks.
 */
export function split(
  own: OwnBackend,
  fusion: Fusion,
  cols: number,
): { readonly epilogue?: Epilogue; readonly rest: Fusion } {
  const { bias } = fusion;
  const activation = fusion.activation ?? 'linear';
  const perColumn =
    bias === undefined || (own.areSingles(bias) && sizeOf(bias.shape) === cols && (bias.shape.at(-1) ?? 1) === cols);
  if (!perColumn) return { rest: fusion };
  const fused = FUSED[activation];
  const along = fused ?? FUSED.linear!;
  const rest = fused === undefined ? { ...fusion, bias: undefined } : {};
  if (bias === undefined && along.activation === 'none') return { rest };
  return { epilogue: { ...along, bias }, rest };
}

/** The rest of a fusion by stock kernels; `x` is released where something else takes its place. */
export function finish(own: OwnBackend, x: TensorInfo, fusion: Fusion): TensorInfo {
  const { bias, preluActivationWeights, leakyreluAlpha } = fusion;
  const biased = bias === undefined ? x : own.stockInstead(x, 'Add', { a: x, b: bias });
  const activation = fusion.activation ?? 'linear';
  if (activation === 'linear') return biased;
  if (activation === 'prelu') return own.stockInstead(biased, 'Prelu', { x: biased, alpha: preluActivationWeights });
  const kernel = APART[activation] ?? activation[0]!.toUpperCase() + activation.slice(1);
  return own.stockInstead(biased, kernel, { x: biased }, activation === 'leakyrelu' ? { alpha: leakyreluAlpha } : {});
}
