// What is wrong with a call, in words: it is made twice and by the reference, and the three are compared.

import { ArgumentError, BasaltError, MatrixError, SingularError } from '../src/core/errors.ts';
import { fields, type HostArray } from '../src/core/field.ts';
import type { Context } from '../src/index.ts';
import { type Call, eachElement } from './build.ts';
import { type Compared, compareIntegers, compareNumbers, FAR, numbers } from './compare.ts';
import { contentsOf, perturbed, poisoned, poisonings } from './data.ts';
import { type Made, make, makeByReference } from './make.ts';
import { endsEarly, givesUp, namesColumn, promisesNothing, unlike } from './rules.ts';
import { areDependent } from './singular.ts';

export interface Verdict {
  readonly complaints: readonly string[];
  /** Why nothing could be compared, if so. */
  readonly skipped?: string;
  /** What the buffers held before the call: garbage where the reference does not read. */
  readonly contents?: readonly HostArray[];
}

/** An array's bits, in words that every element has a whole number of. */
function wordsOf(values: HostArray): Uint32Array | Uint16Array | Uint8Array {
  const { buffer, byteOffset, byteLength, BYTES_PER_ELEMENT: bytes } = values;
  if (bytes >= 4) return new Uint32Array(buffer, byteOffset, byteLength / 4);
  return bytes === 2
    ? new Uint16Array(buffer, byteOffset, byteLength / 2)
    : new Uint8Array(buffer, byteOffset, byteLength);
}

/** Says of an element whether two arrays have the same bits there. */
function sameBits(a: HostArray, b: HostArray, parts: number): (at: number) => boolean {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  const words = (parts * a.BYTES_PER_ELEMENT) / x.BYTES_PER_ELEMENT;
  return (at) => {
    for (let p = words * at; p < words * (at + 1); p++) if (x[p] !== y[p]) return false;
    return true;
  };
}

/** Halves are arrays of their bits. */
const isNotANumber = (values: HostArray, at: number): boolean =>
  values instanceof Uint16Array ? (values[at]! & 0x7fff) > 0x7c00 : Number.isNaN(values[at]);

/**
 * The first element at which two arrays differ in their bits, -1 if none does. A NaN is like every other: its sign and payload are the
 * machine's choice, and change when a compiler has better code for a loop.
 */
function firstDifference(a: HostArray, b: HostArray, parts: number): number {
  const same = sameBits(a, b, parts);
  for (let at = 0; at < a.length / parts; at++) {
    if (same(at)) continue;
    for (let p = parts * at; p < parts * (at + 1); p++)
      if (!Object.is(a[p], b[p]) && !(isNotANumber(a, p) && isNotANumber(b, p))) return at;
  }
  return -1;
}

/** By buffer, which elements a written operand has. */
function writable(call: Call): Uint8Array[] {
  const own = call.buffers.map(({ length }) => new Uint8Array(length));
  for (const operand of call.operands) {
    if (operand.arg.access !== 'in') eachElement(operand, (at) => void (own[operand.buffer]![at] = 1));
  }
  return own;
}

/** Elements outside all that is written, `own`, whose bits have changed. */
function strays(
  call: Call,
  own: readonly Uint8Array[],
  before: readonly HostArray[],
  after: readonly HostArray[],
): string[] {
  for (const [k, { type, length }] of call.buffers.entries()) {
    const same = sameBits(before[k]!, after[k]!, fields[type].parts);
    for (let at = 0; at < length; at++) {
      if (own[k]![at] === 1 || same(at)) continue;
      const names = call.operands.filter(({ buffer }) => buffer === k).map(({ name }) => name);
      return [`element ${at} of the buffer of ${names.join(' and ')} was written, where nothing may be`];
    }
  }
  return [];
}

