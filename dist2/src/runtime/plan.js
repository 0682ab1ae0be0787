// Recorded calls, to be made again with new data in the same buffers: checked and chosen once, then given to the GPU as they are.
import { ArgumentError, DisposedError, UnsupportedError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { DeviceBuffer } from './buffer.js';
import { loadGpu } from './later.js';
import { Recorder } from './recorder.js';
/** Recordings that a plan keeps, one for each choice of buffers and of special scalars that it has been run with. */
const KEPT = 8;
/** 0, 1 and -1 choose other commands than the numbers between, and so may what is no number. */
const isSpecial = (value) => value === 0 || Math.abs(value) === 1 || !Number.isFinite(value);
/**
 * Calls that have been recorded by `context.record`, to be run again and again: nothing is checked, chosen or allocated any more, and each
 * dispatch costs the host two microseconds or less. It holds the workspace of its calls until it is disposed of. On the CPU, and for calls
 * that are computed there, what is saved is the checks.
 */
export class Plan {
    context;
    calls;
    declared;
    /** By what they were recorded for, the one used last at the end. */
    recordings = new Map();
    /** Whether generic scalars only fill Params: known from the first recording with some. */
    patched = true;
    ids = new WeakMap();
    nextId = 0;
    gone = false;
    /** Made by Context.record only. @internal */
    constructor(context, calls, declared) {
        this.context = context;
        this.calls = calls;
        this.declared = { ...declared };
    }
    get disposed() {
        return this.gone;
    }
    /** Dispatches that a run with the values it was last run with gives to the GPU. */
    get dispatches() {
        const [last] = [...this.recordings.values()].slice(-1);
        let count = 0;
        for (const part of last?.parts ?? [])
            if (typeof part !== 'function')
                for (const one of part.commands)
                    if (!('buffer' in one))
                        count++;
        return count;
    }
    /**
     * Makes the recorded calls once more, in the order of calls: on what their buffers hold then. `values` are in place of those declared; a
     * scalar costs nothing, another buffer, and a scalar of 0, 1 or -1, a recording of its own at first use. Resolves as the calls would.
     *
     * @throws DisposedError if the plan, or a buffer that it was recorded with, has been disposed of; ArgumentError for a value that was not
     * declared or is of another kind; UnsupportedError for calls that cannot be recorded with these values.
     */
    async run(values) {
        this.alive();
        const all = values === undefined ? this.declared : this.valuesOf(values);
        const { queue } = this.context;
        const known = this.find(all);
        if (known === undefined) {
            // In the order of calls: those made behind it wait until the new recording has been run.
            await queue.step(async () => {
                const recording = await this.record(all, false);
                for (const note of recording.notes)
                    queue.note(note);
                for (const part of recording.parts)
                    await this.give(recording, part, all);
            }, false);
            return;
        }
        this.check(known);
        for (const note of known.notes)
            queue.note(note);
        const steps = known.parts.map((part) => queue.step(() => this.give(known, part, all), typeof part !== 'function'));
        if (steps.length === 1)
            return steps[0];
        await Promise.all(steps);
    }
    /** Gives its workspace back. A second call does nothing. */
    dispose() {
        if (this.gone)
            return;
        this.gone = true;
        for (const recording of this.recordings.values())
            this.release(recording);
        this.recordings.clear();
    }
    [Symbol.dispose]() {
        this.dispose();
    }
    /** Records the calls with these values, compiled. @internal */
    async record(all = this.declared, first = true) {
        const { queue } = this.context;
        const generic = this.genericOf(all);
        const once = await this.recordOnce(all, first);
        let patches = [];
        if (generic.length > 0 && this.patched) {
            patches = await this.patchesOf(all, generic, once);
            this.patched = patches !== undefined;
        }
        const recording = { ...once, patches: patches ?? [] };
        await queue.compiledAll();
        this.alive();
        this.recordings.set(this.keyOf(all), recording);
        for (const [key, oldest] of this.recordings) {
            if (this.recordings.size <= KEPT)
                break;
            this.recordings.delete(key);
            this.release(oldest);
        }
        return recording;
    }
    /** Throws if a buffer of the recording is gone. */
    check({ buffers }) {
        for (const buffer of buffers) {
            if (buffer.disposed)
                throw new DisposedError(`plan.run: a buffer that the plan was recorded with, ${buffer.length} elements of ${fields[buffer.type].title}, has been disposed of: record the calls anew`);
        }
    }
    /** Gives a part to whom it is for, with these scalars. */
    give(recording, part, all) {
        if (typeof part === 'function')
            return part();
        this.check(recording);
        for (const { name, sign, words, at } of recording.patches)
            words[at] = sign * all[name];
        for (const [buffer, writes] of part.uses)
            if (!buffer.disposed)
                buffer.gpu(writes);
        this.context.queue.repeat(part.commands);
    }
    alive() {
        if (this.gone)
            throw new DisposedError('plan.run: the plan has been disposed of');
        this.context.assertAlive();
    }
    release({ workspace }) {
        for (const buffer of workspace)
            this.context.releaseGpu(buffer);
    }
    valuesOf(values) {
        const all = { ...this.declared };
        for (const [position, [name, value]] of Object.entries(values).entries()) {
            const fail = (rule) => {
                throw new ArgumentError('plan.run', name, position + 1, value, rule);
            };
            if (!Object.hasOwn(this.declared, name))
                fail(`is not declared: the plan has ${Object.keys(this.declared).join(', ') || 'no values that change'}`);
            if (value === undefined)
                continue;
            const declared = this.declared[name];
            if (typeof value !== typeof declared)
                fail(typeof declared === 'number'
                    ? 'must be a number, as declared'
                    : 'must be a buffer or a place in one, as declared');
            checkValue('plan.run', this.context, name, position + 1, value);
            all[name] = value;
        }
        return all;
    }
    /** Scalars that are neither special nor known to decide more than Params. */
    genericOf(all) {
        return Object.keys(all).filter((name) => typeof all[name] === 'number' && !isSpecial(all[name]));
    }
    /**
     * What a recording is good for: these buffers, these special scalars, and others by their sign, or by their value if they decide more.
     */
    keyOf(all) {
        let key = '';
        for (const name in all) {
            const value = all[name];
            if (typeof value === 'number') {
                key += isSpecial(value) || !this.patched ? `${value} ` : value > 0 ? '+' : '-';
                continue;
            }
            let id = this.ids.get(value.buffer);
            if (id === undefined) {
                id = this.nextId++;
                this.ids.set(value.buffer, id);
            }
            key += `#${id}@${value.offset} `;
        }
        return key;
    }
    find(all) {
        const key = this.keyOf(all);
        const found = this.recordings.get(key);
        if (found !== undefined && this.recordings.size > 1) {
            this.recordings.delete(key);
            this.recordings.set(key, found);
        }
        return found;
    }
    /** `first`: calls that come behind an await of the function are refused. Later it is known that there are none. */
    async recordOnce(all, first) {
        const { context } = this;
        const { queue } = context;
        const recorder = new Recorder(context.pool);
        queue.recorder = recorder;
        try {
            const returned = this.calls(all);
            recorder.closed = true;
            if (!first)
                queue.recorder = undefined;
            await Promise.all(recorder.calls);
            await returned;
        }
        catch (cause) {
            await Promise.allSettled(recorder.calls);
            this.release(recorder);
            throw cause;
        }
        finally {
            if (queue.recorder === recorder)
                queue.recorder = undefined;
        }
        const buffers = new Set();
        for (const part of recorder.parts)
            if (typeof part !== 'function')
                for (const buffer of part.uses.keys())
                    if (!buffer.disposed)
                        buffers.add(buffer);
        return { parts: recorder.parts, notes: recorder.notes, buffers: [...buffers], workspace: recorder.workspace };
    }
    /**
     * Records the calls once more with other scalars of the same kind, to see which words of their Params these are. Undefined if they decide
     * anything else.
     */
    async patchesOf(all, generic, first) {
        const others = { ...all };
        for (const [k, name] of generic.entries()) {
            const value = all[name];
            others[name] = Math.sign(value) * (Math.abs(value) < 1 ? 1.375 + k / 64 : 0.375 + k / 1024);
        }
        let second;
        try {
            second = await this.recordOnce(others, false);
        }
        catch {
            return undefined; // they may have to be integers
        }
        this.release(second);
        const [these, those] = [dispatchesOf(first.parts), dispatchesOf(second.parts)];
        if (these === undefined || those?.length !== these.length)
            return undefined;
        const patches = [];
        for (const [k, one] of these.entries()) {
            const found = difference(one, those[k], all, others, generic);
            if (found === undefined)
                return undefined;
            patches.push(...found);
        }
        return patches;
    }
}
/** Records calls: what Context.record does. */
export async function recordPlan(context, calls, values) {
    context.assertAlive();
    if (typeof calls !== 'function')
        throw new ArgumentError('record', 'calls', 1, calls, 'must be a function');
    const declared = values ?? {};
    if (typeof declared !== 'object' || declared === null)
        throw new ArgumentError('record', 'values', 2, values, 'must be a record of numbers and buffers');
    for (const [name, value] of Object.entries(declared))
        checkValue('record', context, name, 2, value);
    if (context.gpu !== undefined)
        await loadGpu(context.gpu.doubles);
    if (context.queue.recorder !== undefined)
        throw new UnsupportedError('record: another plan is being recorded');
    const plan = new Plan(context, calls, declared);
    await plan.record();
    return plan;
}
function checkValue(routine, context, name, position, value) {
    const fail = (rule) => {
        throw new ArgumentError(routine, name, position, value, rule);
    };
    if (typeof value === 'number')
        return;
    const buffer = typeof value === 'object' && value !== null ? value.buffer : undefined;
    if (!(buffer instanceof DeviceBuffer))
        return fail('must be a number, a buffer of the context or a place in one');
    if (buffer.owner !== context)
        fail('its buffer belongs to another context');
    if (buffer.disposed)
        throw new DisposedError(`${routine}: the buffer of ${name} has been disposed of`);
}
/** The dispatches of a recording that has nothing else. */
function dispatchesOf(parts) {
    const found = [];
    for (const part of parts) {
        if (typeof part === 'function')
            return undefined;
        for (const command of part.commands)
            if (!('buffer' in command))
                found.push(command);
    }
    return found;
}
/** Where two dispatches differ by scalars alone; undefined if they differ by more. */
function difference(one, other, values, others, generic) {
    const sameGrid = one.grid.x === other.grid.x && one.grid.y === other.grid.y && one.grid.z === other.grid.z;
    if (one.pipeline !== other.pipeline || !sameGrid)
        return undefined;
    const words = new Float32Array(one.words.buffer);
    const theirs = new Float32Array(other.words.buffer);
    const patches = [];
    for (let at = 0; at < words.length; at++) {
        if (one.words[at] === other.words[at])
            continue;
        const is = (name, sign) => words[at] === Math.fround(sign * values[name]) &&
            theirs[at] === Math.fround(sign * others[name]);
        const name = generic.find((scalar) => is(scalar, 1) || is(scalar, -1));
        if (name === undefined)
            return undefined;
        patches.push({ name, sign: is(name, 1) ? 1 : -1, words, at });
    }
    return patches;
}
