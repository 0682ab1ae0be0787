// The contents of a call's buffers: garbage everywhere, and in the windows that are read, numbers of the kind that the knobs name.
import { type ElementType, fields, type HostArray } from '../src/core/field.ts';
import { numberToHalf } from '../src/core/half.ts';
import { type Call, eachElement, type PlacedOperand } from './build.ts';
import type { DataKind } from './knobs.ts';
import { mixed, type Rng, rngOf } from './rng.ts';
import { choleskyFactor, isPermutation, needsDefinite, reachOf } from './rules.ts';

/** Random bits of a type, of which garbage is a piece: more than most buffers have, and of an odd length. */
const POOL = 40_009;
const pools = new Map<ElementType, HostArray>();

/** Random bits, in floating point mostly NaN and else anything: whoever reads them where nothing may be read is found out. */
function pool(type: ElementType): HostArray {
  const rng = rngOf(type.charCodeAt(0));
  const values = new fields[type].array(POOL);
  const bytes = new Uint8Array(values.buffer);
  for (let k = 0; k < bytes.length; k++) bytes[k] = rng.bits() & 255;
  if (type === 'i' || type === 'b') return values;
  // Exponents of ones make NaN of them; a quarter is left as it is.
  const { BYTES_PER_ELEMENT: size } = values;
  for (let k = 0; k < values.length; k++) {
    if (rng.below(4) === 0) continue;
    const top = size * (k + 1) - 1;
    bytes[top] = bytes[top]! | 0x7f;
    bytes[top - 1] = bytes[top - 1]! | (size === 2 ? 0 : 0xf0);
    bytes[size * k] = bytes[size * k]! | 1;
  }
  return values;
}

function garbage(type: ElementType, length: number, rng: Rng): HostArray {
  const all = pools.get(type) ?? pool(type);
  pools.set(type, all);
  const { array: ArrayType, parts } = fields[type];
  const values = new ArrayType(length * parts);
  for (let [to, from] = [0, rng.below(POOL)]; to < values.length; from = 0) {
    const piece = all.subarray(from, Math.min(POOL, from + values.length - to));
    values.set(piece as never, to);
    to += piece.length;
  }
  return values;
}

/** Largest magnitudes of a kind: of halves they are small. */
const RANGES: Readonly<Record<string, { readonly huge: number; readonly denormal: number }>> = {
  h: { huge: 3e4, denormal: 3e-6 },
  s: { huge: 2e37, denormal: 3e-39 },
  d: { huge: 1e307, denormal: 1e-309 },
};

/** A number of a kind. */
function numberOf(kind: DataKind, type: ElementType, rng: Rng): number {
  const range = RANGES[fields[type].real] ?? RANGES['s']!;
  const u = 2 * rng.next() - 1;
  switch (kind) {
    case 'plain':
      return u;
    case 'integers':
      return rng.below(9) - 4;
    case 'zero':
      return rng.below(4) === 0 ? -0 : 0;
    case 'denormal':
      return u * range.denormal;
    case 'huge':
      return u * range.huge;
    case 'nan':
      return rng.below(12) === 0 ? Number.NaN : u;
    case 'inf':
      return rng.below(12) === 0 ? (u > 0 ? Infinity : -Infinity) : u;
    case 'mixed':
      return numberOf((['plain', 'zero', 'denormal', 'huge', 'integers'] as const)[rng.below(5)]!, type, rng);
  }
}

function put(values: HostArray, type: ElementType, at: number, re: number, im: number): void {
  if (type === 'h') values[at] = numberToHalf(re);
  else if (type === 'b') values[at] = Math.max(-128, Math.min(127, Math.round(re * 100)));
  else if (fields[type].parts === 1) values[at] = re;
  else {
    values[2 * at] = re;
    values[2 * at + 1] = im;
  }
}

/** A number that only depends on a pair of indices, in either order. */
const between = (seed: number, i: number, j: number, b: number): number =>
  (mixed(seed, Math.min(i, j), Math.max(i, j), b) / 2 ** 32) * 2 - 1;

function fillNumbers(
  call: Call,
  { type, arg }: PlacedOperand,
  operand: PlacedOperand,
  values: HostArray,
  rng: Rng,
): void {
  const { kind, seed } = call.knobs;
  const definite = call.knobs.definite || needsDefinite(call);
  const { windows } = operand;
  const square = arg.kind === 'matrix' && windows.every(({ rows, cols }) => rows === cols);
  const order = windows[0]?.rows ?? 0;
  const factor = choleskyFactor(call, operand.name);
  eachElement(operand, (at, i, j, b) => {
    const [re, im] = [numberOf(kind, type, rng), numberOf(kind, type, rng)];
    if (i === j && factor) return put(values, type, at, Math.abs(kind === 'plain' && definite ? 1.5 + re / 2 : re), 0);
    if (!square || !definite || kind !== 'plain') return put(values, type, at, re, im);
    // |off the diagonal| sums to less than 1 in each row and column.
    const size = Math.max(order, windows[b]!.rows);
    if (i === j) return put(values, type, at, 1.5 + 0.5 * between(seed, i, i, b), 0);
    const [x, y] = [between(seed, i, j, b) / (1.5 * size), between(seed + 1, i, j, b) / (1.5 * size)];
    return put(values, type, at, x, i > j ? y : -y);
  });
}

