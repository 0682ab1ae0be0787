// Kernel text to pipeline, compiled once per distinct text and device. Compile errors name the kernel, its parameters and the line.
import { DeviceError } from '../core/errors.ts';
import { scoped } from './errorScopes.ts';
import type { Kernel, Tuning } from './kernel.ts';
import { type Interface, kernelText, readInterface } from './kernelText.ts';

export interface Pipeline extends Interface {
  readonly id: number;
  readonly kernel: Kernel;
  readonly pipeline: GPUComputePipeline;
  readonly layout: GPUBindGroupLayout;
}

const COMPUTE = 4; // GPUShaderStage.COMPUTE

export class PipelineCache {
  private readonly device: GPUDevice;
  private readonly onError: (error: Error) => void;
  /** By parameter record first: variants are constants of their kernels, so identity almost always hits without building the text. */
  private readonly byTuning = new Map<Kernel, Map<Tuning, Pipeline>>();
  private readonly byText = new Map<string, Pipeline>();

  constructor(device: GPUDevice, onError: (error: Error) => void) {
    this.device = device;
    this.onError = onError;
  }

  /** Number of distinct pipelines compiled so far. */
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
      const text = kernelText(kernel, tuning);
      pipeline = this.byText.get(text) ?? this.compile(kernel, tuning, text);
      this.byText.set(text, pipeline);
      variants.set(tuning, pipeline);
    }
    return pipeline;
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
    const compile = () => {
      const module = device.createShaderModule({ code: text, label: kernel.name });
      const layout = device.createBindGroupLayout({ entries });
      const pipeline = device.createComputePipeline({
        label: kernel.name,
        layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
        compute: { module, entryPoint: kernel.name },
      });
      return { layout, pipeline };
    };
    const made = scoped(device, ['validation', 'internal'], compile, (message) =>
      this.onError(new DeviceError(`kernel ${kernel.name} ${JSON.stringify(tuning)} does not compile: ${message}`)),
    );
    return { ...reading, ...made, id: this.byText.size, kernel };
  }
}
