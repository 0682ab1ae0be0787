// The cases of a batched BLAS routine from the case of the routine for one problem: the same data, references and errors, problem after
// problem, at equal distances, at offsets on the device, and of various sizes.

import { fields } from '../../src/core/field.ts';
import type { Prec, RoutineSpec } from '../../src/index.ts';
import { partsAt } from './calls.ts';
import { type Case, type Table, type TesterOptions, written } from './case.ts';
import { type BatchedRoutine, type FormCases, frontOf, specOf } from './forms.ts';
import { type MatrixView, maxOverBatch, partsOf, type RealArray } from './norms.ts';
import { arrayOf, type IntegerView, integers, type Operands } from './operands.ts';
import { Random } from './random.ts';
import { inField } from './scalars.ts';
import type { Size } from './sizes.ts';

type Views = Readonly<Record<string, MatrixView>>;
type Placed = Parameters<typeof partsAt>[0];

/** Problems of one batch: of one size, but in a ragged batch. */
export interface BatchProblem<P> {
  readonly each: readonly P[];
  /** What a batch without problems is without. */
  readonly like?: P;
  /** The matrices are read by rows. */
  readonly byRows?: boolean;
  /** Operands of which all problems have the first one's. */
  readonly shared?: readonly string[];
}

export interface BatchOf<P extends object> {
  readonly single: Case<P, Views>;
  readonly sizes: readonly (keyof P & string)[];
  /** The names of leading dimensions and increments, by operand. */
  readonly lds: Readonly<Record<string, string>>;
  /** Arguments besides, by their names in a problem. */
  readonly flags: readonly (keyof P & string)[];
  /** The problem whose operands, read by rows, are those of this one. */
  readonly turned: (problem: P) => P;
  readonly uniform: readonly BatchProblem<P>[];
  readonly ragged: readonly BatchProblem<P>[];
  readonly table: Table<Described<P>>;
}

/** A batch with what tables and flop counts ask for: flags, and sizes, of a ragged batch as lists. */
export type Described<P> = BatchProblem<P> & { readonly batchCount: number } & Readonly<Record<string, unknown>>;

/** A matrix of a problem: its window in the array of the batch, of which `from` to `to` belongs to the problem. */
/** Leading dimension of operands that have no matrix. */
const ROOM = 64;

interface Place extends Omit<MatrixView, 'data'> {
  readonly from: number;
  readonly to: number;
  /** The operand of the same problem in whose array it lies. */
  readonly home: string;
}

/** Behind the last element of a matrix in the array of the batch. */
const endOf = ({ from, offset, rows, cols, ld }: Place): number => from + offset + (cols - 1) * ld + rows;

const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

function describe<P extends object>(of: BatchOf<P>, p: BatchProblem<P>, lists: boolean): Described<P> {
  const first: Partial<P> = p.each[0] ?? p.like ?? {};
  const sizes = of.sizes.map((name) => [name, lists ? p.each.map((one) => one[name]) : (first[name] ?? 0)]);
  return { ...first, ...Object.fromEntries(sizes), ...p, batchCount: p.each.length };
}

/** The table of a ragged batch shows the largest sizes, as MAGMA's. */
const ofLargest = <P extends object>({ table, sizes }: BatchOf<P>): Table<Described<P>> => ({
  ...table,
  header(options, backend) {
    const lines = table.header(options, backend);
    return [...lines.slice(0, -2), `%${' '.repeat(11)}${'   max'.repeat(sizes.length)}`, ...lines.slice(-2)];
  },
  row(p, measured) {
    const most = (list: readonly number[]): number => list.reduce((x, y) => Math.max(x, y), 0);
    const largest = Object.fromEntries(sizes.map((name) => [name, most(p[name] as readonly number[])]));
    return table.row({ ...p, ...largest }, measured);
  },
});

