// The parameter sets of a kernel as a product of axes: element types, flags, tiles. One object per variant, because pipelines are found by
// identity.
import { DeviceError } from '../core/errors.ts';
import type { ElementType } from '../core/field.ts';
import type { Tuning } from './kernel.ts';
import type { DeviceType, Representations } from './representation.ts';

export interface Axes<F extends string, S extends object> {
  /** Absent: the kernel says its types itself. */
  readonly types?: Representations;
  /** Constants, and how many values each takes: 0, 1, ... */
  readonly flags?: Readonly<Record<F, number>>;
  /** Sets of constants that belong together. */
  readonly tiles?: readonly S[];
  /** Constants that are the same in all. */
  readonly always?: Tuning;
  /** Which of the product a routine may launch, if not all. */
  readonly legal?: (variant: Tuning) => boolean;
}

/** A flag as drivers have it: true is 1. */
export type Flags<F extends string> = Readonly<Record<F, number | boolean>>;

export interface Variants<F extends string, S extends object> {
  /** Every variant that a routine may launch, for Kernel.variants. */
  readonly all: readonly Tuning[];
  /** The variant for an element type, with these flags and this tile; what there is no axis for is left out. */
  of(type: ElementType | undefined, flags?: Flags<F>, tile?: S): Tuning;
}

/** The variants of a kernel, each made when it is first asked for. */
export function variants<F extends string = never, S extends object = never>(axes: Axes<F, S>): Variants<F, S> {
  const { types, tiles, always = {}, legal = () => true } = axes;
  const letters = Object.keys(types ?? {}) as DeviceType[];
  const flagNames = Object.keys(axes.flags ?? {}) as F[];
  const counts = flagNames.map((name) => axes.flags![name]);
  const made = new Map<S | undefined, Map<number, Tuning>>();

  const of = (type: ElementType | undefined, flags?: Flags<F>, tile?: S): Tuning => {
    let number = types === undefined ? 0 : letters.indexOf(type as DeviceType);
    if (number < 0) throw new DeviceError(`a kernel has no variant for elements of type '${type}'`);
    for (let k = 0; k < flagNames.length; k++) number = number * counts[k]! + Number(flags![flagNames[k]!]);
    let ofTile = made.get(tile);
    if (ofTile === undefined) {
      ofTile = new Map();
      made.set(tile, ofTile);
    }
    let variant = ofTile.get(number);
    if (variant === undefined) {
      const values = Object.fromEntries(flagNames.map((name) => [name, Number(flags![name])]));
      variant = { ...always, ...types?.[type as DeviceType], ...tile, ...values };
      ofTile.set(number, variant);
    }
    return variant;
  };

  return {
    of,
    get all() {
      const choices = flagNames.reduce<Record<string, number>[]>(
        (sets, name, k) => sets.flatMap((set) => Array.from({ length: counts[k]! }, (_, v) => ({ ...set, [name]: v }))),
        [{}],
      );
      return (types === undefined ? [undefined] : letters).flatMap((type) =>
        (tiles ?? [undefined]).flatMap((tile) =>
          choices.map((flags) => of(type, flags as Flags<F>, tile)).filter(legal),
        ),
      );
    },
  };
}
