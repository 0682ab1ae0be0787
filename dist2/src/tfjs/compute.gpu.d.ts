import type { Uplo } from '../core/matrix.ts';
import { type Windows } from '../nn/convolution/windows.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import type { SharedBackend } from './backend.gpu.ts';
import { type Compute, type Convolution, type Parts, type Product, type ProductMath, type Systems } from './compute.ts';
import type { Recorder } from './layers.gpu.ts';
import type { TensorInfo } from './peers.ts';
export declare class GpuCompute implements Compute, Recorder {
    private readonly backend;
    private readonly context;
    private readonly queue;
    private readonly math;
    /** Buffers of tfjs's as they are wrapped, for as long as tfjs has them. */
    private readonly wraps;
    constructor(backend: SharedBackend, context: Context, math: ProductMath);
    private mathOf;
    /**
     * Calls `work` with the tensors' elements on the device, or gives again what it gave in an earlier call of that name, which says all that
     * `work` goes by: sizes and flags.
     */
    record(name: string, tensors: readonly TensorInfo[], work: (buffers: DeviceBuffer[]) => void): void;
    /** A tensor's elements: the same for all tensors that tfjs lays into that buffer. */
    private wrapped;
    tensor(shape: readonly number[], dtype?: 'float32' | 'int32'): TensorInfo;
    private copy;
    product(p: Product, shape: number[]): TensorInfo;
    complexProduct(p: Omit<Product, 'a' | 'b' | 'epilogue'>, a: Parts, b: Parts, shape: number[]): Parts;
    convolve({ windows: w, x, filter, epilogue }: Convolution, shape: number[]): TensorInfo;
    filterGradient(w: Windows, x: TensorInfo, dy: TensorInfo, shape: number[]): TensorInfo;
    inputGradient(w: Windows, dy: TensorInfo, filter: TensorInfo, shape: number[]): TensorInfo | undefined;
    /** eachSlice with the windows as a matrix with a column for each. */
    private gathered;
    solve({ count, n, nrhs }: Systems, a: TensorInfo, b: TensorInfo): {
        x: TensorInfo;
        info: TensorInfo;
    };
    solveTriangle(s: Systems, uplo: Uplo, transposed: boolean, a: TensorInfo, b: TensorInfo): TensorInfo;
    cholesky(count: number, n: number, a: TensorInfo): {
        l: TensorInfo;
        info: TensorInfo;
    };
    qr(count: number, m: number, n: number, a: TensorInfo): {
        q: TensorInfo;
        r: TensorInfo;
    };
}
