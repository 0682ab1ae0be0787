// A profile as tables for a terminal.
import { digits, percent, quantity } from '../report/text.ts';
import { fields, type Profile } from '../src/index.ts';
import type { Profiled } from './profile.ts';
import type { Bounds } from './profileBounds.ts';

const columns = (cells: readonly string[], widths: readonly number[]): string =>
  cells.map((cell, k) => (k === 0 ? cell.padEnd(widths[k]!) : cell.padStart(widths[k]!))).join('');

const CALLS = [20, 6, 12, 10, 15, 12, 8, 12] as const;

/** The routines: their intensity, their rate, and what bounds them. */
export function callTable({ bandwidth, peaks }: Bounds, found: readonly Profiled[]): string[] {
  const limits = [...peaks].map(([prec, flops]) => `${fields[prec].title} ${quantity(flops, 'flop/s')}`);
  return [
    `Measured here: memory ${quantity(bandwidth, 'B/s')}, ${limits.join(', ')}`,
    '',
    columns(['routine', 'calls', 'GPU time', 'flop/B', 'rate', 'memory', 'share', 'bound by'], CALLS),
    ...found.flatMap(({ calls }) =>
      calls.map(({ routine, calls: count, ms, flops, bytes, intensity, share, bound }) => {
        const seconds = ms / 1000;
        const rates = [quantity(flops / seconds, 'flop/s'), quantity(bytes / seconds, 'B/s')];
        const cells = [routine, String(count), quantity(seconds / count, 's'), digits(intensity), ...rates];
        return columns([...cells, percent(share), bound], CALLS);
      }),
    ),
  ];
}

const KERNELS = [32, 8, 14, 8] as const;

/** The kernels of one profile, and what lies between them. */
export function kernelTable({ rows, ms, span }: Profile): string[] {
  return [
    '',
    columns(['kernel', 'runs', 'GPU time', ''], KERNELS),
    ...rows.map(({ kernel, calls, ms: own }) =>
      columns([kernel, String(calls), quantity(own / 1000, 's'), percent(own / ms)], KERNELS),
    ),
    columns(['between them', '', quantity(Math.max(0, span - ms) / 1000, 's'), ''], KERNELS),
  ];
}
