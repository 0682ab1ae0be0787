// Kernel text to pipeline, compiled once per distinct text and device. Compile errors name the kernel, its parameters and the line.
import { DeviceError, reason } from '../core/errors.js';
import { scoped } from './errorScopes.js';
import { kernelText, readInterface } from './kernelText.js';
/**
 * A first call has some dozens of dispatches of one pipeline, and should not compile for seconds what another process may never use: who
 * makes more of them gains by the text that runs faster.
 */
const PATIENCE = 64;
const COMPUTE = 4; // GPUShaderStage.COMPUTE
const ERRORS = ['validation', 'internal'];
export class PipelineCache {
    device;
    /** Characters that a kernel may have with its marked loops written out. */
    longest;
    /** Threads of every subgroup, 0 if they differ. */
    lanes;
    onError;
    onCompiled;
    /**
     * Whether pipelines are compiled beside the program, all that it has asked for at once, on the implementation's threads; else where they
     * are asked for, one after the other.
     */
    beside;
    /** By parameter record first: variants are constants of their kernels, so identity almost always hits without building the text. */
    byTuning = new Map();
    byText = new Map();
    /** What compiles a pipeline that is being compiled, at once. */
    underWay = new Map();
    constructor(device, { beside, longest, lanes }, onError, onCompiled) {
        this.device = device;
        this.beside = beside;
        this.longest = longest;
        this.lanes = lanes;
        this.onError = onError;
        this.onCompiled = onCompiled;
    }
    /** Number of distinct pipelines asked for so far. */
    get size() {
        return this.byText.size;
    }
    get(kernel, tuning) {
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
    async settled() {
        while (this.underWay.size > 0)
            await Promise.all([...this.underWay.keys()].map(({ compiling }) => compiling));
    }
    /** Compiles what is under way now, for whoever cannot wait. */
    finish() {
        for (const compileNow of [...this.underWay.values()])
            compileNow();
    }
    /** Compiles the kernel's own text in place of the one that answers sooner. Until then, and if it fails, that goes on. */
    improve(pipeline) {
        const { kernel, tuning, layout } = pipeline;
        const text = kernelText(kernel, tuning, this.longest);
        const own = scoped(this.device, ERRORS, () => this.descriptor(kernel, text, layout), () => { });
        this.device.createComputePipelineAsync(own).then((compiled) => {
            pipeline.compiled = compiled;
        }, () => { });
    }
    descriptor(kernel, code, layout) {
        const { device } = this;
        return {
            label: kernel.name,
            layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
            compute: { module: device.createShaderModule({ code, label: kernel.name }), entryPoint: kernel.name },
        };
    }
    compile(kernel, tuning, text) {
        const reading = readInterface(kernel.name, text);
        const entries = reading.slots.map((s) => ({
            binding: s.binding,
            visibility: COMPUTE,
            buffer: { type: s.writes ? 'storage' : 'read-only-storage' },
        }));
        entries.push({ binding: reading.params, visibility: COMPUTE, buffer: { type: 'uniform', hasDynamicOffset: true } });
        const { device } = this;
        const refuse = (message) => {
            const why = `kernel ${kernel.name} ${JSON.stringify(tuning)} does not compile: ${message}`;
            const error = new DeviceError(why);
            this.onError(error);
            return error;
        };
        const careful = (commands) => scoped(device, ERRORS, commands, refuse);
        const sooner = this.beside ? kernel.sooner?.(tuning, this.lanes) : undefined;
        const { layout, descriptor } = careful(() => {
            const layout = device.createBindGroupLayout({ entries });
            const first = sooner === undefined ? text : kernelText(sooner, tuning, this.longest);
            return { layout, descriptor: this.descriptor(sooner ?? kernel, first, layout) };
        });
        const here = () => careful(() => device.createComputePipeline(descriptor));
        const pipeline = {
            ...reading,
            ...{
                layout,
                id: this.byText.size,
                kernel,
                tuning,
                compiled: undefined,
                refusal: undefined,
                compiling: undefined,
            },
            patience: sooner === undefined ? 0 : PATIENCE,
        };
        if (this.beside)
            pipeline.compiling = this.compileBeside(pipeline, descriptor, here, refuse);
        else
            pipeline.compiled = here();
        return pipeline;
    }
    async compileBeside(pipeline, descriptor, here, refuse) {
        const settle = (compiled) => {
            // Whoever could not wait has compiled it in the meantime.
            if (!this.underWay.delete(pipeline))
                return;
            pipeline.compiled = compiled;
            pipeline.compiling = undefined;
            this.onCompiled();
        };
        this.underWay.set(pipeline, () => settle(here()));
        try {
            settle(await this.device.createComputePipelineAsync(descriptor));
        }
        catch (cause) {
            if (this.underWay.has(pipeline))
                pipeline.refusal = refuse(reason(cause));
            settle(undefined);
        }
    }
}
