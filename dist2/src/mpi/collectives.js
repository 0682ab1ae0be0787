// The collectives as steps: generators that yield calls of MPI, and go on when those have ended. A communicator runs them by blocking calls
// or by calls that it awaits.
import { ArgumentError } from '../core/errors.js';
import { checkArray, checkCount, checkList, newArray, packed, parts, starts, TYPES, typeOf, unpack, } from './arrays.js';
const REDUCTIONS = ['sum', 'min', 'max', 'prod', 'mean'];
export function checkRank(routine, argument, position, value, size) {
    if (!(Number.isSafeInteger(value) && value >= 0 && value < size))
        throw new ArgumentError(routine, argument, position, value, `must be a rank, an integer from 0 to ${size - 1}`);
}
export function* bcast(on, data, root) {
    const list = checkList('bcast', 'data', 1, data);
    checkRank('bcast', 'root', 2, root, on.size);
    if (on.abi === undefined || list.length === 0)
        return data;
    const type = typeOf(list[0]);
    const all = packed(list, type);
    yield { name: 'Bcast', args: [on.address(all), all.length, on.abi.types[type], root], arrays: [all] };
    unpack(all, list);
    return data;
}
/** In place. Without `root` every rank has the result, else that rank alone, and the arrays of the others stay as they are. */
export function* reduce(on, data, op, root) {
    const routine = root === undefined ? 'allreduce' : 'reduce';
    const list = checkList(routine, 'data', 1, data);
    if (!REDUCTIONS.includes(op))
        throw new ArgumentError(routine, 'op', 2, op, `must be one of ${REDUCTIONS.join(', ')}`);
    if (root !== undefined)
        checkRank(routine, 'root', 3, root, on.size);
    if (list.length === 0)
        return data;
    const type = typeOf(list[0]);
    if (op === 'mean' && !type.startsWith('float'))
        throw new ArgumentError(routine, 'op', 2, op, `must not be 'mean' for ${type}: integers would be rounded`);
    if (on.abi === undefined)
        return data;
    const all = packed(list, type);
    const rest = [all.length, on.abi.types[type], on.abi.operations[op === 'mean' ? 'sum' : op]];
    const has = root === undefined || root === on.rank;
    const [from, to] = has ? [on.abi.inPlace, on.address(all)] : [on.address(all), 0];
    if (root === undefined)
        yield { name: 'Allreduce', args: [from, to, ...rest], arrays: [all] };
    else
        yield { name: 'Reduce', args: [from, to, ...rest, root], arrays: [all] };
    if (!has)
        return data;
    if (op === 'mean')
        for (let k = 0; k < all.length; k++)
            all[k] = all[k] / on.size;
    unpack(all, list);
    return data;
}
/** Arrays of one length, behind each other by rank. */
export function* allgather(on, data) {
    checkArray('allgather', 'data', 1, data);
    checkCount('allgather', 'data', 1, data.length * on.size);
    if (on.abi === undefined)
        return data.slice();
    const type = typeOf(data);
    const all = newArray(type, data.length * on.size);
    const [count, kind] = [data.length, on.abi.types[type]];
    yield { name: 'Allgather', args: [on.address(data), count, kind, on.address(all), count, kind], arrays: [data, all] };
    return all;
}
/** Arrays of any lengths, one of each rank. */
export function* allgatherv(on, data) {
    checkArray('allgatherv', 'data', 1, data);
    if (on.abi === undefined)
        return [data.slice()];
    const counts = yield* allgather(on, Int32Array.of(data.length));
    const [type, offsets] = [typeOf(data), starts(counts)];
    const all = newArray(type, totalOf('allgatherv', counts));
    const kind = on.abi.types[type];
    const to = [on.address(all), on.address(counts), on.address(offsets)];
    yield {
        name: 'Allgatherv',
        args: [on.address(data), data.length, kind, ...to, kind],
        arrays: [data, all, counts, offsets],
    };
    return parts(all, counts);
}
export function* gather(on, data, root) {
    checkArray('gather', 'data', 1, data);
    checkRank('gather', 'root', 2, root, on.size);
    if (on.abi === undefined)
        return data.slice();
    checkCount('gather', 'data', 1, data.length * on.size);
    const [type, has] = [typeOf(data), on.rank === root];
    const all = newArray(type, has ? data.length * on.size : 0);
    const [count, kind] = [data.length, on.abi.types[type]];
    const args = [on.address(data), count, kind, on.address(all), count, kind, root];
    yield { name: 'Gather', args, arrays: [data, all] };
    return has ? all : undefined;
}
export function* gatherv(on, data, root) {
    checkArray('gatherv', 'data', 1, data);
    checkRank('gatherv', 'root', 2, root, on.size);
    if (on.abi === undefined)
        return [data.slice()];
    const counts = (yield* gather(on, Int32Array.of(data.length), root)) ?? new Int32Array(0);
    const [type, offsets] = [typeOf(data), starts(counts)];
    const all = newArray(type, totalOf('gatherv', counts));
    const kind = on.abi.types[type];
    const to = [on.address(all), on.address(counts), on.address(offsets)];
    const args = [on.address(data), data.length, kind, ...to, kind, root];
    yield { name: 'Gatherv', args, arrays: [data, all, counts, offsets] };
    return on.rank === root ? parts(all, counts) : undefined;
}
/** Equal parts of the root's array; the others need not have one. */
export function* scatter(on, data, root) {
    checkRank('scatter', 'root', 2, root, on.size);
    const has = on.rank === root;
    if (has) {
        checkArray('scatter', 'data', 1, data);
        if (data.length % on.size !== 0)
            throw new ArgumentError('scatter', 'data', 1, data, `must have a multiple of ${on.size} elements, a part for each rank`);
    }
    if (on.abi === undefined)
        return data.slice();
    const header = new Int32Array(2);
    if (has)
        header.set([TYPES.indexOf(typeOf(data)), data.length / on.size]);
    yield* bcast(on, header, root);
    const type = TYPES[header[0]];
    const [kind, count] = [on.abi.types[type], header[1]];
    const part = newArray(type, count);
    const from = has ? on.address(data) : 0;
    const args = [from, count, kind, on.address(part), count, kind, root];
    yield { name: 'Scatter', args, arrays: [data, part] };
    return part;
}
/** An array for each rank, of the root's list; the others need not have one. */
export function* scatterv(on, data, root) {
    checkRank('scatterv', 'root', 2, root, on.size);
    const has = on.rank === root;
    if (has && !(Array.isArray(data) && data.length === on.size))
        throw new ArgumentError('scatterv', 'data', 1, data, `must be a list of ${on.size} arrays, one for each rank`);
    const list = has ? checkList('scatterv', 'data', 1, data) : [];
    if (on.abi === undefined)
        return list[0].slice();
    const number = TYPES.indexOf(typeOf(list[0] ?? new Uint8Array(0)));
    const headers = has ? Int32Array.from(list.flatMap(({ length }) => [number, length])) : undefined;
    const header = yield* scatter(on, headers, root);
    const type = TYPES[header[0]];
    const part = newArray(type, header[1]);
    const counts = Int32Array.from(list, ({ length }) => length);
    const [all, offsets] = [packed([...list, newArray(type, 0)], type), starts(counts)];
    const from = [on.address(all), on.address(counts), on.address(offsets)];
    const kind = on.abi.types[type];
    const args = [...from, kind, on.address(part), part.length, kind, root];
    yield { name: 'Scatterv', args, arrays: [all, counts, offsets, part] };
    return part;
}
/** An array of each rank for each rank: those that are for this one, by the ranks that they are from. */
export function* alltoallv(on, data) {
    if (!(Array.isArray(data) && data.length === on.size))
        throw new ArgumentError('alltoallv', 'data', 1, data, `must be a list of ${on.size} arrays, one for each rank`);
    const list = checkList('alltoallv', 'data', 1, data);
    if (on.abi === undefined)
        return [list[0].slice()];
    const [sent, got] = [Int32Array.from(list, ({ length }) => length), new Int32Array(on.size)];
    const { int32 } = on.abi.types;
    yield { name: 'Alltoall', args: [on.address(sent), 1, int32, on.address(got), 1, int32], arrays: [sent, got] };
    const type = typeOf(list[0]);
    const kind = on.abi.types[type];
    const [from, into] = [packed(list, type), newArray(type, totalOf('alltoallv', got))];
    const [leaving, coming] = [starts(sent), starts(got)];
    const args = [
        ...[on.address(from), on.address(sent), on.address(leaving), kind],
        ...[on.address(into), on.address(got), on.address(coming), kind],
    ];
    yield { name: 'Alltoallv', args, arrays: [from, into, sent, got, leaving, coming] };
    return parts(into, got);
}
/** A list has been asked for that is longer than MPI can count: found on every rank at once, before anything is sent. */
function totalOf(routine, counts) {
    const total = counts.reduce((sum, count) => sum + count, 0);
    checkCount(routine, 'data', 1, total);
    return total;
}
export function* barrier(on) {
    if (on.abi !== undefined)
        yield { name: 'Barrier', args: [], arrays: [] };
}
