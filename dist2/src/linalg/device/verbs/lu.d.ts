import type { Solved } from '../../arrays.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { type LuOptions, lu as onHost } from '../../lu.ts';
/** A(i, :) = (L U)(p[i], :), L and U on a device. */
export interface DeviceTriangles<T extends Float32Array | Float64Array> {
    readonly p: Int32Array;
    readonly l: DeviceArray<T>;
    readonly u: DeviceArray<T>;
}
/** A = P L U; of a device array L and U are there, and the order of the rows, m integers on the host, is waited for. */
export declare const lu: {
    /** The same of an array on a device, where L, with its rows interchanged, and U stay. */
    <A extends DeviceArray>(A: A, options: LuOptions & {
        readonly permuteL: true;
    }): Promise<Omit<DeviceTriangles<Solved<A>>, 'p'>>;
    /** The same of an array on a device, where L and U stay. */
    <A extends DeviceArray>(A: A, options?: LuOptions): Promise<DeviceTriangles<Solved<A>>>;
} & typeof onHost;
