import type { Kernel } from './kernel.ts';
export declare const cooperativeProbe: Kernel;
/** How many workgroups ran at the same time, up to ASKED; 0 where the device did not say. */
export declare function cooperatingGroups(device: GPUDevice): Promise<number>;
