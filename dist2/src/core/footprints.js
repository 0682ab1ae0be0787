// Where the operands of a call lie: each inside its buffer, and none that is written sharing an element with another. The last step of
// bind (args.ts), when all sizes are known.
import { footprint, isApart, overlap, overlapBatch } from './matrix.js';
import { argNames, BATCH, eachSizes, num } from './spec.js';
const isListed = (windows) => 'end' in windows;
export function checkFootprints(spec, values, refuse) {
    const places = [];
    for (const name of argNames(spec)) {
        const arg = spec.args[name];
        const pointer = values[name];
        if ((arg.kind !== 'matrix' && arg.kind !== 'vector') || pointer === undefined)
            continue;
        const windows = windowsOf(spec, values, arg, pointer.offset);
        if (windows === undefined)
            continue;
        const place = { name, buffer: pointer.buffer, windows, writes: arg.access !== 'in' };
        checkInside(place, refuse);
        if (place.writes)
            checkApart(place, arg, refuse);
        places.push(place);
    }
    for (const [k, a] of places.entries()) {
        for (const b of places.slice(0, k)) {
            if (!(a.writes || b.writes) || a.buffer !== b.buffer)
                continue;
            const met = meeting(a.windows, b.windows);
            if (met !== undefined) {
                const rule = `it overlaps ${b.name} in the same buffer, and ${a.writes ? a.name : b.name} is written`;
                refuse(a.name, met, rule);
            }
        }
    }
}
/** Undefined where only the device knows: kernels keep such matrices inside their buffer. */
function windowsOf(spec, values, arg, offset) {
    if (arg.kind === 'vector') {
        const length = arg.length(values);
        const inc = arg.inc === undefined ? 1 : Math.abs(num(values, arg.inc));
        const rows = length === 0 ? 0 : (length - 1) * inc + 1;
        return { offset, rows, cols: 1, ld: Math.max(1, rows), stride: 0, count: 1 };
    }
    const kind = arg.places === undefined ? undefined : spec.args[arg.places].kind;
    if (kind === 'vector')
        return undefined;
    if (kind === 'offsets')
        return listedOf(spec, values, arg, offset);
    const [stride, count] = kind === 'stride' ? [num(values, arg.places), num(values, BATCH)] : [0, 1];
    return { offset, rows: arg.rows(values), cols: arg.cols(values), ld: num(values, arg.ld), stride, count };
}
function listedOf(spec, values, arg, offset) {
    const offsets = values[arg.places];
    const lds = values[arg.ld]; // a number: the increment of vectors
    const field = () => new Float64Array(offsets.length);
    const listed = { start: field(), end: field(), rows: field(), cols: field(), ld: field() };
    eachSizes(spec, values, (one, b) => {
        const [rows, cols, ld] = [arg.rows(one), arg.cols(one), typeof lds === 'number' ? lds : lds[b]];
        const start = offset + offsets[b];
        listed.start[b] = start;
        listed.end[b] = start + footprint(rows, cols, ld);
        listed.rows[b] = rows;
        listed.cols[b] = cols;
        listed.ld[b] = ld;
    });
    return listed;
}
const windowAt = ({ start, rows, cols, ld }, b) => ({
    offset: start[b],
    rows: rows[b],
    cols: cols[b],
    ld: ld[b],
    stride: 0,
    count: 1,
});
function checkInside({ name, buffer, windows }, refuse) {
    if (!isListed(windows)) {
        checkWindow(name, buffer, windows, '', refuse);
        return;
    }
    const { start, end } = windows;
    for (let b = 0; b < start.length; b++) {
        if (end[b] <= buffer.length || end[b] === start[b])
            continue;
        checkWindow(name, buffer, windowAt(windows, b), start.length === 1 ? '' : `matrix ${b}: `, refuse);
    }
}
function checkWindow(name, buffer, w, which, refuse) {
    const one = footprint(w.rows, w.cols, w.ld);
    const needed = one === 0 || w.count === 0 ? 0 : (w.count - 1) * w.stride + one;
    if (needed === 0 || w.offset + needed <= buffer.length)
        return;
    const many = w.count > 1 ? `${w.count} times ` : '';
    const apart = w.count > 1 ? `, ${w.stride} apart,` : '';
    const size = `${many}${w.rows} x ${w.cols} elements (stride ${w.ld})${apart}`;
    const rule = `${which}${size} from offset ${w.offset} need ${w.offset + needed}, and the buffer has ${buffer.length}`;
    refuse(name, buffer.length, rule);
}
/** The matrices of a batch that is written share no element with each other. */
function checkApart({ name, windows }, arg, refuse) {
    if (isListed(windows)) {
        const pair = clash([windows]);
        if (pair !== undefined)
            refuse(name, pair[1], `its matrices ${pair[0]} and ${pair[1]} share elements, and it is written`);
        return;
    }
    if (windows.count <= 1 || isApart(windows))
        return;
    const least = footprint(windows.rows, windows.cols, windows.ld);
    const places = arg.places;
    if (least > 0)
        refuse(places, windows.stride, `the matrices of ${name} are written and would share elements: at least ${least}`);
}
/** An offset in a that lies in b too. */
function meeting(a, b) {
    if (!isListed(a) && !isListed(b))
        return overlapBatch(a, b) ? a.offset : undefined;
    const [listA, listB] = [a, b].map((windows) => (isListed(windows) ? windows : listOf(windows)));
    const pair = clash([listA, listB]);
    return pair && listA.start[pair[0]];
}
/** A batch at equal distances as a list. */
function listOf({ offset, rows, cols, ld, stride, count }) {
    const start = Float64Array.from({ length: count }, (_, b) => offset + b * stride);
    const same = (value) => new Float64Array(count).fill(value);
    const size = footprint(rows, cols, ld);
    return { start, end: start.map((from) => from + size), rows: same(rows), cols: same(cols), ld: same(ld) };
}
/**
 * Whether no two windows meet in one dimension: in order, each begins behind the one before. Numbers are sorted far faster than windows.
 */