/** What is written by the call as lists of numbers: one for each operand, and the value that it returns. */
function results(
  call: Call,
  found: Made,
  wanted: Made,
  { others, far }: Neighbours,
  before: readonly HostArray[],
): Compared[] {
  const all: Compared[] = [];
  for (const operand of call.operands) {
    if (operand.arg.access === 'in') continue;
    const { type, buffer } = operand;
    const { parts } = fields[type];
    const entries: number[] = [];
    const kept = sameBits(before[buffer]!, wanted.buffers[buffer]!, parts);
    eachElement(operand, (at) => {
      // Elements that the reference leaves as they are have been compared by their bits.
      if (kept(at)) return;
      for (let p = 0; p < parts; p++) entries.push(parts * at + p);
    });
    const of = (made: Made) => numbers(type, made.buffers[buffer]!);
    all.push({ operand, entries, found: of(found), wanted: of(wanted), others: others.map(of), far: far.map(of) });
  }
  if (wanted.value.length > 0) {
    const value = { name: 'the value', type: call.prec };
    const entries = wanted.value.map((_, k) => k);
    all.push({
      operand: value,
      entries,
      found: found.value,
      wanted: wanted.value,
      others: others.map((one) => one.value),
      far: far.map((one) => one.value),
    });
  }
  return all;
}

/** What the reference makes of data that differ in their last places, and of data that differ by FAR times as much. */
interface Neighbours {
  readonly others: readonly Made[];
  readonly far: readonly Made[];
}

