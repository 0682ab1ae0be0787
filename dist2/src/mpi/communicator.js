// Communicators: groups of ranks, and the calls that they make together. Each call has two forms, async and ...Sync.
import { ArgumentError } from '../core/errors.js';
import { checkArray, typeOf } from './arrays.js';
import * as steps from './collectives.js';
import { STATUS_BYTES } from './library.js';
import { Mailbox } from './mailbox.js';
import { MpiError } from './mpiError.js';
import { nearSquare, ProcessGrid } from './processGrid.js';
/** Every MPI takes tags up to this. */
const MOST_TAG = 32767;
/** MPI's calls of one group. Without MPI there is one rank, for which all of them are defined too. */
export class Communicator {
    /** Of this process, from 0. */
    rank;
    /** Number of ranks. */
    size;
    /** Among the ranks on this machine: which GPU, for instance, is this rank's. */
    localRank;
    localSize;
    /** @internal */
    library;
    /** @internal */
    handle;
    members;
    mailbox = new Mailbox();
    /** The collectives under way, each of which begins when the one before has ended: all ranks must begin them in one order. */
    last = Promise.resolve();
    pending = 0;
    /** @internal */
    constructor(library, handle = 0) {
        this.library = library;
        this.handle = handle;
        [this.rank, this.size] = library === undefined ? [0, 1] : placeIn(library, handle);
        [this.localRank, this.localSize] = library === undefined ? [0, 1] : localPlace(library, handle);
        this.members = {
            rank: this.rank,
            size: this.size,
            abi: this.size === 1 ? undefined : library?.abi,
            address: (array) => library.address(array),
        };
    }
    /** Gives the root's elements to all, in place. A list of arrays becomes one message. */
    bcast(data, { root = 0 } = {}) {
        return this.later(() => steps.bcast(this.members, data, root));
    }
    bcastSync(data, { root = 0 } = {}) {
        return this.now('bcastSync', steps.bcast(this.members, data, root));
    }
    /** Combines the arrays of all ranks, in place at the root; those of the others stay as they are. */
    reduce(data, { op = 'sum', root = 0 } = {}) {
        return this.later(() => steps.reduce(this.members, data, op, root));
    }
    reduceSync(data, { op = 'sum', root = 0 } = {}) {
        return this.now('reduceSync', steps.reduce(this.members, data, op, root));
    }
    /**
     * Combines the arrays of all ranks, in place on every rank. A list of arrays becomes one message.
     *
     * @example
     * await world.allreduce(gradients, { op: 'mean' });
     */
    allreduce(data, { op = 'sum' } = {}) {
        return this.later(() => steps.reduce(this.members, data, op));
    }
    allreduceSync(data, { op = 'sum' } = {}) {
        return this.now('allreduceSync', steps.reduce(this.members, data, op));
    }
    /** The arrays of all ranks behind each other, on every rank. They must have one length and type. */
    allgather(data) {
        return this.later(() => steps.allgather(this.members, data));
    }
    allgatherSync(data) {
        return this.now('allgatherSync', steps.allgather(this.members, data));
    }
    /** The arrays of all ranks as a list, on every rank. They may differ in length. */
    allgatherv(data) {
        return this.later(() => steps.allgatherv(this.members, data));
    }
    allgathervSync(data) {
        return this.now('allgathervSync', steps.allgatherv(this.members, data));
    }
    /** The arrays of all ranks behind each other, at the root; undefined elsewhere. They must have one length and type. */
    gather(data, { root = 0 } = {}) {
        return this.later(() => steps.gather(this.members, data, root));
    }
    gatherSync(data, { root = 0 } = {}) {
        return this.now('gatherSync', steps.gather(this.members, data, root));
    }
    /** The arrays of all ranks as a list, at the root; undefined elsewhere. They may differ in length. */
    gatherv(data, { root = 0 } = {}) {
        return this.later(() => steps.gatherv(this.members, data, root));
    }
    gathervSync(data, { root = 0 } = {}) {
        return this.now('gathervSync', steps.gatherv(this.members, data, root));
    }
    /** This rank's part of the root's array, which is divided into equal parts. The others' `data` is not looked at. */
    scatter(data, { root = 0 } = {}) {
        return this.later(() => steps.scatter(this.members, data, root));
    }
    scatterSync(data, { root = 0 } = {}) {
        return this.now('scatterSync', steps.scatter(this.members, data, root));
    }
    /** This rank's array of the root's list. The others' `data` is not looked at. */
    scatterv(data, { root = 0 } = {}) {
        return this.later(() => steps.scatterv(this.members, data, root));
    }
    scattervSync(data, { root = 0 } = {}) {
        return this.now('scattervSync', steps.scatterv(this.members, data, root));
    }
    /** One array of each rank for each rank. Gives those that are for this one, by the ranks that they are from, of any lengths. */
    alltoallv(data) {
        return this.later(() => steps.alltoallv(this.members, data));
    }
    alltoallvSync(data) {
        return this.now('alltoallvSync', steps.alltoallv(this.members, data));
    }
    /** Waits until all ranks have come here. */
    barrier() {
        return this.later(() => steps.barrier(this.members));
    }
    barrierSync() {
        this.now('barrierSync', steps.barrier(this.members));
    }
    /** Groups of the ranks that name the same color, ordered by `key`, and by rank where keys are equal. */
    split(color, key = 0) {
        checkSplit('split', color, key);
        // MPI's own call blocks: when all have come it is short.
        return this.later(() => steps.barrier(this.members)).then(() => this.divided(color, key));
    }
    splitSync(color, key = 0) {
        checkSplit('splitSync', color, key);
        this.now('splitSync', steps.barrier(this.members));
        return this.divided(color, key);
    }
    /** Sends to one rank. The array may be changed when this has ended. */
    async send(data, options) {
        const call = this.sending('send', data, options);
        if (call === undefined)
            this.mailbox.put(data, options.tag ?? 0);
        else
            await this.library.start(this.handle, call);
    }
    sendSync(data, options) {
        const call = this.sending('sendSync', data, options);
        if (call === undefined)
            this.mailbox.put(data, options.tag ?? 0);
        else
            this.library.run(this.handle, call);
    }
    /** Receives from one rank into the array, and returns the part of it that has been written. */
    async recv(into, options) {
        const call = this.receiving('recv', into, options);
        if (call === undefined)
            return this.mailbox.take(into, options.tag ?? 0);
        await this.library.start(this.handle, call);
        return this.received(into, call);
    }
    recvSync(into, options) {
        const call = this.receiving('recvSync', into, options);
        if (call === undefined)
            return this.mailbox.takeNow(into, options.tag ?? 0);
        this.library.run(this.handle, call);
        return this.received(into, call);
    }
    /**
     * The ranks as a grid of processes, numbered along its rows, over which matrices are distributed; as near to a square as their number
     * allows, or of the sizes named. Nothing is sent.
     *
     * @throws ArgumentError if rows times cols is not the number of ranks; `split` makes a communicator of fewer.
     */
    grid(rows = nearSquare(this.size), cols = this.size / rows) {
        return new ProcessGrid(this, rows, cols);
    }
    /**
     * This rank's share of `count` independent pieces of work: those from `from` on, before `to`. Shares differ by one at most.
     *
     * @example
     * const { from, to } = world.share(100_000);
     */
    share(count) {
        if (!(Number.isSafeInteger(count) && count >= 0))
            throw new ArgumentError('share', 'count', 1, count, 'must be an integer >= 0');
        const [each, more] = [Math.floor(count / this.size), count % this.size];
        const start = (rank) => rank * each + Math.min(rank, more);
        return { from: start(this.rank), to: start(this.rank + 1) };
    }
    /** By calls that are awaited, behind the collectives before. */
    later(begin) {
        const turn = async () => {
            const work = begin();
            let step = work.next();
            while (step.done !== true) {
                await this.library.start(this.handle, step.value);
                step = work.next();
            }
            return step.value;
        };
        const result = this.pending++ === 0 ? turn() : this.last.then(turn);
        const ended = () => void this.pending--;
        // Whoever called hears of a failure; the next collective begins all the same.
        this.last = result.then(ended, ended);
        return result;
    }
    /** By blocking calls. */
    now(routine, work) {
        if (this.pending > 0)
            throw new MpiError(`${routine}: an async call of this communicator has not ended: await it first`);
        let step = work.next();
        while (step.done !== true) {
            this.library.run(this.handle, step.value);
            step = work.next();
        }
        return step.value;
    }
    divided(color, key) {
        const { library } = this;
        if (library === undefined)
            return new Communicator();
        const made = new BigUint64Array(1);
        library.call('MPI_Comm_split', this.handle, color, BigInt.asUintN(64, BigInt(key)), library.address(made));
        return new Communicator(library, made[0]);
    }
    /** Undefined for a message to oneself, of a rank that is alone. */
    sending(routine, data, { to, tag = 0 }) {
        checkArray(routine, 'data', 1, data);
        steps.checkRank(routine, 'to', 2, to, this.size);
        checkTag(routine, tag);
        const { abi, address } = this.members;
        if (abi === undefined)
            return undefined;
        return { name: 'Send', args: [address(data), data.length, abi.types[typeOf(data)], to, tag], arrays: [data] };
    }
    receiving(routine, into, { from, tag = 0 }) {
        checkArray(routine, 'into', 1, into);
        steps.checkRank(routine, 'from', 2, from, this.size);
        checkTag(routine, tag);
        const { abi, address } = this.members;
        if (abi === undefined)
            return undefined;
        const args = [address(into), into.length, abi.types[typeOf(into)], from, tag];
        return { name: 'Recv', args, arrays: [into], status: new Uint8Array(STATUS_BYTES) };
    }
    received(into, { status }) {
        const { abi, address } = this.members;
        const count = new Int32Array(1);
        this.library.call('MPI_Get_count', address(status), abi.types[typeOf(into)], address(count));
        return into.subarray(0, count[0]);
    }
}
function placeIn(library, handle) {
    const [rank, size] = [new Int32Array(1), new Int32Array(1)];
    library.call('MPI_Comm_rank', handle, library.address(rank));
    library.call('MPI_Comm_size', handle, library.address(size));
    return [rank[0], size[0]];
}
/** The same among those ranks that share this machine's memory. */
function localPlace(library, handle) {
    const { shared, infoNull } = library.abi;
    const local = new BigUint64Array(1);
    library.call('MPI_Comm_split_type', handle, shared, 0, infoNull, library.address(local));
    const place = placeIn(library, local[0]);
    library.call('MPI_Comm_free', library.address(local));
    return place;
}
function checkSplit(routine, color, key) {
    const isInt = (value, low) => Number.isSafeInteger(value) && value >= low && value < 2 ** 31;
    if (!isInt(color, 0))
        throw new ArgumentError(routine, 'color', 1, color, 'must be an integer from 0 to 2^31 - 1');
    if (!isInt(key, -(2 ** 31)))
        throw new ArgumentError(routine, 'key', 2, key, 'must be an integer of 32 bits');
}
function checkTag(routine, tag) {
    if (!(Number.isSafeInteger(tag) && tag >= 0 && tag <= MOST_TAG))
        throw new ArgumentError(routine, 'tag', 3, tag, `must be an integer from 0 to ${MOST_TAG}`);
}
