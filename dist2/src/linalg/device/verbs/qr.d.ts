import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { qr as onHost, type QrOptions } from '../../qr.ts';
/** A = Q R on a device. */
export interface DeviceOrthogonalFactors<T extends Float32Array | Float64Array> {
    readonly q: DeviceArray<T>;
    readonly r: DeviceArray<T>;
}
/** What geqrf leaves, on a device. */
export interface DeviceRawFactors<T extends Float32Array | Float64Array> {
    readonly h: DeviceArray<T>;
    readonly tau: DeviceArray<T>;
}
/** A = Q R; of a device array the factors are there, and nothing is waited for. */
export declare const qr: {
    /** The same of an array on a device, where R stays. */
    <A extends DeviceArray>(A: A, options: QrOptions & {
        readonly mode: 'r';
    }): Promise<DeviceArray<Solved<A>>>;
    /** The same of an array on a device, where the factors stay. */
    <A extends DeviceArray>(A: A, options: QrOptions & {
        readonly mode: 'raw';
    }): Promise<DeviceRawFactors<Solved<A>>>;
    /** The same of an array on a device, where Q and R stay. */
    <A extends DeviceArray>(A: A, options?: QrOptions & {
        readonly mode?: 'reduced' | 'complete';
    }): Promise<DeviceOrthogonalFactors<Solved<A>>>;
    /** The same of a complex matrix, or of a stack of them. */
    <D extends Pairs>(A: ComplexOperand<D>, options: QrOptions & {
        readonly mode: 'r';
    }): Promise<ComplexArray<D>>;
    /** The same of a complex matrix, or of a stack of them: what geqrf leaves, H = I - tau v v^H. */
    <D extends Pairs>(A: ComplexOperand<D>, options: QrOptions & {
        readonly mode: 'raw';
    }): Promise<{
        readonly h: ComplexArray<D>;
        readonly tau: ComplexArray<D>;
    }>;
    /** The same of a complex matrix, or of a stack of them: Q has orthonormal columns. */
    <D extends Pairs>(A: ComplexOperand<D>, options?: QrOptions): Promise<{
        readonly q: ComplexArray<D>;
        readonly r: ComplexArray<D>;
    }>;
} & typeof onHost;
