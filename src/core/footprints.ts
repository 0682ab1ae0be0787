// Where the operands of a call lie: each inside its buffer, and none that is written sharing an element with another. The last step of
// bind (args.ts), when all sizes are known.
import { type BatchWindow, footprint, isApart, overlap, overlapBatch, type Ptr, type Storage } from './matrix.ts';
import { type ArgSpec, argNames, BATCH, eachSizes, num, type RoutineSpec, type Values } from './spec.ts';

export type Operand = Extract<ArgSpec, { kind: 'matrix' | 'vector' }>;
type Matrix = Extract<ArgSpec, { kind: 'matrix' }>;

/** Refuses the argument of this name. */
export type Refuse = (name: string, value: unknown, rule: string) => never;

/** An operand's windows: one batch of them, or the windows of a list, one for each problem. */
interface Place {
  readonly name: string;
  readonly buffer: Storage;
  readonly windows: BatchWindow | Listed;
  readonly writes: boolean;
}

/** The windows of a list, field by field: a hundred thousand of them cost a few milliseconds so. */
interface Listed {
  readonly start: Float64Array;
  /** Behind the last element; of a window without elements, its start. */
  readonly end: Float64Array;
  readonly rows: Float64Array;
  readonly cols: Float64Array;
  readonly ld: Float64Array;
}

const isListed = (windows: BatchWindow | Listed): windows is Listed => 'end' in windows;

export function checkFootprints(spec: RoutineSpec, values: Values, refuse: Refuse): void {
  const places: Place[] = [];
  for (const name of argNames(spec)) {
    const arg = spec.args[name]!;
    const pointer = values[name] as Ptr<never> | undefined;
    if ((arg.kind !== 'matrix' && arg.kind !== 'vector') || pointer === undefined) continue;
    const windows = windowsOf(spec, values, arg, pointer.offset);
    if (windows === undefined) continue;
    const place = { name, buffer: pointer.buffer, windows, writes: arg.access !== 'in' };
    checkInside(place, refuse);
    if (place.writes) checkApart(place, arg, refuse);
    places.push(place);
  }
  for (const [k, a] of places.entries()) {
    for (const b of places.slice(0, k)) {
      if (!(a.writes || b.writes) || a.buffer !== b.buffer) continue;
      const met = meeting(a.windows, b.windows);
      if (met !== undefined) {
        const rule = `it overlaps ${b.name} in the same buffer, and ${a.writes ? a.name : b.name} is written`;
        refuse(a.name, met, rule);
      }
    }
  }
}

/** Undefined where only the device knows: kernels keep such matrices inside their buffer. */
function windowsOf(spec: RoutineSpec, values: Values, arg: Operand, offset: number): BatchWindow | Listed | undefined {
  if (arg.kind === 'vector') {
    const length = arg.length(values);
    const inc = arg.inc === undefined ? 1 : Math.abs(num(values, arg.inc));
    const rows = length === 0 ? 0 : (length - 1) * inc + 1;
    return { offset, rows, cols: 1, ld: Math.max(1, rows), stride: 0, count: 1 };
  }
  const kind = arg.places === undefined ? undefined : spec.args[arg.places]!.kind;
  if (kind === 'vector') return undefined;
  if (kind === 'offsets') return listedOf(spec, values, arg, offset);
  const [stride, count] = kind === 'stride' ? [num(values, arg.places!), num(values, BATCH)] : [0, 1];
  return { offset, rows: arg.rows(values), cols: arg.cols(values), ld: num(values, arg.ld), stride, count };
}

function listedOf(spec: RoutineSpec, values: Values, arg: Matrix, offset: number): Listed {
  const offsets = values[arg.places!] as readonly number[];
  const lds = values[arg.ld] as number | readonly number[]; // a number: the increment of vectors
  const field = (): Float64Array => new Float64Array(offsets.length);
  const listed = { start: field(), end: field(), rows: field(), cols: field(), ld: field() };
  eachSizes(spec, values, (one, b) => {
    const [rows, cols, ld] = [arg.rows(one), arg.cols(one), typeof lds === 'number' ? lds : lds[b]!];
    const start = offset + offsets[b]!;
    listed.start[b] = start;
    listed.end[b] = start + footprint(rows, cols, ld);
    listed.rows[b] = rows;
    listed.cols[b] = cols;
    listed.ld[b] = ld;
  });
  return listed;
}

const windowAt = ({ start, rows, cols, ld }: Listed, b: number): BatchWindow => ({
  offset: start[b]!,
  rows: rows[b]!,
  cols: cols[b]!,
  ld: ld[b]!,
  stride: 0,
  count: 1,
});

function checkInside({ name, buffer, windows }: Place, refuse: Refuse): void {
  if (!isListed(windows)) {
    checkWindow(name, buffer, windows, '', refuse);
    return;
  }
  const { start, end } = windows;
  for (let b = 0; b < start.length; b++) {
    if (end[b]! <= buffer.length || end[b] === start[b]) continue;
    checkWindow(name, buffer, windowAt(windows, b), start.length === 1 ? '' : `matrix ${b}: `, refuse);
  }
}

