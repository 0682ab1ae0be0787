// tfjs's WebGPU backend on a context of ours: one device, one encoder, one order of commands.
import type { WebGPUBackend } from '@tensorflow/tfjs-backend-webgpu';
import type { Context } from '../runtime/context.ts';
import { Constants } from './constants.gpu.ts';
import { type Core, type StockWebGpu, type TensorInfo, withNavigator } from './peers.ts';
import { type Program, Programs, type Uniform } from './programs.gpu.ts';

/** What the backend keeps to itself, in version 4. */
interface Internals {
  commandEncoder: GPUCommandEncoder | null;
  computePassEncoder: GPUComputePassEncoder | null;
  dispatchCountInPass: number;
  /** Present while programs are timed. */
  readonly activeTimers?: unknown;
  recordAndSubmit(
    program: Program,
    output: TensorInfo,
    inputs: readonly TensorInfo[],
    programDefinedUniform?: readonly Uniform[],
  ): void;
}

type Run = Parameters<WebGPUBackend['runWebGPUProgram']>;
type DataId = Parameters<WebGPUBackend['uploadToGPU']>[0];

/**
 * The stock backend on the context's device. It records where the context's queue does: its work and ours take turns there, and are
 * submitted together.
 */
export type SharedBackend = WebGPUBackend & {
  /** Counts dispatches of ours among its own, after so many of which it submits. */
  took(dispatches: number): void;
};

/**
 * Submissions are made after WEBGPU_DEFERRED_SUBMIT_BATCH_SIZE dispatches, as tfjs's are, while the GPU may be idle; then after twice as
 * many and so on, up to so many times.
 */
const MOST_BATCHES = 4;
/** Elements of an upload that is not kept waiting. */
const LARGE = 2 ** 18;

export function gpuBackend(tf: Core, stock: StockWebGpu, context: Context): SharedBackend {
  const { device, info } = context.gpu!;
  const { queue } = context;
  const programs = new Programs(device);
  const constants = new Constants(device);
  const open = queue.open!;
  const shapes: (readonly number[])[] = [];
  const buffers: GPUBuffer[] = [];

  class BasaltWebGpuBackend extends stock.WebGPUBackend {
    private batches = 1;

    override submitQueue(): void {
      this.ensureCommandEncoderReady();
      queue.flush(() => super.submitQueue());
      programs.submitted();
      this.batches = Math.min(MOST_BATCHES, 2 * this.batches);
    }

    override getBufferData(buffer: GPUBuffer): Promise<ArrayBuffer> {
      const data = super.getBufferData(buffer);
      this.batches = 1; // who waits for this lets the GPU run dry
      return data;
    }

    override uploadToGPU(dataId: DataId): void {
      const data = this.tensorMap.get(dataId);
      if (data.resource != null) return;
      const values = data.values as ArrayLike<number> | null;
      const constant = values && constants.of(values, data.dtype);
      if (!constant) {
        super.uploadToGPU(dataId);
        if (values && values.length >= LARGE) this.batches = 1; // what it went through is given back by a submission
        return;
      }
      data.resource = constant;
      data.external = true; // not the buffer manager's, which would hand it out to be written
      data.values = null as never;
    }

    /** A result that is there already is written to: it must be nobody else's. */
    override runWebGPUProgram(program: Run[0], inputs: Run[1], dtype: Run[2], defined?: Run[3], output?: Run[4]) {
      if (output !== undefined) this.own(output.dataId);
      return super.runWebGPUProgram(program, inputs, dtype, defined, output);
    }

    private own(dataId: DataId): void {
      const data = this.tensorMap.get(dataId);
      const { resource } = data;
      if (resource == null) super.uploadToGPU(dataId);
      if (!(resource instanceof GPUBuffer && constants.has(resource))) return;
      const { size, usage } = resource;
      const copy = this.bufferManager.acquireBuffer(size, usage);
      this.ensureCommandEncoderReady();
      this.endComputePassEncoder();
      open.encoder!.copyBufferToBuffer(resource, 0, copy, 0, size);
      data.resource = copy;
      data.external = false;
    }

    took(dispatches: number): void {
      const internals = this as unknown as Internals;
      internals.dispatchCountInPass += dispatches;
      const most = tf.env().getNumber('WEBGPU_DEFERRED_SUBMIT_BATCH_SIZE') * this.batches;
      if (internals.dispatchCountInPass >= most) this.submitQueue();
    }

    /** Records a program as tfjs would; false if that is to do it itself. */
    records(
      program: Program,
      output: TensorInfo,
      inputs: readonly TensorInfo[],
      defined?: readonly Uniform[],
    ): boolean {
      const { pipeline } = program;
      if (program.pixelsOpType != null || pipeline instanceof Promise) return false;
      if ((this as unknown as Internals).activeTimers != null) return false;
      const count = inputs.length;
      shapes.length = count + 1;
      buffers.length = count + 1;
      let keep = true;
      for (let k = 0; k <= count; k++) {
        const tensor = k === 0 ? output : inputs[k - 1]!;
        const { resource, external } = this.tensorMap.get(tensor.dataId);
        if (!(resource instanceof GPUBuffer)) return false;
        // Memory of the program's own is not held on to.
        if (external && !constants.has(resource)) keep = false;
        buffers[k] = resource;
        shapes[k === 0 ? count : k - 1] = tensor.shape;
      }
      const group = programs.bindGroup(program, shapes, defined, buffers, keep);
      if (group === undefined) return false;
      open.encoder ??= device.createCommandEncoder();
      open.pass ??= open.encoder.beginComputePass();
      if (open.pipeline !== pipeline) open.pass.setPipeline(pipeline as GPUComputePipeline);
      open.pipeline = pipeline;
      open.pass.setBindGroup(0, group);
      const [x, y, z] = program.dispatch;
      open.pass.dispatchWorkgroups(x, y, z);
      this.took(1);
      return true;
    }

    override dispose(): void {
      if (!context.disposed) queue.flush();
      queue.forget(); // it knows this backend's buffers
      programs.dispose();
      constants.dispose();
      super.dispose();
    }
  }
  const backend = withNavigator(() => new BasaltWebGpuBackend(device, info));
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
  Object.defineProperties(backend, { commandEncoder: encoder, computePassEncoder: pass });
  const internals = backend as unknown as Internals;
  const theirs = internals.recordAndSubmit;
  internals.recordAndSubmit = function (program, output, inputs, defined) {
    if (!backend.records(program, output, inputs, defined)) theirs.call(this, program, output, inputs, defined);
  };
  return backend;
}
