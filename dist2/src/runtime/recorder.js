// What calls would give to the GPU, kept in its order instead: the making of a plan. Present in a queue while a plan is recorded.
import { UnsupportedError } from '../core/errors.js';
export class Recorder {
    parts = [];
    /** What the calls have to say for the queue's trace. */
    notes = [];
    /** Of every call, for what went wrong in it. */
    calls = [];
    /** Nothing is recorded any more: a call that comes now was made too late. */
    closed = false;
    pool;
    /** Memory taken while it records; what is given back of it is used again by what is recorded behind. */
    taken = new Set();
    idle = [];
    kept = [];
    /** Memory whose contents come from the host once, while it records: nothing else may ever be in it. */
    constants = new Set();
    constructor(pool) {
        this.pool = pool;
    }
    /** Workspace of what has been recorded, which nobody else has a hold on. */
    get workspace() {
        return [...this.idle, ...this.kept];
    }
    /** Whether some of its workspace was filled by the host. */
    get hasConstants() {
        return this.constants.size > 0;
    }
    get part() {
        let part = this.parts.at(-1);
        if (part === undefined || typeof part === 'function') {
            part = { commands: [], uses: new Map() };
            this.parts.push(part);
        }
        return part;
    }
    /** Takes a checked call: `record` gives its commands, `again` is how it is computed if it has none. */
    async call(routine, record, again) {
        if (this.closed)
            throw new UnsupportedError(`record: ${routine} was called behind an await of the recorded function: make the calls without waiting for one another`);
        if (record === undefined) {
            this.parts.push(again);
            return;
        }
        const started = record();
        if (started === undefined)
            return;
        started.catch(() => { }); // it is refused below, or refused itself
        await started;
        throw new UnsupportedError(`record: ${routine} computes on the host and the GPU in turns: it cannot be part of a plan`);
    }
    /** Of what is done on the host, between commands. */
    refuse(what) {
        throw new UnsupportedError(`record: ${what} is done on the host: it cannot be part of a plan`);
    }
    dispatch(dispatch) {
        this.part.commands.push(dispatch);
    }
    clear(clear) {
        this.part.commands.push(clear);
    }
    note(entry) {
        this.notes.push(entry);
    }
    uses(buffer, writes) {
        const { uses } = this.part;
        uses.set(buffer, writes || uses.get(buffer) === true);
    }
    /** Memory for a buffer; with `reuse`, one that may have been used by what has been recorded before. */
    take(bytes, reuse) {
        if (reuse) {
            let best = -1;
            for (const [k, { size }] of this.idle.entries())
                if (size >= bytes && size <= 2 * Math.max(bytes, 256) && (best < 0 || size < this.idle[best].size))
                    best = k;
            if (best >= 0)
                return { buffer: this.idle.splice(best, 1)[0], isNew: false };
        }
        const { buffer } = this.pool.take(bytes);
        this.taken.add(buffer);
        return { buffer, isNew: false };
    }
    /** Takes memory back that was taken here: true, or false for other memory. */
    release(buffer) {
        if (!this.taken.has(buffer))
            return false;
        if (this.constants.has(buffer))
            this.kept.push(buffer);
        else
            this.idle.push(buffer);
        return true;
    }
    /** The host has written to it. */
    written(buffer) {
        if (this.taken.has(buffer))
            this.constants.add(buffer);
    }
}
