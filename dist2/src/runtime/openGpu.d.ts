import type { DoublesPlace } from './contextOptions.ts';
import type { Gpu, Origin } from './gpu.ts';
import { GpuSide } from './gpuSide.ts';
import { BufferPool } from './pool.ts';
import { profiled } from './profile.ts';
import { Readback } from './readback.ts';
import { Repeats } from './repeats.ts';
import { GpuTimer } from './timer.ts';
export { adapterName, isSoftware, isSoftwareName, namesOfAdapters, openAdapter, openDevice } from './adapter.ts';
export { withVariables } from './environment.ts';
export { foreignDevice } from './foreignDevice.ts';
export { pciAddresses, showing, thisSystem, whyNoAddress } from './pci.ts';
declare const machinery: {
    BufferPool: typeof BufferPool;
    GpuSide: typeof GpuSide;
    GpuTimer: typeof GpuTimer;
    profiled: typeof profiled;
    Readback: typeof Readback;
    Repeats: typeof Repeats;
};
export type Machinery = typeof machinery;
/**
 * What a context has of a device, and whether doubles live there. Limits and features are the device's, which may have fewer than its
 * adapter. Asked for once: Dawn takes a microsecond for each.
 */
export declare function gpuOf(origin: Origin, place: DoublesPlace): Promise<Gpu>;
