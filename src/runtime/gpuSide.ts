// What a queue has recorded for the GPU and not submitted: one encoder, one compute pass as long as it lasts, and the parameters of its
// dispatches.
import { im, re } from '../core/complex.ts';
import { DeviceError } from '../core/errors.ts';
import type { DeviceBuffer } from './buffer.ts';
import { errorsOf, refused, scoped, submissionErrorsOf } from './errorScopes.ts';
import type { Recording } from './foreign.ts';
import type { Gpu } from './gpu.ts';
import type { Param } from './kernel.ts';
import { type Pipeline, PipelineCache } from './pipeline.ts';
import { USAGE } from './pool.ts';
import type { Profiler } from './profile.ts';
import type { GpuTimer } from './timer.ts';

/** Parameters of this many bytes of dispatches are recorded before the queue submits by itself, so that the GPU starts early. */
const RING_BYTES = 128 * 1024;
/**
 * An idle GPU is given work after this many dispatches, then after twice as many and so on, while the rest is still being recorded: neither
 * waits long for the other.
 */
const FIRST_DISPATCHES = 32;
/** Bind groups kept; the cache starts over beyond it. */
const BIND_GROUPS = 4096;

/** Recording state of a GPU queue. */
export class GpuSide {
  readonly device: GPUDevice;
  readonly pipelines: PipelineCache;
  timer: GpuTimer | undefined;
  /** Present while a profile is taken. */
  profiler: Profiler | undefined;
  nothing: DeviceBuffer<'s'> | undefined;
  submissions = 0;
  /** Nothing is submitted that is not known to have run. */
  idle = true;
  private readonly onRefusal: (message: string) => void;
  private readonly errors: readonly GPUErrorFilter[];
  private readonly submissionErrors: readonly GPUErrorFilter[];
  private readonly bindingBytes: number;
  readonly open: Recording = { encoder: undefined, pass: undefined, pipeline: undefined };
  private readonly ring: GPUBuffer;
  private readonly ringData = new ArrayBuffer(RING_BYTES);
  private readonly words = {
    u32: new Uint32Array(this.ringData),
    i32: new Int32Array(this.ringData),
    f32: new Float32Array(this.ringData),
  };
  private ringUsed = 0;
  private recorded = 0;
  /** Dispatches behind which the next submission is made, if the GPU is not idle. */
  private enough = FIRST_DISPATCHES;
  private readonly align: number;
  private readonly bindGroups = new Map<string, GPUBindGroup>();
  private readonly ids = new WeakMap<GPUBuffer, number>();
  private nextId = 0;

  constructor({ device, owned, bindingBytes }: Gpu, onError: (error: DeviceError) => void) {
    this.device = device;
    this.onRefusal = (message) => onError(refused(message));
    this.errors = errorsOf(owned);
    this.submissionErrors = submissionErrorsOf(owned);
    this.bindingBytes = bindingBytes;
    this.pipelines = new PipelineCache(device, (error) => onError(error as DeviceError));
    this.align = device.limits.minUniformBufferOffsetAlignment;
    const ring = { size: RING_BYTES, usage: USAGE.UNIFORM | USAGE.COPY_DST };
    this.ring = scoped(device, this.errors, () => device.createBuffer(ring), this.onRefusal);
  }

  dispatch(
    pipeline: Pipeline,
    operands: readonly GPUBuffer[],
    params: Readonly<Record<string, Param>>,
    base: Readonly<Record<string, number>>,
    grid: { readonly x: number; readonly y: number; readonly z: number },
  ): void {
    if (this.ringUsed + pipeline.paramBytes > RING_BYTES) this.flush();
    const offset = this.ringUsed;
    const word = offset / 4;
    // One dispatch costs the host about as much as it costs the GPU: no copies and no iterators in here.
    for (const { name, type, at, parts } of pipeline.fields) {
      const value = params[name] ?? base[name];
      if (value === undefined) {
        throw new DeviceError(`kernel ${pipeline.kernel.name}: no value for its parameter ${name}`);
      }
      if (parts === 1) this.words[type][word + at] = value as number;
      else
        this.words[type].set(
          typeof value === 'object' && 'length' in value ? value : [re(value), im(value)],
          word + at,
        );
    }
    this.ringUsed = Math.ceil((offset + pipeline.paramBytes) / this.align) * this.align;
    const { open, profiler } = this;
    if (profiler !== undefined) {
      const timestampWrites = profiler.next(pipeline.kernel.name);
      open.pass = this.copies().beginComputePass({ timestampWrites });
    }
    open.pass ??= this.copies().beginComputePass();
    if (open.pipeline !== pipeline) open.pass.setPipeline(pipeline.pipeline);
    open.pipeline = pipeline;
    open.pass.setBindGroup(0, this.bindGroup(pipeline, operands), [offset]);
    open.pass.dispatchWorkgroups(grid.x, grid.y, grid.z);
    if (profiler !== undefined) this.endPass();
    this.recorded++;
    if (this.recorded === (this.idle ? FIRST_DISPATCHES : this.enough)) this.flush();
  }

  /** The encoder between passes, for copies and timestamps. */
  copies(): GPUCommandEncoder {
    this.endPass();
    this.open.encoder ??= this.device.createCommandEncoder();
    return this.open.encoder;
  }

  private endPass(): void {
    this.open.pass?.end();
    this.open.pass = undefined;
    this.open.pipeline = undefined;
  }

  private bindGroup(pipeline: Pipeline, operands: readonly GPUBuffer[]): GPUBindGroup {
    let key = `${pipeline.id}`;
    for (const buffer of operands) {
      let id = this.ids.get(buffer);
      if (id === undefined) {
        id = this.nextId++;
        this.ids.set(buffer, id);
      }
      key += `,${id}`;
    }
    let group = this.bindGroups.get(key);
    if (group === undefined) {
      const entries: GPUBindGroupEntry[] = pipeline.slots.map((slot, k) => ({
        binding: slot.binding,
        resource: this.binding(operands[k]!),
      }));
      entries.push({ binding: pipeline.params, resource: { buffer: this.ring, size: pipeline.paramBytes } });
      const { layout } = pipeline;
      const make = () => this.device.createBindGroup({ layout, entries });
      group = scoped(this.device, this.errors, make, this.onRefusal);
      if (this.bindGroups.size >= BIND_GROUPS) this.bindGroups.clear();
      this.bindGroups.set(key, group);
    }
    return group;
  }

  /** All of the buffer that a kernel can see. One of someone else's may be larger than that, and of any size. */
  private binding(buffer: GPUBuffer): GPUBufferBinding {
    const size = Math.min(buffer.size, this.bindingBytes);
    return { buffer, size: size - (size % 4) };
  }

  flush(submit?: () => void): void {
    const { device } = this;
    const { encoder } = this.open;
    if (encoder === undefined) return;
    this.endPass();
    const commands = () => {
      // Queue writes and submissions run in order, so the ring can be filled again as soon as this returns.
      if (this.ringUsed > 0) device.queue.writeBuffer(this.ring, 0, this.ringData, 0, this.ringUsed);
      if (submit === undefined) device.queue.submit([encoder.finish()]);
      else submit();
    };
    scoped(device, this.submissionErrors, commands, this.onRefusal);
    this.open.encoder = undefined;
    this.ringUsed = 0;
    this.recorded = 0;
    this.submissions++;
    this.enough = 2 * (this.idle ? FIRST_DISPATCHES : this.enough);
    this.idle = false;
  }

  /** Destroys its own memory, on a device that lives on. */
  dispose(): void {
    this.ring.destroy();
    this.timer?.dispose();
  }
}
