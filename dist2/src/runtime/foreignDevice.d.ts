import type { Origin } from './gpu.ts';
/**
 * The caller's device, as a context sees it.
 * @throws ArgumentError if it is no GPUDevice; DeviceLostError if it is lost or destroyed.
 */
export declare function foreignDevice(device: unknown, position: number): Promise<Origin>;
