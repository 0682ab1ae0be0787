import { DeviceBuffer } from './buffer.js';
import { Recorder } from './recorder.js';
/** Kinds of calls of a routine that are known; the one that was met first is forgotten first. */
const KINDS = 16;
/** Kinds of calls by name that are known; likewise. */
const NAMED = 512;
/**
 * What gives more commands than this would take much memory. LU and bidiagonal forms of order 8192 and 16384 give some 15000 to 25000, and
 * are longer recorded than computed otherwise.
 */
const MOST_COMMANDS = 32768;
/** Commands that are kept in all, some 60 MB: with more everything is forgotten, and learned again. */
const MOST_KEPT = 98304;
/** Records in the arguments may hold records themselves: the epilogue of a product does. */
const DEPTH = 2;
export class Repeats {
    queue;
    kinds = new Map();
    named = new Map();
    kept = 0;
    constructor(queue) {
        this.queue = queue;
    }
    /** What calls give to the GPU is chosen in another way from now on. */
    forget() {
        this.kinds.clear();
        this.named.clear();
        this.kept = 0;
    }
    /**
     * Makes a call that is no routine's: `record` gives its commands to the GPU. `name` says all that these depend on besides the context's
     * state: sizes, flags, and of the operands which are the same and what else kernels are chosen by.
     */
    call(name, operands, record) {
        const { queue, named } = this;
        if (queue.busy || queue.recorder !== undefined || queue.timeline !== undefined) {
            record();
            return;
        }
        let kind = named.get(name);
        if (kind === undefined || kind.key[0] !== queue.groupLimit) {
            for (const oldest of named.keys()) {
                if (named.size < NAMED)
                    break;
                named.delete(oldest);
            }
            kind = { key: [queue.groupLimit], state: 'new' };
            named.set(name, kind);
        }
        this.make({ kind, operands }, record);
    }
    /** The kind of a call that has not been checked yet; undefined if it can have none: such a call is made as it is. */
    like(spec, args, prec) {
        const { queue } = this;
        if (queue.busy || queue.recorder !== undefined || queue.timeline !== undefined)
            return undefined;
        const key = [prec, queue.groupLimit];
        const operands = [];
        if (!this.describe(args, key, operands, 0))
            return undefined;
        let kinds = this.kinds.get(spec);
        if (kinds === undefined) {
            kinds = [];
            this.kinds.set(spec, kinds);
        }
        for (const kind of kinds)
            if (same(kind.key, key))
                return { kind, operands };
        const kind = { key, state: 'new' };
        if (kinds.length === KINDS)
            kinds.shift();
        kinds.push(kind);
        return { kind, operands };
    }
    /** Writes what commands can depend on into `key`: numbers and words as they are, operands by how they lie. False if there is more. */
    describe(args, key, operands, depth) {
        if (typeof args !== 'object' || args === null || depth > DEPTH)
            return false;
        const prototype = Object.getPrototypeOf(args);
        if (prototype !== Object.prototype && prototype !== null)
            return false;
        for (const name of Object.keys(args)) {
            const value = args[name];
            key.push(name);
            if (typeof value === 'function')
                return false;
            if (typeof value !== 'object' || value === null) {
                key.push(value);
                continue;
            }
            const { buffer } = value;
            if (!(buffer instanceof DeviceBuffer)) {
                key.push('{');
                if (!this.describe(value, key, operands, depth + 1))
                    return false;
                key.push('}');
                continue;
            }
            if (buffer.owner !== this.queue.context || buffer.disposed)
                return false;
            let place = operands.indexOf(buffer);
            if (place < 0) {
                // Two buffers over one GPUBuffer of somebody else's share memory without being one operand.
                if (buffer.lentBy !== undefined && operands.some(({ lentBy }) => lentBy === buffer.lentBy))
                    return false;
                place = operands.push(buffer) - 1;
            }
            const { offset } = value;
            key.push(place, offset, buffer.type, buffer.length, buffer.onGpu, buffer.inFours);
        }
        return true;
    }
    /** Gives what a call of a known kind gives; false if that is not known. */
    give({ kind, operands }) {
        const { state } = kind;
        if (typeof state === 'string')
            return false;
        this.queue.context.assertAlive();
        this.repeat(state, operands);
        return true;
    }
    /** Makes a checked call by `record`, and learns from it. */
    make({ kind, operands }, record) {
        if (kind.state === 'seen') {
            const found = this.recorded(operands, record);
            kind.state = found ?? 'never';
            this.kept += found?.commands.length ?? 0;
            if (this.kept > MOST_KEPT)
                this.forget();
        }
        if (typeof kind.state !== 'string')
            return this.repeat(kind.state, operands);
        const started = record();
        if (kind.state === 'new' && started === undefined)
            kind.state = 'seen';
        return started;
    }
    repeat(repeat, operands) {
        const { queue } = this;
        const { memory, writes, workspace, notes } = repeat;
        const { pool } = queue.context;
        let changed = false;
        const put = (at, buffer) => {
            changed ||= memory[at] !== buffer;
            memory[at] = buffer;
        };
        for (let k = 0; k < operands.length; k++)
            if (writes[k] !== undefined)
                put(k, operands[k].gpu(writes[k]));
        const taken = operands.length;
        for (let k = 0; k < workspace.length; k++)
            put(taken + k, pool.take(workspace[k]).buffer);
        if (changed) {
            for (const { command, sources } of repeat.dispatches) {
                command.operands = sources.map((at) => memory[at]);
                command.group = undefined;
            }
            for (const { command, sources } of repeat.clears)
                command.buffer = memory[sources[0]];
        }
        for (const note of notes)
            queue.note(note);
        queue.repeat(repeat.commands);
        for (let k = 0; k < workspace.length; k++)
            queue.context.releaseGpu(memory[taken + k]);
    }
    /** What a call gives to the GPU, without giving it; undefined if it does something else besides. */
    recorded(operands, record) {
        const { queue } = this;
        const recorder = new Recorder(queue.context.pool);
        queue.recorder = recorder;
        let started;
        try {
            started = record();
        }
        catch {
            return undefined; // it is made as it is, and says itself what is wrong
        }
        finally {
            queue.recorder = undefined;
            for (const buffer of recorder.workspace)
                queue.context.releaseGpu(buffer);
        }
        if (started !== undefined) {
            started.catch(() => { });
            return undefined;
        }
        return repeatOf(queue, recorder, operands);
    }
}
function same(these, those) {
    if (these.length !== those.length)
        return false;
    for (let k = 0; k < these.length; k++)
        if (!Object.is(these[k], those[k]))
            return false;
    return true;
}
function repeatOf(queue, recorder, operands) {
    const [part, more] = recorder.parts;
    if (more !== undefined || typeof part === 'function' || recorder.hasConstants)
        return undefined;
    const { commands, uses } = part ?? { commands: [], uses: new Map() };
    if (commands.length > MOST_COMMANDS)
        return undefined;
    const writes = operands.map((buffer) => uses.get(buffer));
    const memory = operands.map((buffer, k) => (writes[k] === undefined ? undefined : buffer.gpu(false)));
    memory.push(...recorder.workspace, queue.nothing.gpu(false));
    const places = new Map();
    for (const [at, buffer] of memory.entries())
        if (buffer !== undefined)
            places.set(buffer, at);
    const dispatches = [];
    const clears = [];
    for (const command of commands) {
        const isClear = 'buffer' in command;
        const sources = (isClear ? [command.buffer] : command.operands).map((buffer) => places.get(buffer) ?? -1);
        // Memory of neither the caller's nor the call's own: what it holds is not known.
        if (sources.includes(-1))
            return undefined;
        if (isClear)
            clears.push({ command, sources });
        else
            dispatches.push({ command, sources });
    }
    const workspace = recorder.workspace.map(({ size }) => size);
    return { commands, dispatches, clears, writes, workspace, memory, notes: recorder.notes };
}