/** Pivots that stay, or that interchange with a row further down; whatever else integers are, such values are in range. */
function fillIntegers(call: Call, operand: PlacedOperand, values: HostArray, rng: Rng): void {
  const { places, windows } = operand;
  if (places !== undefined) {
    eachElement(operand, (at, i, j) => {
      values[at] = places[Math.max(i, j)]!;
    });
    return;
  }
  if (operand.name === 'ipiv' && 'uplo' in call.values) {
    const pivots = windows.map((_, b) => symmetricPivots(call, lengthOf(operand, b), rng));
    eachElement(operand, (at, i, j, b) => {
      values[at] = pivots[b]![Math.max(i, j)]!;
    });
    return;
  }
  if (isPermutation(call, operand.name)) {
    const orders = windows.map((_, b) => permutation(lengthOf(operand, b), rng));
    eachElement(operand, (at, i, j, b) => {
      values[at] = orders[b]![Math.max(i, j)]!;
    });
    return;
  }
  eachElement(operand, (at, i, j, b) => {
    const [k, length] = [Math.max(i, j), lengthOf(operand, b)];
    values[at] = k + 1 + (call.knobs.swaps ? rng.below(Math.min(length - k, reachOf(call) + 1)) : 0);
  });
}

const lengthOf = ({ arg, windows }: PlacedOperand, b: number): number =>
  windows[b]![arg.kind === 'vector' ? 'cols' : 'rows'];

/** 1 to n in any order. */
function permutation(n: number, rng: Rng): number[] {
  const order = Array.from({ length: n }, (_, i) => i + 1);
  for (let i = n - 1; i > 0; i--) {
    const other = rng.below(i + 1);
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  return order;
}

/**
 * Pivots as xSYTRF leaves them: rows are exchanged with rows that are left, below with 'l' and above with 'u', and blocks of order two have
 * the same negative number twice.
 */
function symmetricPivots({ knobs, values }: Call, n: number, rng: Rng): number[] {
  const pivots: number[] = [];
  for (let k = 0; k < n; ) {
    const pair = k + 1 < n && rng.below(4) === 0;
    // Counted from the row that is eliminated first. Of a block its second row is exchanged.
    const own = pair ? k + 1 : k;
    const other = own + (knobs.swaps ? rng.below(n - own) : 0);
    const row = values['uplo'] === 'u' ? n - other : other + 1;
    pivots.push(...(pair ? [-row, -row] : [row]));
    k += pair ? 2 : 1;
  }
  return values['uplo'] === 'u' ? pivots.reverse() : pivots;
}

/** What all buffers hold before the call. */
export function contentsOf(call: Call): HostArray[] {
  const rng = rngOf(mixed(call.knobs.seed, 1));
  const buffers = call.buffers.map(({ type, length }) => garbage(type, length, rng));
  for (const operand of call.operands) {
    if (operand.arg.access === 'out') continue;
    const values = buffers[operand.buffer]!;
    if (operand.type === 'i') fillIntegers(call, operand, values, rng);
    else fillNumbers(call, operand, operand, values, rng);
  }
  return buffers;
}

/** The same with every finite number that is read changed by a few units of its last place, or by so many times as much. */
export function perturbed(call: Call, contents: readonly HostArray[], seed: number, times = 1): HostArray[] {
  const rng = rngOf(mixed(call.knobs.seed, 2, seed));
  const copies = contents.map((values) => values.slice()) as HostArray[];
  for (const operand of call.operands) {
    const { type, arg } = operand;
    if (arg.access === 'out' || type === 'i' || type === 'b') continue;
    const values = copies[operand.buffer]!;
    const { parts, eps } = fields[type];
    eachElement(operand, (at) => {
      for (let p = 0; p < parts; p++) {
        if (type === 'h') values[at] = (values[at]! & 0x7fff) === 0 ? values[at]! : values[at]! ^ rng.below(2);
        else values[parts * at + p] = values[parts * at + p]! * (1 + 2 * times * eps * (2 * rng.next() - 1));
      }
    });
  }
  return copies;
}

/** Sets of elements of square matrices that a call may not be reading, by their names. */
const UNREAD: Readonly<Record<string, (i: number, j: number) => boolean>> = {
  below: (i, j) => i > j,
  above: (i, j) => i < j,
  diagonal: (i, j) => i === j,
};

/**
 * The contents with garbage in each part of its square matrices in turn, and, as the last, in the imaginary parts of diagonals: what a
 * routine does not read depends on its flags, and the reference says whether it reads them.
 */
export function poisonings(call: Call): string[] {
  const { values } = call;
  const found = 'uplo' in values ? ['below', 'above'] : [];
  if ('diag' in values) found.push('diagonal');
  if ('uplo' in values && fields[call.prec].parts === 2) found.push('imaginary');
  return found;
}

export function poisoned(call: Call, contents: readonly HostArray[], name: string): HostArray[] {
  const rng = rngOf(mixed(call.knobs.seed, 3));
  const copies = contents.map((values) => values.slice()) as HostArray[];
  for (const operand of call.operands) {
    const { type, arg, windows } = operand;
    if (arg.kind !== 'matrix' || arg.access === 'out' || type === 'i' || type === 'b') continue;
    if (!windows.every(({ rows, cols }) => rows === cols)) continue;
    const values = copies[operand.buffer]!;
    const bits = garbage(type, operand.offset + values.length, rng);
    const { parts } = fields[type];
    const factor = choleskyFactor(call, operand.name);
    eachElement(operand, (at, i, j) => {
      if (name === 'imaginary') {
        if (i === j && parts === 2 && !factor) values[2 * at + 1] = Number.NaN;
      } else if (UNREAD[name]!(i, j)) {
        for (let p = 0; p < parts; p++) values[parts * at + p] = bits[parts * at + p]!;
      }
    });
  }
  return copies;
}
