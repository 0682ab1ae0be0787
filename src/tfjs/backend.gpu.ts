// tfjs's WebGPU backend on a context of ours: one device, one encoder, one order of commands.
import type { WebGPUBackend } from '@tensorflow/tfjs-backend-webgpu';
import type { Context } from '../runtime/context.ts';
import { type Core, type StockWebGpu, withNavigator } from './peers.ts';

/** What the backend keeps to itself, in version 4. */
interface Internals {
  commandEncoder: GPUCommandEncoder | null;
  computePassEncoder: GPUComputePassEncoder | null;
  dispatchCountInPass: number;
}

/**
 * The stock backend on the context's device. It records where the context's queue does: its work and ours take turns there, and are
 * submitted together.
 */
export type SharedBackend = WebGPUBackend & {
  /** Counts dispatches of ours among its own, after so many of which it submits. */
  took(dispatches: number): void;
};

export function gpuBackend(tf: Core, stock: StockWebGpu, context: Context): SharedBackend {
  const { device, info } = context.gpu!;
  const { queue } = context;
  class BasaltWebGpuBackend extends stock.WebGPUBackend {
    override submitQueue(): void {
      this.ensureCommandEncoderReady();
      queue.flush(() => super.submitQueue());
    }

    took(dispatches: number): void {
      const internals = this as unknown as Internals;
      internals.dispatchCountInPass += dispatches;
      if (internals.dispatchCountInPass >= tf.env().getNumber('WEBGPU_DEFERRED_SUBMIT_BATCH_SIZE')) this.submitQueue();
    }

    override dispose(): void {
      if (!context.disposed) queue.flush();
      super.dispose();
    }
  }
  const backend = withNavigator(() => new BasaltWebGpuBackend(device, info));
  const open = queue.open!;
  const encoder = {
    get: () => open.encoder ?? null,
    set: (value: Internals['commandEncoder']) => {
      open.encoder = value ?? undefined;
    },
  };
  const pass = {
    get: () => {
      open.pipeline = undefined;
      return open.pass ?? null;
    },
    set: (value: Internals['computePassEncoder']) => {
      open.pass = value ?? undefined;
    },
  };
  return Object.defineProperties(backend, { commandEncoder: encoder, computePassEncoder: pass });
}