/** Elements of written operands that the reference leaves as they are, whatever the data: they are nobody's to write. */
function untouched(call: Call, before: readonly HostArray[], wanted: Made, found: Made): string | undefined {
  for (const operand of call.operands) {
    const { name, buffer, type, arg } = operand;
    if (arg.access === 'in' || unlike(call, name)) continue;
    const { parts } = fields[type];
    let wrong: string | undefined;
    // An integer that happens to be what was there says nothing, nor does a number of data.
    if (arg.access === 'inout' || type === 'i') continue;
    // Of halves there are so few NaN that the one of a result may be what was there.
    const isNoResult = (at: number): boolean =>
      type === 'h' && [before, found.buffers].every((all) => isNotANumber(all[buffer]!, at));
    const [leaves, left] = [wanted, found].map((made) => sameBits(before[buffer]!, made.buffers[buffer]!, parts));
    eachElement(operand, (at, i, j, b) => {
      if (wrong === undefined && leaves!(at) && !left!(at) && !isNoResult(at))
        wrong = `${name}(${i},${j}) of matrix ${b} was written, which the reference leaves as it is`;
    });
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Whether a reference did with `trial` what it does with `chosen`: what else it has left is the garbage that was there. */
function unseen(call: Call, [chosen, result]: Judged, [trial, made]: Judged): boolean {
  if (made.error !== undefined) return false;
  return call.buffers.every(({ type }, k) => {
    const { parts } = fields[type];
    const [was, is] = [result.buffers[k]!, made.buffers[k]!];
    const [same, keptBefore, keptNow] = [
      sameBits(is, was, parts),
      sameBits(was, chosen[k]!, parts),
      sameBits(is, trial[k]!, parts),
    ];
    for (let at = 0; at < is.length / parts; at++) if (!same(at) && !(keptNow(at) && keptBefore(at))) return false;
    return true;
  });
}

type Judged = readonly [contents: HostArray[], made: Made];

/** By routine and flags, in which parts of matrices garbage was not seen the last time: most likely it is not now. */
const unreadLately = new Map<string, readonly string[]>();

/** Which of the parts of matrices the reference does not read get garbage. */
async function unread(cpu: Context, call: Call, contents: HostArray[], plain: Made): Promise<Judged> {
  const names = poisonings(call);
  const flags = Object.entries(call.values).filter(([, value]) => typeof value === 'string');
  const key = JSON.stringify([call.spec.name, call.prec, flags]);
  const attempt = async (from: Judged, chosen: readonly string[]): Promise<Judged | undefined> => {
    const trial = chosen.reduce((now, name) => poisoned(call, now, name), from[0]);
    const made: Judged = [trial, await makeByReference(cpu, call, trial)];
    return unseen(call, from, made) ? made : undefined;
  };
  const lately = unreadLately.get(key);
  if (lately?.length === 0) return [contents, plain];
  const atOnce = lately && (await attempt([contents, plain], lately));
  if (atOnce !== undefined) return atOnce;
  let last: Judged = [contents, plain];
  const found: string[] = [];
  for (const name of names) {
    const made = await attempt(last, [name]);
    if (made === undefined) continue;
    last = made;
    found.push(name);
  }
  // Of an empty matrix nothing is seen.
  if (call.operands.some(({ windows }) => windows.some(({ rows, cols }) => rows > 2 && cols > 2)))
    unreadLately.set(key, found);
  return last;
}

const said = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/**
 * Of numbers of all sizes the order of products says which of them leave the range, and so whether a pivot is zero; on a GPU subnormal
 * numbers are. An iteration that is told to end early may have converged on one side and not on the other, and of a matrix that is singular
 * rounding decides whether a pivot is zero.
 */
const mayFail = (call: Call, error: unknown, context: Context, contents: readonly HostArray[]): boolean => {
  if (!(error instanceof MatrixError)) return false;
  const { kind } = call.knobs;
  const outOfRange = kind === 'mixed' || (kind === 'denormal' && context.gpu !== undefined);
  if (outOfRange || endsEarly(call)) return true;
  const before = (buffer: number) => numbers(call.buffers[buffer]!.type, contents[buffer]!);
  return error instanceof SingularError && areDependent(call, before, error.batchElement ?? 0, error.info);
};

/** Makes a call on a context, by `make`, and judges it. `cpu`: where the reference computes. */
export async function check(context: Context, cpu: Context, call: Call, maker = make): Promise<Verdict> {
  const plain = contentsOf(call);
  const onPlain = await makeByReference(cpu, call, plain);
  if (mayFail(call, onPlain.error, context, plain)) return { complaints: [], skipped: said(onPlain.error) };
  if (onPlain.error !== undefined) {
    if (!(onPlain.error instanceof BasaltError)) return { complaints: [`the reference threw ${said(onPlain.error)}`] };
    // A legal call by its spec that is refused for its data, or lies: the backends must agree in that.
    const found = await maker(context, call, plain);
    const same =
      found.error instanceof ArgumentError === onPlain.error instanceof ArgumentError && found.error !== undefined;
    return same
      ? { complaints: [], skipped: said(onPlain.error) }
      : { complaints: [`the reference threw ${said(onPlain.error)}`] };
  }
  const [contents, wanted] = await unread(cpu, call, plain, onPlain);
  return { ...(await compared(context, cpu, call, maker, contents, wanted)), contents };
}

async function compared(
  context: Context,
  cpu: Context,
  call: Call,
  maker: typeof make,
  contents: HostArray[],
  wanted: Made,
): Promise<Verdict> {
  const found = await maker(context, call, contents);
  if (mayFail(call, found.error, context, contents) || (found.error instanceof MatrixError && promisesNothing(call)))
    return { complaints: [], skipped: said(found.error) };
  if (found.error !== undefined) return { complaints: [`threw ${said(found.error)}`] };
  const own = writable(call);
  const complaints = strays(call, own, contents, found.buffers);
  complaints.push(...strays(call, own, contents, wanted.buffers).map((text) => `the reference: ${text}`));
  const again = await maker(context, call, contents);
  for (const [k, { type }] of call.buffers.entries()) {
    const at = firstDifference(found.buffers[k]!, again.buffers[k]!, fields[type].parts);
    if (at >= 0) complaints.push(`made again, the call has other bits in element ${at} of buffer ${k}`);
  }
  if (!found.value.every((x, k) => Object.is(x, again.value[k])))
    complaints.push('made again, the call has another value');
  if (complaints.length > 0) return { complaints };
  const { kind } = call.knobs;
  if (kind !== 'plain' && kind !== 'integers') return { complaints: hidden(call, found, wanted) };
  // What is right to rounding needs no further judgement.
  if (different(context, call, contents, found, wanted, { others: [], far: [] }).length === 0) return { complaints };
  const others: Made[] = [];
  // A few changes of the data seldom show how far results spread: what two do not excuse is looked at with more.
  for (const most of [2, 10]) {
    while (others.length < most)
      others.push(await makeByReference(cpu, call, perturbed(call, contents, others.length + 1)));
    if (different(context, call, contents, found, wanted, { others, far: [] }).length === 0) return { complaints };
  }
  // What is as good as zero has either sign: a reflector that is made from it takes a result to one of two places far from each other.
  const far: Made[] = [];
  while (far.length < 20) far.push(await makeByReference(cpu, call, perturbed(call, contents, far.length + 11, FAR)));
  return { complaints: different(context, call, contents, found, wanted, { others, far }) };
}

/** What the results have that the reference's have not, nor the reference's of data nearby. */
function different(
  context: Context,
  call: Call,
  contents: readonly HostArray[],
  found: Made,
  wanted: Made,
  neighbours: Neighbours,
): string[] {
  const all = results(call, found, wanted, neighbours, contents);
  const reports = all.filter(({ operand }) => operand.name === 'info');
  let roundedOff = false;
  /** Whether a pivot that one calls zero is that but for rounding. */
  const isSingular = (place: number, columns: readonly number[]): boolean => {
    if (!namesColumn(call)) return false;
    const before = (buffer: number) => numbers(call.buffers[buffer]!.type, contents[buffer]!);
    const singular = columns.every((k) => k === 0 || areDependent(call, before, place, k));
    roundedOff ||= singular;
    return singular;
  };
  const complaints = reports.flatMap((one) =>
    unlike(call, 'info') ? [] : (compareIntegers(one, givesUp(call), isSingular) ?? []),
  );
  // Of a problem that has failed the report is what counts.
  if (roundedOff || [wanted, ...neighbours.others].some((made) => reportsFailure(call, made))) return complaints;
  const kept = untouched(call, contents, wanted, found);
  if (kept !== undefined) complaints.push(kept);
  for (const one of all) {
    if (unlike(call, one.operand.name)) continue;
    const wrong =
      one.operand.type === 'i' ? compareIntegers(one, false) : compareNumbers(call, one, context.gpu !== undefined);
    if (wrong !== undefined) complaints.push(wrong);
  }
  return complaints;
}

const reportsFailure = (call: Call, { buffers }: Made): boolean =>
  call.operands.some((operand) => {
    let failed = false;
    if (operand.name === 'info') eachElement(operand, (at) => void (failed ||= buffers[operand.buffer]![at] !== 0));
    return failed;
  });

/** NaN and infinities in the data that the reference shows in its results must be seen in these, or be reported. */
function hidden(call: Call, found: Made, wanted: Made): string[] {
  if (call.knobs.kind !== 'nan') return [];
  const shows = (made: Made): boolean =>
    made.value.some((x) => !Number.isFinite(x)) ||
    call.operands.some((operand) => {
      if (operand.arg.access === 'in') return false;
      const { type, buffer } = operand;
      const values = numbers(type, made.buffers[buffer]!);
      const { parts } = fields[type];
      let seen = false;
      eachElement(operand, (at) => {
        for (let p = 0; p < parts; p++) {
          const x = values[parts * at + p]!;
          if (type === 'i' ? operand.name === 'info' && x !== 0 : !Number.isFinite(x)) seen = true;
        }
      });
      return seen;
    });
  return shows(wanted) && !shows(found) ? ['NaN in the data is neither seen in the results nor reported'] : [];
}