function areSeparate({ start, end }) {
    const [starts, ends] = [start, end].map((ends) => ends.filter((_, b) => end[b] > start[b]));
    const follows = () => starts.every((from, k) => k === 0 || from >= ends[k - 1]);
    if (follows())
        return true;
    starts.sort();
    ends.sort();
    return follows();
}
/** First element and what is behind the last of all windows. */
function spanOf({ start, end }) {
    let [from, to] = [Number.POSITIVE_INFINITY, 0];
    for (let b = 0; b < start.length; b++) {
        if (end[b] === start[b])
            continue;
        from = Math.min(from, start[b]);
        to = Math.max(to, end[b]);
    }
    return [from, to];
}
/** Two windows of a list that share an element, by their numbers; of two lists, one of the first and then one of the second. */
function clash(lists) {
    const [a, b] = lists;
    if (b === undefined) {
        if (areSeparate(a))
            return undefined;
    }
    else {
        const [[fromA, toA], [fromB, toB]] = [spanOf(a), spanOf(b)];
        if (toA <= fromB || toB <= fromA)
            return undefined;
    }
    // Numbers of a's windows, then of b's, in order of their first elements: only windows that have not ended can meet the next one.
    const split = a.start.length;
    const ofList = (k) => (k < split ? a : b);
    const number = (k) => (k < split ? k : k - split);
    const startOf = (k) => ofList(k).start[number(k)];
    const endOf = (k) => ofList(k).end[number(k)];
    const sorted = Uint32Array.from({ length: split + (b?.start.length ?? 0) }, (_, k) => k)
        .filter((k) => endOf(k) > startOf(k))
        .sort((x, y) => startOf(x) - startOf(y));
    let open = [];
    let reach = 0;
    for (const next of sorted) {
        const from = startOf(next);
        open = from >= reach ? [] : open.filter((k) => endOf(k) > from);
        const window = windowAt(ofList(next), number(next));
        const other = open.find((k) => (b === undefined || k < split !== next < split) && overlap(windowAt(ofList(k), number(k)), window));
        if (other !== undefined) {
            const swap = b !== undefined && next < split;
            return swap ? [number(next), number(other)] : [number(other), number(next)];
        }
        open.push(next);
        reach = Math.max(reach, endOf(next));
    }
    return undefined;
}
