// Where solutions from Bunch-Kaufman factors are computed.
import type { Queue } from '../runtime/queue.ts';

/**
 * Whether the GPU computes them. On an H200 (driver 580, 2026-11) they were wrong wherever D had a block of two, while software adapters, in
 * any order of workgroups and threads, had them right; the factorization was right on both. Until the cause is known a hardware GPU's
 * context computes them on the CPU: slower, and right.
 */
export const solvesOnGpu = (queue: Queue): boolean => queue.context.gpu?.software === true;
