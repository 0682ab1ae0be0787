// Tables whose columns a case names: products and solves with MAGMA's columns of gemm, and routines that are bound by memory with those of
// its lacpy and lange. Sizes are a row's first words, the verdict its last.
import type { Values } from '../../src/core/spec.ts';
import type { RoutineSpec } from '../../src/index.ts';
import { movedBytes } from './bytes.ts';
import type { Measured, Table, TesterOptions } from './case.ts';
import { errorCell, fixed } from './printf.ts';
import { cell, DIAG, rule, SIDE, type Timing, TRANS, testedLabel, UNCHECKED, UPLO, verdict } from './table.ts';

/** Options that a header states, by the names of the arguments. */
type Flag = 'side' | 'uplo' | 'trans' | 'transA' | 'transB' | 'diag';

const FLAGS: { readonly [F in Flag]: (o: TesterOptions) => string } = {
  side: (o) => SIDE[o.side],
  uplo: (o) => UPLO[o.uplo === 'u' ? 'u' : 'l'],
  trans: (o) => TRANS[o.transA],
  transA: (o) => TRANS[o.transA],
  transB: (o) => TRANS[o.transB],
  diag: (o) => DIAG[o.diag],
};

const flagLine = (flags: readonly Flag[], o: TesterOptions): string[] =>
  flags.length === 0 ? [] : [`% ${flags.map((flag) => `${flag} = ${FLAGS[flag](o)}`).join(', ')}`];

const PARTS = { ...UPLO, f: 'Full', g: 'Full' };

interface Column {
  readonly width: number;
  /** Default: the field's name. */
  readonly title?: string;
  readonly words?: Readonly<Record<string, string>>;
}

/** Fields that are not sizes: letters, as columns of words, and what is wider than a size. */
const COLUMNS: Readonly<Record<string, Column>> = {
  uplo: { width: 6, words: PARTS },
  type: { width: 6, words: PARTS },
  norm: { width: 5, words: { m: 'max', o: 'one', i: 'inf', f: 'fro' } },
  batchCount: { width: 12, title: 'BatchCount' },
};

/** Digits of a size, and of the length of a vector. */
const [SIZE, LENGTH] = [5, 10];

const left = (keys: readonly string[], size: number, text: (key: string) => string): string =>
  keys.map((key) => text(key).padStart(COLUMNS[key]?.width ?? size)).join(' ');

/** Titles of the columns on the left: names of fields. % takes the place of the first blank. */
const titles = (keys: readonly string[], size: number): string =>
  `%${left(keys, size, (key) => (key in COLUMNS ? (COLUMNS[key]?.title ?? key) : key.toUpperCase())).slice(1)}`;

function values(problem: object, keys: readonly string[], size: number): string {
  const fields: Values = { ...problem };
  return left(keys, size, (key) => COLUMNS[key]?.words?.[String(fields[key])] ?? String(fields[key]));
}

const PRODUCT = '   basalt Gflop/s (ms) native Gflop/s (ms)   CPU Gflop/s (ms) basalt error  native error';

/** MAGMA's table of gemm with other sizes in front, `sizes` being fields of the problem. There is no native library yet. */
export function productTable<P extends object>(flags: readonly Flag[], sizes: readonly (keyof P & string)[]): Table<P> {
  return {
    unit: 'ms',
    header(options) {
      const columns = titles(sizes, SIZE) + PRODUCT;
      return [...flagLine(flags, options), columns, rule(columns.length)];
    },
    row(problem, { tested, cpu, error, okay }) {
      const times = `${values(problem, sizes, SIZE)}   ${cell(tested)}    ${cell()}   ${cell(cpu)}`;
      // Without a second error the dashes end one column early, as in MAGMA.
      return times + (okay === undefined ? UNCHECKED : `    ${errorCell(error)}        ---    ${verdict(okay)}`);
    },
  };
}

/** What a table of a routine that is bound by memory shows. */
export interface Bandwidth<P> {
  /** Fields of the problem, in front. */
  readonly columns: readonly (keyof P & string)[];
  readonly flags?: readonly Flag[];
  /** The routine computes: Gflop/s with the times, and GByte/s in a column behind. */
  readonly computes?: boolean;
  /** The sizes are lengths of vectors. */
  readonly vectors?: boolean;
  /** The case can plant values: whether NaN and infinity arrive is shown. */
  readonly planted?: boolean;
  readonly each?: (problem: P) => readonly P[];
}

/** MAGMA's table of lacpy, CPU first. */
export function bandwidthTable<P extends object>(spec: RoutineSpec, what: Bandwidth<P>): Table<P> {
  const { columns, flags = [], computes = false, vectors = false, planted = false, each } = what;
  const size = vectors ? LENGTH : SIZE;
  const speed = (timing?: Timing): string =>
    cell(timing && (computes ? timing : { gflops: timing.gbytes!, time: timing.time }));
  const errors = ({ error, okay, nan, inf }: Measured): string => {
    if (okay === undefined) return UNCHECKED;
    const arrived = planted ? [nan, inf].map((good) => verdict(good === true).padEnd(6)).join('   ') : '';
    return `   ${errorCell(error)}   ${planted ? `${arrived}   ` : ''}${verdict(okay)}`;
  };
  return {
    unit: 'ms',
    bytes: (problem, prec) => movedBytes(spec, problem, prec),
    ...(each ? { each } : {}),
    header(options, backend) {
      const unit = computes ? 'Gflop/s' : 'GByte/s';
      const rates = `   CPU ${unit} (ms)    ${testedLabel(backend, unit, 'ms')}${computes ? '    GByte/s' : ''}    error`;
      const line = titles(columns, size) + rates + (planted ? '      nan      inf' : '');
      return [...flagLine(flags, options), line, rule(line.length)];
    },
    row(problem, measured) {
      const { tested, cpu } = measured;
      const moved = computes ? `   ${fixed(tested.gbytes!, 8, 2)}` : '';
      return `${values(problem, columns, size)}   ${speed(cpu)}   ${speed(tested)}${moved}${errors(measured)}`;
    },
  };
}

/** The table of a routine on vectors. */
export const vectorTable = <P extends { readonly n: number }>(spec: RoutineSpec, computes: boolean): Table<P> =>
  bandwidthTable<P>(spec, { columns: ['n'], vectors: true, computes });
