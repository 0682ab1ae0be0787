// Tables of bench:cpu: a line per problem, a column per contender and per ratio. Speeds are better when larger, times when smaller.
import { fixed } from '../../testing/lib/printf.ts';
import type { Times } from './race.ts';

/** How many times as fast `of` is as `to`, as the fastest of them if there are several. */
export interface Ratio {
  readonly title: string;
  readonly of: string;
  readonly to: readonly string[];
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly ratios: readonly Ratio[];
}

export interface Line {
  readonly table: string;
  readonly problem: string;
  readonly values: Readonly<Record<string, number | undefined>>;
  /** As values, by the fastest samples; not printed. */
  readonly fastest: Readonly<Record<string, number | undefined>>;
  readonly ratios: Readonly<Record<string, number | undefined>>;
  /** Of basalt on one thread, where the table shows something else. */
  readonly gflops?: number;
}

const width = (title: string): number => Math.max(9, title.length + 2);
const cell = (value: number | undefined, title: string): string =>
  value === undefined ? '---'.padStart(width(title)) : fixed(value, width(title), value < 10 ? 2 : 1);

export function header({ title, columns, ratios }: Table): string {
  const titles = [...columns, ...ratios.map((ratio) => ratio.title)].map((text) => text.padStart(width(text)));
  return `\n% ${title}\n${'%'.padEnd(14)}${titles.join('')}`;
}

/** A line of medians: `value` turns milliseconds per call into what the table shows. */
export function line(table: Table, problem: string, times: Times, value: (ms: number) => number): Line {
  const shown = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : value(ms));
  return {
    table: table.title,
    problem,
    values: Object.fromEntries(table.columns.map((name) => [name, shown(times.ms(name))])),
    fastest: Object.fromEntries(table.columns.map((name) => [name, shown(times.least(name))])),
    ratios: Object.fromEntries(
      table.ratios.map(({ title, of, to }) => [title, least(to.map((one) => times.ratio(of, one)))]),
    ),
  };
}

function least(values: readonly (number | undefined)[]): number | undefined {
  const present = values.filter((value) => value !== undefined);
  return present.length === 0 ? undefined : Math.min(...present);
}

export function text({ columns, ratios }: Table, { problem, values, ratios: quotients }: Line): string {
  const speeds = columns.map((name) => cell(values[name], name));
  return `${problem.padEnd(14)}${[...speeds, ...ratios.map(({ title }) => cell(quotients[title], title))].join('')}`;
}
