// The operands of all calls of a set in a few buffers, the arenas, so that a set takes a few submissions, and one download per arena.
import { realOf } from '../../src/core/field.ts';
import { type Context, type ElementType, fields, type Prec } from '../../src/index.ts';
import { written } from '../../testing/lib/case.ts';
import type { RealArray } from '../../testing/lib/norms.ts';
import type { Operands, Placed, PlacedOperands } from '../../testing/lib/operands.ts';
import { mulberry32 } from '../lib/rng.ts';
import type { CallSet } from './callSet.ts';
import type { Stored } from './storage.ts';

/** What lies between the operands and where nothing is stored; exact in single precision, and as an integer whatever it wraps to. */
const ROGUE = -1e10;
/** Rogue cells between operands, at least. */
const GAP = 4;

export type Cells = RealArray | Int32Array;

export interface Arena {
  readonly type: ElementType;
  readonly cells: Cells;
  /** Entries of an element: 2 of complex ones. */
  readonly parts: 1 | 2;
  /** 1 for the cells that some call has to write. */
  readonly results: Uint8Array;
}

/** The operands of some calls: each a window of one of the arenas. */
export interface Staging<P extends object = object, D extends Operands = Operands> {
  readonly problems: readonly P[];
  readonly operands: readonly D[];
  readonly arenas: ReadonlyMap<string, Arena>;
  /** The arena of an operand. */
  readonly home: ReadonlyMap<string, string>;
}

/**
 * Makes the data of some calls and places it, in one arena per operand or in one for all. The operands of every other call begin at
 * multiples of four, where kernels may take vectors of four.
 */
export function stage<P extends object, D extends Operands>(
  set: CallSet<P, D>,
  problems: readonly P[],
  prec: Prec,
  layout: 'shared' | 'separate' = 'separate',
): Staging<P, D> {
  const rng = mulberry32(891);
  const draw = () => rng() - 0.5;
  const results = written(set.routine);
  const home = new Map<string, string>();
  const types = new Map<string, ElementType>();
  const ends = new Map<string, number>();
  const places = problems.map((problem, call) =>
    Object.entries<Stored>(set.operands(problem, draw, prec)).map(([name, stored]) => {
      const type = typeOf(stored, prec);
      const apart = type === 'i' ? 'integers' : 'reals';
      const arena = type !== prec ? apart : layout === 'shared' ? 'operands' : name;
      types.set(arena, type);
      home.set(name, arena);
      const offset = 4 * Math.ceil(((ends.get(arena) ?? 0) + GAP) / 4) + (call % 2);
      ends.set(arena, offset + stored.ld * stored.cols);
      return { name, stored, offset, changes: results.includes(name) && !set.idle?.(problem) };
    }),
  );
  const arenas = new Map<string, Arena>();
  for (const [arena, end] of ends) {
    const type = types.get(arena)!;
    const { array, parts } = fields[type];
    const length = (end + GAP) * parts;
    const cells = new array(length).fill(ROGUE) as Cells;
    arenas.set(arena, { type, cells, parts, results: new Uint8Array(length) });
  }
  const operands = places.map((call) => {
    const views: Record<string, Operands[string]> = {};
    for (const { name, stored, offset, changes } of call) {
      const arena = arenas.get(home.get(name)!)!;
      store(arena, stored, offset, changes);
      const { rows, cols, ld } = stored;
      const parts = arenas.get(home.get(name)!)!.parts === 2 ? 2 : undefined;
      views[name] = { rows, cols, ld, offset, data: arena.cells, parts } as Operands[string];
    }
    return views as D;
  });
  return { problems, operands, arenas, home };
}

/** What holds an operand. */
const typeOf = ({ integer, real }: Stored, prec: Prec): ElementType => (integer ? 'i' : real ? realOf(prec) : prec);

function store(arena: Arena, { rows, cols, ld, value }: Stored, offset: number, changes: boolean): void {
  const { cells, parts, results } = arena;
  for (let j = 0; j < cols; j++) {
    for (let p = 0; p < rows * parts; p++) {
      const number = value(Math.floor(p / parts), j, p % parts);
      if (number === undefined) continue;
      const cell = (offset + j * ld) * parts + p;
      cells[cell] = number;
      if (changes) results[cell] = 1;
    }
  }
}

/** Makes the calls. What the arenas hold afterwards. */
export async function execute<P extends object, D extends Operands>(
  context: Context,
  set: CallSet<P, D>,
  { problems, operands, arenas, home }: Staging<P, D>,
): Promise<ReadonlyMap<string, Cells>> {
  const buffers = new Map(
    [...arenas].map(([name, { type, cells }]) => [name, context.upload<ElementType>(type, cells)]),
  );
  const after = new Map<string, Cells>();
  try {
    for (const [call, problem] of problems.entries()) {
      const at: Record<string, Placed<ElementType>> = {};
      for (const [name, { offset, ld }] of Object.entries(operands[call]!)) {
        at[name] = { buffer: buffers.get(home.get(name)!)!, offset, ld };
      }
      await set.routine.run(context.queue, problem, at as PlacedOperands<D>);
    }
    for (const [name, buffer] of buffers) after.set(name, (await context.download(buffer)) as Cells);
  } finally {
    for (const buffer of buffers.values()) buffer.dispose();
  }
  return after;
}
