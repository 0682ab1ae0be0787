import { deviceMat } from '../runtime/buffer.js';
import { vectorApart, withApart } from './apart.gpu.js';
/** Calls `launch` with the operands of these names and lengths; those that are left out are undefined. */
export function withTensors(queue, call, lengths, written, launch) {
    const operands = {};
    for (const name of Object.keys(lengths)) {
        const pointer = call[name];
        // Numbers that a call leaves alone stay what they are.
        const access = written.includes(name) ? 'inout' : 'in';
        if (pointer !== undefined)
            operands[name] = vectorApart(deviceMat(pointer, 1), lengths[name], access);
    }
    withApart(queue, operands, launch);
}
