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
export declare class OwnBackend {
    readonly tf: Core;
    /** The name that our kernels are registered under. */
    readonly name: string;
    /** The backend whose kernels do what ours do not. */
    readonly stockName: string;
    private readonly make;
    private opened;
    /** Calls that our kernels computed themselves, by kernel. */
    readonly calls: Record<string, number>;
    private readonly shapes;
    constructor(tf: Core, name: string, stockName: string, make: () => Opened);
    /** A new backend, as tfjs asks for one at first and whenever it has disposed of the last. */
    open(): StockBackend;
    get backend(): StockBackend;
    get compute(): Compute;
    get layers(): Layers;
    /** Whether all of them are singles, in name and in memory. */
    areSingles(...tensors: readonly TensorInfo[]): boolean;
    /** What `make` makes, once for each name of a shape: a model has the same ones in every step. */
    remembered<S extends object>(name: string, make: () => S): S;
    counted(kernel: string): void;
    /** What the stock kernel of that name makes of the inputs, on our backend. */
    stock(kernel: string, inputs: Inputs, attrs?: Attributes): TensorInfo;
    /** The same of one input that is not needed afterwards. */
    stockInstead(of: TensorInfo, kernel: string, inputs: Inputs, attrs?: Attributes): TensorInfo;
    release({ dataId }: TensorInfo): void;
    /** A tensor of zeros. */
    zeros(shape: number[]): TensorInfo;
}
export declare function sizeOf(shape: readonly number[]): number;
/** Bias and activation as the fused operations of tfjs have them. */
export interface Fusion {
    readonly bias?: TensorInfo | undefined;
    readonly activation?: string | null | undefined;
    readonly preluActivationWeights?: TensorInfo | undefined;
    readonly leakyreluAlpha?: number | undefined;
}
/**
 * What of a fusion a product with `cols` columns takes along, and what is left for stock kernels: a bias that is not one number per column,
 * and activations that gemmFused lacks.
 */
export declare function split(own: OwnBackend, fusion: Fusion, cols: number): {
    readonly epilogue?: Epilogue;
    readonly rest: Fusion;
};
/** The rest of a fusion by stock kernels; `x` is released where something else takes its place. */
export declare function finish(own: OwnBackend, x: TensorInfo, fusion: Fusion): TensorInfo;
