import { probed } from './probe.js';
import { cooperative_probe } from './shaders.gen.js';
/** Threads of the probe's workgroups: so many that a processor holds no more of them than of any kernel's that asks. */
const THREADS = [1024, 256];
export const cooperativeProbe = {
    name: 'cooperative_probe',
    text: cooperative_probe,
    variants: THREADS.map((threads) => ({ THREADS: threads })),
};
/** Workgroups that are asked about: kernels take no more. */
const ASKED = 128;
/** How many workgroups ran at the same time, up to ASKED; 0 where the device did not say. */
export async function cooperatingGroups(device) {
    const { maxComputeInvocationsPerWorkgroup: most } = device.limits;
    const tuning = cooperativeProbe.variants[THREADS.findIndex((threads) => threads <= most)];
    const left = await probed(device, cooperativeProbe, tuning, ASKED, 8).catch(() => undefined);
    return left === undefined ? 0 : ASKED - new Uint32Array(left)[1];
}
