import { DeviceError } from '../core/errors.ts';
import type { Kernel, Tuning } from './kernel.ts';
import { type Interface } from './kernelText.ts';
export interface Pipeline extends Interface {
    readonly id: number;
    readonly kernel: Kernel;
    readonly tuning: Tuning;
    readonly layout: GPUBindGroupLayout;
    /** Undefined while it is being compiled, and for good if it does not compile. */
    compiled: GPUComputePipeline | undefined;
    /** Why it does not compile: whoever uses it again is to hear of that again. */
    refusal: DeviceError | undefined;
    /** While it is being compiled beside the program; it never rejects. */
    compiling: Promise<void> | undefined;
    /** Dispatches until the kernel's own text is compiled, where one answers that is compiled sooner; 0 where there is no such. */
    patience: number;
}
export declare class PipelineCache {
    private readonly device;
    /** Characters that a kernel may have with its marked loops written out. */
    private readonly longest;
    /** Threads of every subgroup, 0 if they differ. */
    private readonly lanes;
    private readonly onError;
    private readonly onCompiled;
    /**
     * Whether pipelines are compiled beside the program, all that it has asked for at once, on the implementation's threads; else where they
     * are asked for, one after the other.
     */
    beside: boolean;
    /** By parameter record first: variants are constants of their kernels, so identity almost always hits without building the text. */
    private readonly byTuning;
    private readonly byText;
    /** What compiles a pipeline that is being compiled, at once. */
    private readonly underWay;
    constructor(device: GPUDevice, { beside, longest, lanes }: {
        readonly beside: boolean;
        readonly longest: number;
        readonly lanes: number;
    }, onError: (error: Error) => void, onCompiled: () => void);
    /** Number of distinct pipelines asked for so far. */
    get size(): number;
    get(kernel: Kernel, tuning: Tuning): Pipeline;
    /** Resolves when nothing is being compiled. */
    settled(): Promise<void>;
    /** Compiles what is under way now, for whoever cannot wait. */
    finish(): void;
    /** Compiles the kernel's own text in place of the one that answers sooner. Until then, and if it fails, that goes on. */
    improve(pipeline: Pipeline): void;
    private descriptor;
    private compile;
    private compileBeside;
}
