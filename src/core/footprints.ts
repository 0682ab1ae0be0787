// Where the operands of a call lie: each inside its buffer, and none that is written sharing an element with another. The last step of
// bind (args.ts), when all sizes are known.
import { type BatchWindow, footprint, isApart, overlap, overlapBatch, type Ptr, type Storage } from './matrix.ts';
import { type ArgSpec, argNames, BATCH, eachProblem, num, type RoutineSpec, type Values } from './spec.ts';

export type Operand = Extract<ArgSpec, { kind: 'matrix' | 'vector' }>;
type Matrix = Extract<ArgSpec, { kind: 'matrix' }>;

/** Refuses the argument of this name. */
export type Refuse = (name: string, value: unknown, rule: string) => never;

/** An operand's windows: one batch of them, or one window for each problem of a list. */
interface Place {
  readonly name: string;
  readonly buffer: Storage;
  readonly windows: readonly BatchWindow[];
  readonly writes: boolean;
}

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
      const met = meeting(a, b);
      if (met !== undefined) {
        const rule = `it overlaps ${b.name} in the same buffer, and ${a.writes ? a.name : b.name} is written`;
        refuse(a.name, met, rule);
      }
    }
  }
}

/** Undefined where only the device knows: kernels keep such matrices inside their buffer. */
function windowsOf(spec: RoutineSpec, values: Values, arg: Operand, offset: number): BatchWindow[] | undefined {
  if (arg.kind === 'vector') {
    const length = arg.length(values);
    const inc = arg.inc === undefined ? 1 : Math.abs(num(values, arg.inc));
    const rows = length === 0 ? 0 : (length - 1) * inc + 1;
    return [{ offset, rows, cols: 1, ld: Math.max(1, rows), stride: 0, count: 1 }];
  }
  const kind = arg.places === undefined ? undefined : spec.args[arg.places]!.kind;
  if (kind === 'vector') return undefined;
  if (kind === 'offsets') {
    const windows: BatchWindow[] = [];
    eachProblem(spec, values, (one) => windows.push(windowOf(one, arg, offset + num(one, arg.places!), 0, 1)));
    return windows;
  }
  if (kind === 'stride') return [windowOf(values, arg, offset, num(values, arg.places!), num(values, BATCH))];
  return [windowOf(values, arg, offset, 0, 1)];
}

const windowOf = (values: Values, arg: Matrix, offset: number, stride: number, count: number): BatchWindow => ({
  offset,
  rows: arg.rows(values),
  cols: arg.cols(values),
  ld: num(values, arg.ld),
  stride,
  count,
});

/** "matrix 3: " in a list of several. */
const which = (windows: readonly unknown[], b: number): string => (windows.length === 1 ? '' : `matrix ${b}: `);

function checkInside({ name, buffer, windows }: Place, refuse: Refuse): void {
  for (const [b, w] of windows.entries()) {
    const one = footprint(w.rows, w.cols, w.ld);
    const needed = one === 0 || w.count === 0 ? 0 : (w.count - 1) * w.stride + one;
    if (needed === 0 || w.offset + needed <= buffer.length) continue;
    const many = w.count > 1 ? `${w.count} times ` : '';
    const apart = w.count > 1 ? `, ${w.stride} apart,` : '';
    const size = `${many}${w.rows} x ${w.cols} elements (stride ${w.ld})${apart}`;
    const rule = `${which(windows, b)}${size} from offset ${w.offset} need ${w.offset + needed}, and the buffer has ${buffer.length}`;
    refuse(name, buffer.length, rule);
  }
}

/** The matrices of a batch that is written share no element with each other. */
function checkApart({ name, windows }: Place, arg: Operand, refuse: Refuse): void {
  const [only] = windows;
  if (windows.length === 1 && only!.count > 1) {
    const places = (arg as Matrix).places!;
    const least = footprint(only!.rows, only!.cols, only!.ld);
    if (least > 0 && !isApart(only!)) {
      refuse(places, only!.stride, `the matrices of ${name} are written and would share elements: at least ${least}`);
    }
  } else if (windows.length > 1) {
    const pair = clash(windows.map((window, b) => ({ window, b, mine: true })));
    if (pair !== undefined)
      refuse(name, pair[1], `its matrices ${pair[0]} and ${pair[1]} share elements, and it is written`);
  }
}

/** An offset in a that lies in b too. */
function meeting(a: Place, b: Place): number | undefined {
  if (a.windows.length === 1 && b.windows.length === 1) {
    return overlapBatch(a.windows[0]!, b.windows[0]!) ? a.windows[0]!.offset : undefined;
  }
  const all = [a, b].flatMap((place) => place.windows.map((window, k) => ({ window, b: k, mine: place === a })));
  const pair = clash(all, true);
  return pair && a.windows[pair[0]]!.offset;
}

interface Entry {
  readonly window: BatchWindow;
  readonly b: number;
  readonly mine: boolean;
}

const endOf = ({ window: { offset, rows, cols, ld } }: Entry): number => offset + footprint(rows, cols, ld);

/** Two entries that share an element, by their numbers; with `across`, one that is `mine` and then one that is not. */
function clash(entries: readonly Entry[], across = false): readonly [number, number] | undefined {
  const sorted = entries.filter(({ window }) => window.rows > 0 && window.cols > 0);
  sorted.sort((x, y) => x.window.offset - y.window.offset);
  // In order of their first elements: only entries whose span has not ended can meet the next one.
  let open: Entry[] = [];
  let reach = 0;
  for (const next of sorted) {
    const from = next.window.offset;
    open = from >= reach ? [] : open.filter((x) => endOf(x) > from);
    const other = open.find((x) => (!across || x.mine !== next.mine) && overlap(x.window, next.window));
    if (other !== undefined) return across && next.mine ? [next.b, other.b] : [other.b, next.b];
    open.push(next);
    reach = Math.max(reach, endOf(next));
  }
  return undefined;
}
