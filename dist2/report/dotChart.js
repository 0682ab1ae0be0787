// Marks in rows: one row per size of a batched sweep, one mark per series, on a common axis.
import { axis, chart, mark, nothing, placeable, rule, text, titles, } from './frame.js';
import { quantity } from './text.js';
/** Distance of marks of one row, so that equal values do not cover each other. */
const SPREAD = 7;
/** A dot chart as SVG drawings for several widths and a legend, in HTML text. Values without a place on the axis are left out. */
export function dotChart(spec) {
    const known = new Set(spec.rows);
    const series = spec.series
        .map((one) => ({
        ...one,
        dots: one.dots.filter(({ row, value }) => known.has(row) && placeable(spec.x.kind, value)),
    }))
        .filter(({ dots }) => dots.length > 0);
    const values = series.flatMap(({ dots }) => dots.map(({ value }) => value));
    const draw = (layout) => {
        if (values.length === 0)
            return nothing(layout);
        const { width, height, left, right, top, bottom, ticksX } = layout;
        const [floor, end] = [height - bottom, width - right];
        const x = axis(spec.x, values, [left + 10, end - 10], Math.min(ticksX, 6));
        const step = (floor - top) / spec.rows.length;
        const rowAt = (k) => top + step * (k + 0.5);
        const spread = Math.min(SPREAD, (0.7 * step) / series.length);
        const grid = x.ticks.map(({ at, label }) => rule(at, top, at, floor, 'grid') + text(at, floor + 18, label, 'text-anchor="middle"'));
        const rows = spec.rows.map((name, k) => rule(left, rowAt(k), end, rowAt(k), 'guide') + text(left - 8, rowAt(k) + 4, name, 'text-anchor="end"'));
        const dots = series.flatMap((one, s) => one.dots.map(({ row, value, note }) => {
            const y = rowAt(spec.rows.indexOf(row)) + spread * (s - (series.length - 1) / 2);
            return mark(x.scale(value), y, one, note ?? noteOf(spec, one, row, value));
        }));
        return [...grid, ...rows, ...dots, titles(x.title, spec.rowTitle, layout)].join('');
    };
    return chart({ id: spec.id, title: spec.title, description: describe(spec, series) }, series, false, draw);
}
const noteOf = ({ rowTitle, x }, { name }, row, value) => `${name}, ${rowTitle} ${row}: ${quantity(value, x.unit ?? '')}`;
function describe({ rowTitle, x }, series) {
    if (series.length === 0)
        return 'Nothing was measured.';
    const parts = series.map(({ name, dots }) => {
        const found = dots.map(({ row, value }) => `${rowTitle} ${row} ${quantity(value, x.unit ?? '')}`);
        return `${name}: ${found.join(', ')}`;
    });
    return `${x.title}. ${parts.join('; ')}.`;
}
