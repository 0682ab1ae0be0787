// The problems of a batched BLAS call of any form, one after the other, on the CPU backend.
import type { RealMat, Storage } from '../core/matrix.ts';
import { footprint, type Ptr } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { BATCH } from '../core/spec.ts';
import { hostVector } from '../runtime/buffer.ts';
import { type RealOperand, realRest } from '../runtime/realMat.ts';

/** An operand: the name of its leading dimension, and what it takes of its buffer in a problem; not counted where nothing is read. */
export interface Part {
  readonly ld: string;
  readonly use: 'read' | 'write';
  readonly shape: (one: Sizes) => readonly [rows: number, cols: number];
}

export type Sizes = Readonly<Record<string, number>>;

/** A problem: its sizes, and its matrices behind their operands' pointers. The record is the same for all problems. */
export interface Problem {
  readonly sizes: Sizes;
  readonly places: Readonly<Record<string, { readonly off: number; readonly ld: number }>>;
}

export interface Problems {
  /** Everything from each operand's pointer on. */
  readonly operands: Readonly<Record<string, RealOperand & { readonly length: number }>>;
  readonly count: number;
  /** Visits the problems of which no matrix leaves its buffer: lists on the device may say anything. */
  each(visit: (problem: Problem) => void): void;
}

type Fields = Readonly<Record<string, number | ArrayLike<number> | Ptr<'i'> | Ptr<Prec>>>;
type Entry = (b: number) => number;

const entryOf = (value: number | ArrayLike<number>): Entry =>
  typeof value === 'number' ? () => value : (b) => value[b]!;

const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** Reads a bound call: the sizes and operands by their names. */
export async function problemsOf(
  call: object,
  sizes: readonly string[],
  parts: Readonly<Record<string, Part>>,
): Promise<Problems> {
  const a = call as Fields;
  const names = Object.keys(parts);
  const count = (a[BATCH] as number | undefined) ?? (a[sizes[0]!] as ArrayLike<number>).length;
  const rests = await Promise.all(names.map((name) => realRest(a[name] as Ptr<Prec>, parts[name]!.use)));
  const operands = Object.fromEntries(names.map((name, k) => [name, rests[k]!]));
  const placed = await Promise.all(
    names.map(async (name): Promise<Entry> => {
      const stride = a[`stride${capital(name)}`] as number | undefined;
      if (stride !== undefined) return (b) => b * stride;
      const offsets = a[`offsets${capital(name)}`] as Ptr<'i'> | ArrayLike<number>;
      if (!('buffer' in (offsets as { buffer?: Storage }))) return entryOf(offsets as ArrayLike<number>);
      const { data, off } = await hostVector(offsets as Ptr<'i'>, 'read');
      return (b) => data[off + b]!;
    }),
  );
  const own: Record<string, number> = {};
  const places: Record<string, { off: number; ld: number }> = {};
  const problem = { sizes: own, places };
  const sizeEntries = sizes.map((name) => [name, entryOf(a[name] as number)] as const);
  const partEntries = names.map((name, k) => {
    places[name] = { off: 0, ld: 1 };
    return {
      place: places[name],
      part: parts[name]!,
      off: placed[k]!,
      ld: entryOf(a[parts[name]!.ld] as number),
      length: rests[k]!.length,
    };
  });
  return {
    operands,
    count,
    each(visit) {
      for (let b = 0; b < count; b++) {
        for (const [name, entry] of sizeEntries) own[name] = entry(b);
        let inside = true;
        for (const { place, part, off, ld, length } of partEntries) {
          place.off = off(b);
          place.ld = ld(b);
          const [rows, cols] = part.shape(own);
          const size = footprint(rows, cols, place.ld);
          if (size > 0 && (place.off < 0 || place.off + size > length)) inside = false;
        }
        if (inside) visit(problem);
      }
    },
  };
}

/** A problem's matrix of an operand on the host. */
export const matOf = (operand: RealMat, { off, ld }: { readonly off: number; readonly ld: number }): RealMat => ({
  data: operand.data,
  off: operand.off + off,
  ld,
});
