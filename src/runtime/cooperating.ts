// How many workgroups of a dispatch run at the same time, seen when the context is opened. WebGPU promises nothing of it: kernels whose
// workgroups wait for each other wait for a while only, and what they leave is made by one workgroup alone where that was not enough.
import type { Kernel } from './kernel.ts';
import { probed } from './probe.ts';
import { cooperative_probe } from './shaders.gen.ts';

/** Threads of the probe's workgroups: so many that a processor holds no more of them than of any kernel's that asks. */
const THREADS = [1024, 256] as const;

export const cooperativeProbe: Kernel = {
  name: 'cooperative_probe',
  text: cooperative_probe,
  variants: THREADS.map((threads) => ({ THREADS: threads })),
};

/** Workgroups that are asked about: kernels take no more. */
const ASKED = 256;

/** How many workgroups ran at the same time, up to ASKED; 0 where the device did not say. */
export async function cooperatingGroups(device: GPUDevice): Promise<number> {
  const { maxComputeInvocationsPerWorkgroup: most } = device.limits;
  const tuning = cooperativeProbe.variants[THREADS.findIndex((threads) => threads <= most)]!;
  const left = await probed(device, cooperativeProbe, tuning, ASKED, 8).catch(() => undefined);
  return left === undefined ? 0 : ASKED - new Uint32Array(left)[1]!;
}
