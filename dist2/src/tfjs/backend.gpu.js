import { Constants } from './constants.gpu.js';
import { withNavigator } from './peers.js';
import { Programs } from './programs.gpu.js';
/**
 * Submissions are made after WEBGPU_DEFERRED_SUBMIT_BATCH_SIZE dispatches, as tfjs's are, while the GPU may be idle; then after twice as
 * many and so on, up to so many times.
 */
const MOST_BATCHES = 4;
/** Elements of an upload that is not kept waiting. */
const LARGE = 2 ** 18;
export function gpuBackend(tf, stock, context) {
    const { device, info } = context.gpu;
    const { queue } = context;
    const programs = new Programs(device);
    const constants = new Constants(device);
    const open = queue.open;
    const shapes = [];
    const buffers = [];
    class BasaltWebGpuBackend extends stock.WebGPUBackend {
        batches = 1;
        submitQueue() {
            this.ensureCommandEncoderReady();
            queue.flush(() => super.submitQueue());
            programs.submitted();
            this.batches = Math.min(MOST_BATCHES, 2 * this.batches);
        }
        getBufferData(buffer) {
            const data = super.getBufferData(buffer);
            this.batches = 1; // who waits for this lets the GPU run dry
            return data;
        }
        uploadToGPU(dataId) {
            const data = this.tensorMap.get(dataId);
            if (data.resource != null)
                return;
            const values = data.values;
            const constant = values && constants.of(values, data.dtype);
            if (!constant) {
                super.uploadToGPU(dataId);
                if (values && values.length >= LARGE)
                    this.batches = 1; // what it went through is given back by a submission
                return;
            }
            data.resource = constant;
            data.external = true; // not the buffer manager's, which would hand it out to be written
            data.values = null;
        }
        /** A result that is there already is written to: it must be nobody else's. */
        runWebGPUProgram(program, inputs, dtype, defined, output) {
            if (output !== undefined)
                this.own(output.dataId);
            return super.runWebGPUProgram(program, inputs, dtype, defined, output);
        }
        own(dataId) {
            const data = this.tensorMap.get(dataId);
            const { resource } = data;
            if (resource == null)
                super.uploadToGPU(dataId);
            if (!(resource instanceof GPUBuffer && constants.has(resource)))
                return;
            const { size, usage } = resource;
            const copy = this.bufferManager.acquireBuffer(size, usage);
            this.ensureCommandEncoderReady();
            this.endComputePassEncoder();
            open.encoder.copyBufferToBuffer(resource, 0, copy, 0, size);
            data.resource = copy;
            data.external = false;
        }
        took(dispatches) {
            const internals = this;
            internals.dispatchCountInPass += dispatches;
            const most = tf.env().getNumber('WEBGPU_DEFERRED_SUBMIT_BATCH_SIZE') * this.batches;
            if (internals.dispatchCountInPass >= most)
                this.submitQueue();
        }
        /** Records a program as tfjs would; false if that is to do it itself. */
        records(program, output, inputs, defined) {
            const { pipeline } = program;
            if (program.pixelsOpType != null || pipeline instanceof Promise)
                return false;
            if (this.activeTimers != null)
                return false;
            const count = inputs.length;
            shapes.length = count + 1;
            buffers.length = count + 1;
            let keep = true;
            for (let k = 0; k <= count; k++) {
                const tensor = k === 0 ? output : inputs[k - 1];
                const { resource, external } = this.tensorMap.get(tensor.dataId);
                if (!(resource instanceof GPUBuffer))
                    return false;
                // Memory of the program's own is not held on to.
                if (external && !constants.has(resource))
                    keep = false;
                buffers[k] = resource;
                shapes[k === 0 ? count : k - 1] = tensor.shape;
            }
            const group = programs.bindGroup(program, shapes, defined, buffers, keep);
            if (group === undefined)
                return false;
            open.encoder ??= device.createCommandEncoder();
            open.pass ??= open.encoder.beginComputePass();
            if (open.pipeline !== pipeline)
                open.pass.setPipeline(pipeline);
            open.pipeline = pipeline;
            open.pass.setBindGroup(0, group);
            const [x, y, z] = program.dispatch;
            open.pass.dispatchWorkgroups(x, y, z);
            this.took(1);
            return true;
        }
        dispose() {
            if (!context.disposed)
                queue.flush();
            queue.forget(); // it knows this backend's buffers
            programs.dispose();
            constants.dispose();
            super.dispose();
        }
    }
    const backend = withNavigator(() => new BasaltWebGpuBackend(device, info));
    const encoder = {
        get: () => open.encoder ?? null,
        set: (value) => {
            open.encoder = value ?? undefined;
        },
    };
    const pass = {
        get: () => {
            open.pipeline = undefined;
            return open.pass ?? null;
        },
        set: (value) => {
            open.pass = value ?? undefined;
        },
    };
    Object.defineProperties(backend, { commandEncoder: encoder, computePassEncoder: pass });
    const internals = backend;
    const theirs = internals.recordAndSubmit;
    internals.recordAndSubmit = function (program, output, inputs, defined) {
        if (!backend.records(program, output, inputs, defined))
            theirs.call(this, program, output, inputs, defined);
    };
    return backend;
}
