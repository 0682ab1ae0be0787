import { routineName } from '../src/core/spec.js';
import { engine } from '../src/engine/engine.js';
import * as basalt from '../src/index.js';
import * as nn from '../src/nn.js';
/** Of all entry points that have routines. */
const exported = { ...basalt, ...nn };
export const frontOf = (call) => exported[routineName(call.spec, call.prec)];
/** The arguments of a call, its operands in these buffers. */
export function argumentsIn(call, buffers) {
    const at = call.operands.map(({ name, buffer, offset }) => [name, buffers[buffer].at(offset)]);
    const given = Object.entries(call.values).filter(([, value]) => value !== undefined);
    return Object.fromEntries([...given, ...at]);
}
const partsOf = (value) => {
    if (typeof value === 'number')
        return [value];
    if (typeof value !== 'object' || value === null)
        return [];
    const { re, im } = value;
    return typeof re === 'number' && typeof im === 'number' ? [re, im] : [];
};
/** Makes the call; buffers are new and are disposed of. */
export async function make(context, call, contents) {
    const buffers = call.buffers.map(({ type }, k) => context.upload(type, contents[k]));
    try {
        let value;
        let error;
        try {
            value = await frontOf(call)(context.queue, argumentsIn(call, buffers));
        }
        catch (thrown) {
            error = thrown;
        }
        const after = [];
        for (const buffer of buffers)
            after.push(await context.download(buffer));
        return { buffers: after, value: partsOf(value), ...(error === undefined ? {} : { error }) };
    }
    finally {
        for (const buffer of buffers)
            buffer.dispose();
    }
}
/**
 * The same by the references, on the CPU: the engine refuses all calls meanwhile, as it does where its memory does not suffice. Nothing
 * else may be computed at the same time.
 */
export async function makeByReference(cpu, call, contents) {
    const fast = engine();
    if (fast === undefined)
        return make(cpu, call, contents);
    fast.within = () => undefined;
    try {
        return await make(cpu, call, contents);
    }
    finally {
        // The method of the class is in its place again.
        delete fast.within;
    }
}
