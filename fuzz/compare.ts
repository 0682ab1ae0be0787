// Whether the results of a call are those of the reference: numbers but for rounding, integers to the last.
import { type ElementType, fields, type HostArray, isComplex } from '../src/core/field.ts';
import { halvesToFloats } from '../src/core/half.ts';
import type { Call, PlacedOperand } from './build.ts';
import { least, looseness } from './rules.ts';

/** An operand's elements as numbers. */
export const numbers = (type: ElementType, values: HostArray): ArrayLike<number> =>
  type === 'h' ? halvesToFloats(values as Uint16Array) : values;

/** By precision, what results may come to and still be compared. */
const LARGEST: Readonly<Record<string, number>> = { h: 2e3, s: 1e12, d: 1e100, b: 1e9, i: 1e9 };

/** By precision, the smallest number above zero. */
const SMALLEST: Readonly<Record<string, number>> = { h: 2 ** -24, s: 2 ** -149, d: 2 ** -1074 };

/** An operand as it was found, and as the reference has it. */
export interface Compared {
  readonly operand: Pick<PlacedOperand, 'name' | 'type'>;
  /** Entries of the arrays. */
  readonly entries: readonly number[];
  readonly found: ArrayLike<number>;
  readonly wanted: ArrayLike<number>;
  readonly others: readonly ArrayLike<number>[];
  readonly far: readonly ArrayLike<number>[];
}

/** How often results may differ by what a change in the last places makes of them. */
export const FAR = 64;

/**
 * The result and the reference's may differ as the reference's do when the data change in their last places, many times over, and by
 * rounding errors of as many operations as the sizes say.
 */
export function compareNumbers(call: Call, one: Compared, onGpu: boolean): string | undefined {
  const { operand, entries, found, wanted, others, far } = one;
  let [scale, spread] = [0, 0];
  for (const e of entries) {
    if (!Number.isFinite(wanted[e]!)) {
      // A half that is infinite has grown beyond a range that is soon left.
      if (operand.type === 'h' && !Number.isNaN(wanted[e]!)) return undefined;
      continue;
    }
    scale = Math.max(scale, Math.abs(wanted[e]!));
    for (const other of others) spread = Math.max(spread, Math.abs(other[e]! - wanted[e]!));
  }
  // What grows that far overflows elsewhere in another order.
  if (!Number.isFinite(spread) || spread > 0.01 * scale || scale > LARGEST[fields[operand.type].real]!)
    return undefined;
  const longest = call.operands.reduce(
    (most, { windows }) => windows.reduce((m, w) => Math.max(m, w.rows, w.cols), most),
    8,
  );
  const eps = epsOf(call, operand.type) * looseness(call);
  // Subnormal numbers are 0 on a GPU, those of products too. Elsewhere what is rounded off them is no part of their size.
  const tiny = onGpu
    ? (operand.type === 'h' ? 1e-6 : 1e-36) * longest
    : 8 * longest * (SMALLEST[fields[operand.type].real] ?? 0);
  const bound = FAR * spread + 8 * longest * eps * scale + Math.max(tiny, least(operand));
  for (const e of entries) {
    const [x, y] = [found[e]!, wanted[e]!];
    if (!Number.isFinite(y)) {
      if (Number.isFinite(x) && others.every((other) => !Number.isFinite(other[e]!)))
        return `${operand.name}[${e}] is ${x}, and ${y} by the reference`;
    } else if (!(Math.abs(x - y) <= Math.max(bound, ...far.map((other) => 2 * Math.abs(other[e]! - y)))))
      return `${operand.name}[${e}] is ${x}, and ${y} by the reference: bound ${bound}`;
  }
  return undefined;
}

const epsOf = (call: Call, type: ElementType): number =>
  Math.max(
    fields[type].eps,
    type === 'i' || type === 'b' ? 0 : fields[call.spec.mixed ? type : call.prec].eps * (isComplex(type) ? 2 : 1),
  );

export function compareIntegers(
  { operand, entries, found, wanted, others }: Compared,
  loose: boolean,
  excused: (place: number, reports: readonly number[]) => boolean = () => false,
): string | undefined {
  const same = (x: number, y: number): boolean => x === y || (loose && x !== 0 && y !== 0);
  const differs = entries.find(
    (e, place) =>
      others.every((other) => same(other[e]!, wanted[e]!)) &&
      !same(found[e]!, wanted[e]!) &&
      !excused(place, [found[e]!, wanted[e]!]),
  );
  return differs === undefined
    ? undefined
    : `${operand.name}[${differs}] is ${found[differs]}, and ${wanted[differs]} by the reference`;
}
