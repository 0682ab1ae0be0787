// A device that fails when it is told to: its operations are counted, and one of them goes wrong as it would in a driver. What WebGPU can
// be made to refuse is refused by WebGPU itself, so that errors take the ways that they take in earnest.
/** What goes wrong: the device is lost, there is no memory for a buffer, or a command is not valid, a shader's text included. */
export const FAULTS = ['lost', 'memory', 'invalid'];
/** Flags of a buffer that exclude each other. */
const NO_USAGE = 3;
/** Makes a device able to fail. What was a method of its class is in its place again when the function `mend` is called. */
export function faulty(device) {
    const buffers = new Set();
    const state = { fault: 'invalid', at: undefined };
    /** Error scopes that are open, the innermost last, and what their closing is to say. */
    const scopes = [];
    const own = {
        ...{ device, count: 0, buffers, struck: undefined },
        strike(fault, k) {
            own.count = 0;
            own.struck = undefined;
            state.fault = fault;
            state.at = k;
        },
        mend() {
            for (const [name, property] of Object.entries(before)) {
                if (property === undefined)
                    Reflect.deleteProperty(device, name);
                else
                    Object.defineProperty(device, name, property);
            }
        },
    };
    /** Whether an operation is the one that fails. */
    const strikes = (operation) => {
        if (state.fault === 'memory' && operation !== 'createBuffer')
            return false;
        if (own.count++ !== state.at)
            return false;
        own.struck = `${state.fault} in ${operation}`;
        if (state.fault === 'lost')
            device.destroy();
        return state.fault !== 'lost';
    };
    /** Hears of an error that nobody else is to hear of. */
    const hushed = (commands) => {
        real.pushErrorScope('validation');
        try {
            return commands();
        }
        finally {
            real.popErrorScope().catch(() => { });
        }
    };
    const real = {
        createBuffer: device.createBuffer.bind(device),
        createShaderModule: device.createShaderModule.bind(device),
        createBindGroup: device.createBindGroup.bind(device),
        createComputePipeline: device.createComputePipeline.bind(device),
        createComputePipelineAsync: device.createComputePipelineAsync.bind(device),
        createCommandEncoder: device.createCommandEncoder.bind(device),
        pushErrorScope: device.pushErrorScope.bind(device),
        popErrorScope: device.popErrorScope.bind(device),
        queue: device.queue,
    };
    const buffer = (descriptor) => {
        if (!strikes('createBuffer'))
            return watched(real.createBuffer(descriptor));
        const none = { ...descriptor, usage: NO_USAGE };
        if (state.fault !== 'memory')
            return watched(real.createBuffer(none));
        const scope = scopes.findLast(({ filter }) => filter === 'out-of-memory');
        if (scope !== undefined)
            scope.message ??= 'there is none left';
        return watched(hushed(() => real.createBuffer(none)));
    };
    const watched = (made) => {
        buffers.add(made);
        const [destroy, map] = [made.destroy.bind(made), made.mapAsync.bind(made)];
        made.destroy = () => {
            buffers.delete(made);
            destroy();
        };
        // What lies behind a buffer's end is nobody's to map.
        made.mapAsync = (mode, offset, size) => (strikes('map') ? map(mode, made.size + 8, 8) : map(mode, offset, size));
        return made;
    };
    const nowhere = (descriptor) => ({
        ...descriptor,
        compute: { ...descriptor.compute, entryPoint: 'nowhere' },
    });
    /** Commands that are not valid: a group of them is opened and not closed. */
    const refused = () => {
        const encoder = real.createCommandEncoder();
        encoder.pushDebugGroup('open');
        return hushed(() => encoder.finish());
    };
    const queue = new Proxy(real.queue, {
        get(target, name) {
            const value = Reflect.get(target, name, target);
            if (name === 'submit')
                return (commands) => target.submit(strikes('submit') ? [refused()] : commands);
            if (name === 'writeBuffer')
                return (to, at, ...more) => target.writeBuffer(to, strikes('write') ? at + 1 : at, ...more);
            return typeof value === 'function' ? value.bind(target) : value;
        },
    });
    const patches = {
        createBuffer: buffer,
        createShaderModule: (descriptor) => real.createShaderModule(strikes('createShaderModule') ? { ...descriptor, code: 'not a shader' } : descriptor),
        createBindGroup: (descriptor) => real.createBindGroup(strikes('createBindGroup') ? { ...descriptor, entries: [] } : descriptor),
        createComputePipeline: (descriptor) => real.createComputePipeline(strikes('createPipeline') ? nowhere(descriptor) : descriptor),
        createComputePipelineAsync: (descriptor) => real.createComputePipelineAsync(strikes('createPipeline') ? nowhere(descriptor) : descriptor),
        pushErrorScope: (filter) => {
            scopes.push({ filter });
            return real.pushErrorScope(filter);
        },
        popErrorScope: () => {
            const message = scopes.pop()?.message;
            const popped = real.popErrorScope();
            return message === undefined ? popped : popped.then(() => ({ message }));
        },
    };
    const before = Object.fromEntries([...Object.keys(patches), 'queue'].map((name) => [name, Object.getOwnPropertyDescriptor(device, name)]));
    Object.assign(device, patches);
    Object.defineProperty(device, 'queue', { value: queue, configurable: true });
    return own;
}
