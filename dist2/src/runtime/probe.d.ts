import type { Kernel, Tuning } from './kernel.ts';
/** What one dispatch of a kernel leaves in its buffer, which begins as zeros; undefined if the device refuses it. */
export declare function probed(device: GPUDevice, kernel: Kernel, tuning: Tuning, groups: number, bytes: number): Promise<ArrayBuffer | undefined>;
