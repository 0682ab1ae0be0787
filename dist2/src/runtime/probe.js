import { kernelText } from './kernelText.js';
import { USAGE } from './pool.js';
/** What one dispatch of a kernel leaves in its buffer, which begins as zeros; undefined if the device refuses it. */
export async function probed(device, kernel, tuning, groups, bytes) {
    // In front of the scopes, which whatever is thrown between would leave open.
    const code = kernelText(kernel, tuning);
    for (const kind of ['internal', 'validation'])
        device.pushErrorScope(kind);
    const result = device.createBuffer({ size: bytes, usage: USAGE.STORAGE | USAGE.COPY_SRC });
    const staging = device.createBuffer({ size: bytes, usage: USAGE.MAP_READ | USAGE.COPY_DST });
    const params = device.createBuffer({ size: 16, usage: USAGE.UNIFORM | USAGE.COPY_DST });
    const module = device.createShaderModule({ code, label: kernel.name });
    const pipeline = device.createComputePipeline({ layout: 'auto', compute: { module, entryPoint: kernel.name } });
    const entries = [result, params].map((buffer, binding) => ({ binding, resource: { buffer } }));
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
    pass.dispatchWorkgroups(groups);
    pass.end();
    encoder.copyBufferToBuffer(result, 0, staging, 0, bytes);
    device.queue.submit([encoder.finish()]);
    try {
        const errors = await Promise.all([device.popErrorScope(), device.popErrorScope()]);
        if (errors.some((error) => error !== null))
            return undefined;
        await staging.mapAsync(1); // GPUMapMode.READ
        return staging.getMappedRange().slice(0);
    }
    finally {
        for (const buffer of [result, staging, params])
            buffer.destroy();
    }
}
