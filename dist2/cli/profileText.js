// A profile as tables for a terminal.
import { digits, percent, quantity } from '../report/text.js';
import { fields } from '../src/index.js';
const columns = (cells, widths) => cells.map((cell, k) => (k === 0 ? cell.padEnd(widths[k]) : cell.padStart(widths[k]))).join('');
const CALLS = [20, 6, 12, 10, 15, 12, 8, 12];
/** The routines: their intensity, their rate, and what bounds them. */
export function callTable({ bandwidth, peaks }, found) {
    const limits = [...peaks].map(([prec, flops]) => `${fields[prec].title} ${quantity(flops, 'flop/s')}`);
    return [
        `Measured here: memory ${quantity(bandwidth, 'B/s')}, ${limits.join(', ')}`,
        '',
        columns(['routine', 'calls', 'GPU time', 'flop/B', 'rate', 'memory', 'share', 'bound by'], CALLS),
        ...found.flatMap(({ calls }) => calls.map(({ routine, calls: count, ms, flops, bytes, intensity, share, bound }) => {
            const seconds = ms / 1000;
            const rates = [quantity(flops / seconds, 'flop/s'), quantity(bytes / seconds, 'B/s')];
            const cells = [routine, String(count), quantity(seconds / count, 's'), digits(intensity), ...rates];
            return columns([...cells, percent(share), bound], CALLS);
        })),
    ];
}
const KERNELS = [32, 8, 14, 8];
/** The kernels of one profile, and what lies between them. */
export function kernelTable({ rows, ms, span }) {
    return [
        '',
        columns(['kernel', 'runs', 'GPU time', ''], KERNELS),
        ...rows.map(({ kernel, calls, ms: own }) => columns([kernel, String(calls), quantity(own / 1000, 's'), percent(own / ms)], KERNELS)),
        columns(['between them', '', quantity(Math.max(0, span - ms) / 1000, 's'), ''], KERNELS),
    ];
}