/** The cases of the three forms. */
export function batchCases<P extends object>(
  routine: BatchedRoutine,
  of: BatchOf<P>,
): FormCases<Case<Described<P>, Operands>> {
  const { single } = of;
  const names = Object.keys(of.lds);
  const result = written(single)[0]!;
  const known = new WeakMap<object, Readonly<Record<string, Place>>[]>();

  /** The matrices of each problem. A data set of the single case shows the layout; an empty batch has room for one problem. */
  function placesOf(p: Described<P>): Readonly<Record<string, Place>>[] {
    let list = known.get(p);
    if (list !== undefined) return list;
    const next: Record<string, number> = {};
    list = p.each.map((one) => {
      const views = single.data(one, 's', new Random());
      const homes = new Map<object, { home: string; from: number }>();
      const own: Record<string, Place> = {};
      for (const name of names) {
        const { data, ...shape } = views[name]!;
        let place = homes.get(data);
        if (place === undefined) {
          place = { home: name, from: p.shared?.includes(name) ? 0 : (next[name] ?? 0) };
          homes.set(data, place);
          next[name] = Math.max(next[name] ?? 0, place.from + data.length);
        }
        own[name] = { ...shape, ...place, to: place.from + data.length };
      }
      return own;
    });
    known.set(p, list);
    return list;
  }

  const membersOf = (p: Described<P>, all: Operands): Views[] =>
    placesOf(p).map((own) => {
      const arrays = new Map<string, RealArray>();
      return Object.fromEntries(
        names.map((name) => {
          const { from, to, home, ...shape } = own[name]!;
          const { data: whole, parts } = all[home] as MatrixView;
          const entries = parts ?? 1;
          const data = arrays.get(home) ?? whole.subarray(entries * from, entries * to);
          arrays.set(home, data);
          return [name, { ...shape, data, ...(parts === undefined ? {} : { parts }) }];
        }),
      );
    });

  /**
   * Whether anything has changed between the results of the problems. What is in front of and behind all of them is for all cases to find.
   */
  function betweenChanged(p: Described<P>, before: Operands, after: Operands): boolean {
    const { data, offset, cols, parts = 1 } = before[result] as MatrixView;
    const now = after[result]!.data;
    const own = new Uint8Array(data.length / parts);
    for (const { from, offset: first, rows, cols: columns, ld } of placesOf(p).map((list) => list[result]!)) {
      for (let j = 0; j < columns; j++) own.fill(1, from + first + j * ld, from + first + j * ld + rows);
    }
    for (let p = offset * parts; p < (offset + cols) * parts; p++)
      if (own[Math.floor(p / parts)] === 0 && !Object.is(data[p], now[p])) return true;
    return false;
  }

  /** Where matrix b of an operand begins behind the first. */
  const offsetsOf = (p: Described<P>, name: string): number[] => {
    const list = placesOf(p).map((own) => own[name]!.from + own[name]!.offset);
    return list.map((place) => place - Math.min(...list));
  };

  function data(p: Described<P>, prec: Prec, random: Random): Operands {
    const each = p.each.map((one) => single.data(one, prec, random));
    const own = placesOf(p);
    const lengths = new Map<string, number>();
    for (const place of own.flatMap((list) => Object.values(list))) {
      lengths.set(place.home, Math.max(lengths.get(place.home) ?? 0, place.to));
    }
    const arrays = new Map<string, RealArray>();
    const all: Record<string, MatrixView | IntegerView> = {};
    for (const name of names) {
      const home = own[0]?.[name]?.home ?? name;
      const length = lengths.get(home) ?? 1;
      const array = arrays.get(home) ?? arrayOf(prec, length);
      arrays.set(home, array);
      // From the first element of all matrices to the last; what of it belongs to none of them the error looks at.
      const spans = own.map((list) => list[name]!).filter((place) => place.rows * place.cols > 0);
      const offset = spans.reduce((least, { from, offset }) => Math.min(least, from + offset), length);
      const end = spans.reduce((most, place) => Math.max(most, endOf(place)), offset);
      all[name] = { data: array, rows: 1, cols: end - offset, ld: 1, offset, parts: partsOf(prec) };
    }
    for (const [b, views] of each.entries()) {
      for (const name of names) {
        const { from, home } = own[b]![name]!;
        if (home === name && !(b > 0 && p.shared?.includes(name)))
          arrays.get(home)!.set(views[name]!.data, from * fields[prec].parts);
      }
    }
    return all;
  }

  const flagsOf = (p: Described<P>, at: Placed): Record<string, unknown> => {
    const first = p.each[0] ?? (p.like as P);
    const one = p.byRows ? of.turned(first) : first;
    const { args } = single.spec;
    const flags = of.flags.map((name) => {
      const arg = args[name]!;
      const isOfField = arg.kind === 'scalar' && arg.real !== true;
      return [name, isOfField ? inField(one[name] as number, partsAt(at)) : one[name]];
    });
    return { ...Object.fromEntries(flags), layout: p.byRows ? 'row' : 'col' };
  };
  const sizesOf = (p: Described<P>): P[] => (p.byRows ? p.each.map(of.turned) : [...p.each]);
  /** Sizes of all problems. */
  const equalSizes = (p: Described<P>): Record<string, unknown> => {
    const one = sizesOf(p)[0] ?? (p.like as P);
    return Object.fromEntries(of.sizes.map((name) => [name, one[name]]));
  };
  const startOf = (p: Described<P>, name: string): number =>
    p.each.length === 0 ? 0 : Math.min(...placesOf(p).map((own) => own[name]!.from + own[name]!.offset));
  const isVector = (name: string): boolean => of.lds[name]!.startsWith('inc');

  const common = (spec: RoutineSpec, lists: boolean) => ({
    spec,
    tolerance: single.tolerance,
    ...(single.repeatable ? { repeatable: true } : {}),
    table: lists ? ofLargest(of) : of.table,
    reference(p: Described<P>, all: Operands) {
      for (const [b, views] of membersOf(p, all).entries()) single.reference(p.each[b]!, views);
    },
    error(p: Described<P>, before: Operands, after: Operands, check: Parameters<typeof single.error>[3]): number {
      const { reference, ...plain } = check;
      const [given, found] = [membersOf(p, before), membersOf(p, after)];
      const expected = reference === undefined ? undefined : membersOf(p, reference);
      const errors = p.each.map((one, b) => {
        return single.error(one, given[b]!, found[b]!, expected ? { ...plain, reference: expected[b]! } : plain);
      });
      return maxOverBatch([...errors, betweenChanged(p, before, after) ? Number.POSITIVE_INFINITY : 0]);
    },
    fromOptions(size: Size, o: TesterOptions): Described<P> {
      const random = new Random([1, 2, 3, 7]);
      const some = (n: number): number => (lists ? 1 + Math.floor(random.rand() * n) : n);
      const one = () => ({ ...size, m: some(size.m), n: some(size.n), k: some(size.k) });
      return describe(of, { each: Array.from({ length: o.batch }, () => single.fromOptions(one(), o)) }, lists);
    },
  });

  const operandsAt = (
    p: Described<P>,
    at: Readonly<Record<string, { readonly buffer: object; readonly ld: number }>>,
    lists: boolean,
  ): Record<string, unknown> => {
    const args: Record<string, unknown> = {};
    for (const name of names) {
      args[name] = { buffer: at[name]!.buffer, offset: startOf(p, name) };
      const lds = placesOf(p).map((own) => own[name]!.ld);
      args[of.lds[name]!] = lists && !isVector(name) ? lds : (lds[0] ?? (isVector(name) ? 1 : ROOM));
    }
    return args;
  };

  const strided: Case<Described<P>, Operands> = {
    ...common(specOf(routine, 'strided'), false),
    sweep: of.uniform.map((p) => describe(of, p, false)),
    data,
    run(queue, p, at) {
      const strides = names.map((name) => {
        const offsets = offsetsOf(p, name);
        const home = placesOf(p)[0]?.[name];
        return [`stride${capital(name)}`, offsets[1] ?? (home === undefined ? 0 : home.to)];
      });
      const args = {
        ...flagsOf(p, at as never),
        ...equalSizes(p),
        ...operandsAt(p, at, false),
        ...Object.fromEntries(strides),
      };
      return frontOf(routine, 'strided')(queue, { ...args, batchCount: p.batchCount } as never);
    },
  };
  const batched: Case<Described<P>, Operands> = {
    ...common(specOf(routine, 'batched'), false),
    sweep: of.uniform.map((p) => describe(of, p, false)),
    data(p, prec, random) {
      // From the last problem to the first.
      const lists = names.map((name) => {
        const list = integers(p.batchCount, { offset: 2 });
        list.data.set(offsetsOf(p, name).reverse(), list.offset);
        return [`offsets${capital(name)}`, list];
      });
      return { ...data(p, prec, random), ...Object.fromEntries(lists) };
    },
    run(queue, p, at) {
      const lists = Object.fromEntries(names.map((name) => [`offsets${capital(name)}`, at[`offsets${capital(name)}`]]));
      const args = { ...flagsOf(p, at as never), ...equalSizes(p), ...operandsAt(p, at, false), ...lists };
      return frontOf(routine, 'batched')(queue, { ...args, batchCount: p.batchCount } as never);
    },
  };
  const vbatched: Case<Described<P>, Operands> = {
    ...common(specOf(routine, 'vbatched'), true),
    sweep: [...of.uniform.slice(0, 6), ...of.ragged].map((p) => describe(of, p, true)),
    data,
    run(queue, p, at) {
      const sizes = Object.fromEntries(of.sizes.map((name) => [name, sizesOf(p).map((one) => one[name])]));
      const lists = Object.fromEntries(names.map((name) => [`offsets${capital(name)}`, offsetsOf(p, name)]));
      return frontOf(routine, 'vbatched')(queue, {
        ...flagsOf(p, at as never),
        ...sizes,
        ...operandsAt(p, at, true),
        ...lists,
      } as never);
    },
  };
  return { strided, batched, vbatched };
}
