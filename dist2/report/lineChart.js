// Lines over sizes: rates, times, errors. Also without lines, for marks against a threshold.
import { line } from 'd3-shape';
import { axes, axis, chart, colorClass, dashOf, mark, nothing, placeable, rule, text, } from './frame.js';
import { digits, px, quantity, sizeText } from './text.js';
/**
 * A chart of series over x as SVG drawings for several widths and a legend, in HTML text. Points without a place on the axes (NaN,
 * infinities, zero on a logarithmic axis) are left out, and a line goes on behind them; empty series are allowed, and are not in the
 * legend.
 */
export function lineChart(spec) {
    const lines = spec.lines ?? true;
    const series = spec.series
        .map((one) => ({
        ...one,
        points: one.points.filter(({ x, y }) => placeable(spec.x.kind, x) && placeable(spec.y.kind, y)),
    }))
        .filter(({ points }) => points.length > 0);
    const points = series.flatMap((one) => one.points);
    const limit = spec.threshold === undefined ? [] : [spec.threshold.value];
    const draw = (layout) => {
        if (points.length === 0)
            return nothing(layout);
        const { width, height, left, right, top, bottom, ticksX, ticksY } = layout;
        const x = axis(spec.x, points.map((p) => p.x), [left + 8, width - right - 8], ticksX);
        const y = axis(spec.y, [...points.map((p) => p.y), ...limit], [height - bottom, top], ticksY);
        const drawn = series.map((one) => drawSeries(one, x, y, spec, lines));
        return axes(x, y, layout) + drawThreshold(spec, y, layout) + drawn.join('');
    };
    return chart({ id: spec.id, title: spec.title, description: describe(spec, series) }, series, lines, draw);
}
function drawThreshold({ threshold }, y, { width, left, right }) {
    if (threshold === undefined)
        return '';
    const at = y.scale(threshold.value);
    const label = text(width - right - 4, at - 6, threshold.label, 'class="limit-text" text-anchor="end"');
    return rule(left, at, width - right, at, 'limit') + label;
}
function drawSeries(series, x, y, spec, lines) {
    const at = series.points.map((p) => [x.scale(p.x), y.scale(p.y)]);
    const path = line((p) => p[0], (p) => p[1]).digits(2)(at.map(([a, b]) => [a, b]));
    const joined = lines && at.length > 1 ? `<path class="series ${colorClass(series)}"${dashOf(series)} d="${path}"/>` : '';
    const marks = series.points.map((p, k) => mark(at[k][0], at[k][1], series, p.note ?? noteOf(series, p, spec)));
    return joined + marks.join('');
}
const valueText = ({ unit }, value) => unit === undefined ? digits(value) : quantity(value, unit);
const noteOf = ({ name }, { x, y }, spec) => `${name}: ${spec.x.kind === 'size' ? sizeText(x) : px(x)}, ${valueText(spec.y, y)}`;
function describe({ x, y, threshold }, series) {
    if (series.length === 0)
        return 'Nothing was measured.';
    const parts = series.map(({ name, points }) => {
        const best = points.reduce((a, b) => (b.y > a.y ? b : a));
        return `${name}: highest ${valueText(y, best.y)} at ${sizeText(best.x)}`;
    });
    const limit = threshold === undefined ? '' : ` ${threshold.label} is marked.`;
    return `${y.title} over ${x.title}. ${parts.join('; ')}.${limit}`;
}
