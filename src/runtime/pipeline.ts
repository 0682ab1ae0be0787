// Kernel text to pipeline, compiled once per distinct text and device. Compile errors name the kernel, its parameters and the line.
import { DeviceError, reason } from '../core/errors.ts';
import { scoped } from './errorScopes.ts';
import type { Kernel, Tuning } from './kernel.ts';
import { type Interface, kernelText, readInterface } from './kernelText.ts';

export interface Pipeline extends Interface {
  readonly id: number;
  readonly kernel: Kernel;
  readonly layout: GPUBindGroupLayout;
  /** Undefined while it is being compiled, and for good if it does not compile. */
  compiled: GPUComputePipeline | undefined;
  /** While it is being compiled beside the program; it never rejects. */
  compiling: Promise<void> | undefined;
}

const COMPUTE = 4; // GPUShaderStage.COMPUTE

export class PipelineCache {
  private readonly device: GPUDevice;
  /** Characters that a kernel may have with its marked loops written out. */
  private readonly longest: number;
  private readonly onError: (error: Error) => void;
  private readonly onCompiled: () => void;
  /**
   * Whether pipelines are compiled beside the program, all that it has asked for at once, on the implementation's threads; else where they
   * are asked for, one after the other.
   */
  beside: boolean;
  /** By parameter record first: variants are constants of their kernels, so identity almost always hits without building the text. */
  private readonly byTuning = new Map<Kernel, Map<Tuning, Pipeline>>();
  private readonly byText = new Map<string, Pipeline>();
  /** What compiles a pipeline that is being compiled, at once. */
  private readonly underWay = new Map<Pipeline, () => void>();

  constructor(
    device: GPUDevice,
    { beside, longest }: { readonly beside: boolean; readonly longest: number },
    onError: (error: Error) => void,
    onCompiled: () => void,
  ) {
    this.device = device;
    this.beside = beside;
    this.longest = longest;
    this.onError = onError;
    this.onCompiled = onCompiled;
  }

  /** Number of distinct pipelines asked for so far. */
  get size(): number {
    return this.byText.size;
  }

  get(kernel: Kernel, tuning: Tuning): Pipeline {
    let variants = this.byTuning.get(kernel);
    if (variants === undefined) {
      variants = new Map();
      this.byTuning.set(kernel, variants);
    }
    let pipeline = variants.get(tuning);
    if (pipeline === undefined) {
      const text = kernelText(kernel, tuning, this.longest);
      pipeline = this.byText.get(text) ?? this.compile(kernel, tuning, text);
      this.byText.set(text, pipeline);
      variants.set(tuning, pipeline);
    }
    return pipeline;
  }

  /** Resolves when nothing is being compiled. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all([...this.underWay.keys()].map(({ compiling }) => compiling));
  }

  /** Compiles what is under way now, for whoever cannot wait. */
  finish(): void {
    for (const compileNow of [...this.underWay.values()]) compileNow();
  }

  private compile(kernel: Kernel, tuning: Tuning, text: string): Pipeline {
    const reading = readInterface(kernel.name, text);
    const entries: GPUBindGroupLayoutEntry[] = reading.slots.map((s) => ({
      binding: s.binding,
      visibility: COMPUTE,
      buffer: { type: s.writes ? 'storage' : 'read-only-storage' },
    }));
    entries.push({ binding: reading.params, visibility: COMPUTE, buffer: { type: 'uniform', hasDynamicOffset: true } });
    const { device } = this;
    const refuse = (message: string) =>
      this.onError(new DeviceError(`kernel ${kernel.name} ${JSON.stringify(tuning)} does not compile: ${message}`));
    const careful = <R>(commands: () => R): R => scoped(device, ['validation', 'internal'], commands, refuse);
    const { layout, descriptor } = careful(() => {
      const module = device.createShaderModule({ code: text, label: kernel.name });
      const layout = device.createBindGroupLayout({ entries });
      const descriptor: GPUComputePipelineDescriptor = {
        label: kernel.name,
        layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
        compute: { module, entryPoint: kernel.name },
      };
      return { layout, descriptor };
    });
    const here = () => careful(() => device.createComputePipeline(descriptor));
    const pipeline: Pipeline = {
      ...reading,
      ...{ layout, id: this.byText.size, kernel, compiled: undefined, compiling: undefined },
    };
    if (this.beside) pipeline.compiling = this.compileBeside(pipeline, descriptor, here, refuse);
    else pipeline.compiled = here();
    return pipeline;
  }

  private async compileBeside(
    pipeline: Pipeline,
    descriptor: GPUComputePipelineDescriptor,
    here: () => GPUComputePipeline,
    refuse: (message: string) => void,
  ): Promise<void> {
    const settle = (compiled: GPUComputePipeline | undefined): void => {
      // Whoever could not wait has compiled it in the meantime.
      if (!this.underWay.delete(pipeline)) return;
      pipeline.compiled = compiled;
      pipeline.compiling = undefined;
      this.onCompiled();
    };
    this.underWay.set(pipeline, () => settle(here()));
    try {
      settle(await this.device.createComputePipelineAsync(descriptor));
    } catch (cause) {
      if (this.underWay.has(pipeline)) refuse(reason(cause));
      settle(undefined);
    }
  }
}
