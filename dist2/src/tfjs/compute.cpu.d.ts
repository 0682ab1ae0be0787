import type { MathBackendCPU } from '@tensorflow/tfjs-backend-cpu';
import type { Uplo } from '../core/matrix.ts';
import { type Windows } from '../nn/convolution/windows.ts';
import { type Compute, type Convolution, type Parts, type Product, type Systems } from './compute.ts';
import type { Memory } from './layers.cpu.ts';
import type { StockCpu, TensorInfo } from './peers.ts';
/** The stock backend without its advice, on the console, to use another one in Node. */
export declare function cpuBackend(stock: StockCpu): MathBackendCPU;
export declare class CpuCompute implements Compute, Memory {
    private readonly backend;
    constructor(backend: MathBackendCPU);
    values({ dataId }: TensorInfo): Float32Array;
    tensor(shape: readonly number[], values: Float32Array | Int32Array): TensorInfo;
    private finish;
    product(p: Product, shape: number[]): TensorInfo;
    complexProduct(p: Omit<Product, 'a' | 'b' | 'epilogue'>, a: Parts, b: Parts, shape: number[]): Parts;
    convolve({ windows: w, x, filter, epilogue }: Convolution, shape: number[]): TensorInfo;
    filterGradient(w: Windows, x: TensorInfo, dy: TensorInfo, shape: number[]): TensorInfo;
    inputGradient(w: Windows, dy: TensorInfo, filter: TensorInfo, shape: number[]): TensorInfo;
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