function checkWindow(name: string, buffer: Storage, w: BatchWindow, which: string, refuse: Refuse): void {
  const one = footprint(w.rows, w.cols, w.ld);
  const needed = one === 0 || w.count === 0 ? 0 : (w.count - 1) * w.stride + one;
  if (needed === 0 || w.offset + needed <= buffer.length) return;
  const many = w.count > 1 ? `${w.count} times ` : '';
  const apart = w.count > 1 ? `, ${w.stride} apart,` : '';
  const size = `${many}${w.rows} x ${w.cols} elements (stride ${w.ld})${apart}`;
  const rule = `${which}${size} from offset ${w.offset} need ${w.offset + needed}, and the buffer has ${buffer.length}`;
  refuse(name, buffer.length, rule);
}

/** The matrices of a batch that is written share no element with each other. */
function checkApart({ name, windows }: Place, arg: Operand, refuse: Refuse): void {
  if (isListed(windows)) {
    const pair = clash([windows]);
    if (pair !== undefined)
      refuse(name, pair[1], `its matrices ${pair[0]} and ${pair[1]} share elements, and it is written`);
    return;
  }
  if (windows.count <= 1 || isApart(windows)) return;
  const least = footprint(windows.rows, windows.cols, windows.ld);
  const places = (arg as Matrix).places!;
  if (least > 0)
    refuse(places, windows.stride, `the matrices of ${name} are written and would share elements: at least ${least}`);
}

/** An offset in a that lies in b too. */
function meeting(a: BatchWindow | Listed, b: BatchWindow | Listed): number | undefined {
  if (!isListed(a) && !isListed(b)) return overlapBatch(a, b) ? a.offset : undefined;
  const [listA, listB] = [a, b].map((windows) => (isListed(windows) ? windows : listOf(windows))) as [Listed, Listed];
  const pair = clash([listA, listB]);
  return pair && listA.start[pair[0]]!;
}

/** A batch at equal distances as a list. */
function listOf({ offset, rows, cols, ld, stride, count }: BatchWindow): Listed {
  const start = Float64Array.from({ length: count }, (_, b) => offset + b * stride);
  const same = (value: number): Float64Array => new Float64Array(count).fill(value);
  const size = footprint(rows, cols, ld);
  return { start, end: start.map((from) => from + size), rows: same(rows), cols: same(cols), ld: same(ld) };
}

/**
 * Whether no two windows meet in one dimension: in order, each begins behind the one before. Numbers are sorted far faster than windows.
 */
function areSeparate({ start, end }: Listed): boolean {
  const [starts, ends] = [start, end].map((ends) => ends.filter((_, b) => end[b]! > start[b]!)) as [
    Float64Array,
    Float64Array,
  ];
  const follows = (): boolean => starts.every((from, k) => k === 0 || from >= ends[k - 1]!);
  if (follows()) return true;
  starts.sort();
  ends.sort();
  return follows();
}

/** First element and what is behind the last of all windows. */
function spanOf({ start, end }: Listed): readonly [number, number] {
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (let b = 0; b < start.length; b++) {
    if (end[b] === start[b]) continue;
    from = Math.min(from, start[b]!);
    to = Math.max(to, end[b]!);
  }
  return [from, to];
}

/** Two windows of a list that share an element, by their numbers; of two lists, one of the first and then one of the second. */
function clash(lists: readonly [Listed] | readonly [Listed, Listed]): readonly [number, number] | undefined {
  const [a, b] = lists;
  if (b === undefined) {
    if (areSeparate(a)) return undefined;
  } else {
    const [[fromA, toA], [fromB, toB]] = [spanOf(a), spanOf(b)];
    if (toA <= fromB || toB <= fromA) return undefined;
  }
  // Numbers of a's windows, then of b's, in order of their first elements: only windows that have not ended can meet the next one.
  const split = a.start.length;
  const ofList = (k: number): Listed => (k < split ? a : b!);
  const number = (k: number): number => (k < split ? k : k - split);
  const startOf = (k: number): number => ofList(k).start[number(k)]!;
  const endOf = (k: number): number => ofList(k).end[number(k)]!;
  const sorted = Uint32Array.from({ length: split + (b?.start.length ?? 0) }, (_, k) => k)
    .filter((k) => endOf(k) > startOf(k))
    .sort((x, y) => startOf(x) - startOf(y));
  let open: number[] = [];
  let reach = 0;
  for (const next of sorted) {
    const from = startOf(next);
    open = from >= reach ? [] : open.filter((k) => endOf(k) > from);
    const window = windowAt(ofList(next), number(next));
    const other = open.find(
      (k) => (b === undefined || k < split !== next < split) && overlap(windowAt(ofList(k), number(k)), window),
    );
    if (other !== undefined) {
      const swap = b !== undefined && next < split;
      return swap ? [number(next), number(other)] : [number(other), number(next)];
    }
    open.push(next);
    reach = Math.max(reach, endOf(next));
  }
  return undefined;
}
