import type { GpuSide } from './gpuSide.ts';
import type { Kernel } from './kernel.ts';
import type { Queue } from './queue.ts';
export declare const spinKernel: Kernel;
export declare class GpuTimer {
    private readonly queries;
    private readonly resolved;
    /** Loop count of the spin kernel for one millisecond at full clock; measured at first use. */
    private iterationsPerMs;
    constructor(device: GPUDevice);
    dispose(): void;
    measure(queue: Queue, side: GpuSide, work: () => void | Promise<void>, warmMs: number): Promise<number>;
    /** Records a spin of about `warmMs`, none if that is 0. */
    warm(queue: Queue, side: GpuSide, warmMs: number): Promise<void>;
    private between;
    private mark;
    /**
     * Spins for longer and longer, then again and again until the clocks have had RAMP_MS to come up and no run is faster than the one
     * before: a count taken at the idle clock would spin for a fraction of the time later, and all that is measured would read several
     * times too long.
     */
    private calibrate;
}
