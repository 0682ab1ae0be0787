// The roofline of a device: what its memory and its arithmetic allow, and what routines reach. Both axes are logarithmic.
//
// Source: Williams, Waterman, Patterson, Roofline: an insightful visual performance model, Communications of the ACM 52 (2009).
import { axes, axis, chart, mark, nothing, placeable, rule, text, } from './frame.js';
import { px, quantity } from './text.js';
const LABEL_HEIGHT = 14;
/** About. */
const LETTER_WIDTH = 7;
const X = { kind: 'log', title: 'Flop per byte' };
const Y = { kind: 'log', title: 'Rate', unit: 'flop/s' };
/** A roofline chart as SVG drawings for several widths and a legend, in HTML text. */
export function roofline(spec) {
    const peaks = spec.peaks.filter(({ flops }) => placeable('log', flops)).sort((a, b) => b.flops - a.flops);
    const series = spec.series
        .map((one) => ({ ...one, points: one.points.filter(({ x, y }) => placeable('log', x) && placeable('log', y)) }))
        .filter(({ points }) => points.length > 0);
    const drawable = peaks.length > 0 && placeable('log', spec.bandwidth);
    const draw = (layout) => drawable ? drawAll(spec.bandwidth, peaks, series, layout) : nothing(layout);
    const bounds = [
        `memory ${quantity(spec.bandwidth, 'B/s')}`,
        ...peaks.map((p) => `${p.label} ${quantity(p.flops, 'flop/s')}`),
    ];
    const description = drawable ? `Measured bounds: ${bounds.join(', ')}. ${describe(series)}` : 'Nothing was measured.';
    return chart({ id: spec.id, title: spec.title, description }, series, false, draw);
}
function drawAll(bandwidth, peaks, series, layout) {
    const { height, width, left, right, top, bottom, ticksX, ticksY } = layout;
    const points = series.flatMap((one) => one.points);
    const highest = peaks[0].flops;
    const ridge = highest / bandwidth;
    // Room for the ends of the flat lines at the right, for their labels at the left.
    const xs = [...points.map((p) => p.x), ridge * 4, ridge / 20];
    const ys = [...points.map((p) => p.y), ...peaks.map(({ flops }) => flops), highest * 2, highest / 10];
    const x = axis(X, xs, [left, width - right], ticksX);
    const y = axis(Y, ys, [height - bottom, top], ticksY);
    // The line of the memory begins where the plot does, at its left or at its floor.
    const start = Math.max(Math.min(...xs), Math.min(...ys) / bandwidth);
    const slope = { x1: x.scale(start), y1: y.scale(start * bandwidth), x2: x.scale(ridge), y2: y.scale(highest) };
    const lines = peaks.map(({ flops }, k) => {
        const at = y.scale(flops);
        return rule(Math.max(left, slopeAt(slope, at)), at, width - right, at, k === 0 ? 'roof' : 'roof lower');
    });
    return [
        axes(x, y, layout),
        rule(slope.x1, slope.y1, slope.x2, slope.y2, 'roof'),
        ...lines,
        ...drawPoints(series, x.scale, y.scale),
        ...peakLabels(peaks, slope, left, y.scale),
        slopeLabel(quantity(bandwidth, 'B/s'), slope),
    ].join('');
}
const slopeAt = ({ x1, y1, x2, y2 }, y) => x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
/** To the left of the slope, where there are few points, if there is room: each at its line, or below the one before. */
function peakLabels(peaks, slope, left, y) {
    let before = Number.NEGATIVE_INFINITY;
    return peaks.map(({ flops, label }) => {
        const words = `${label} ${quantity(flops, '')}`;
        const at = Math.max(y(flops) + 4, before + LABEL_HEIGHT);
        before = at;
        const end = slopeAt(slope, at) - 8;
        return end - left > LETTER_WIDTH * words.length
            ? text(end, at, words, 'class="roof-text" text-anchor="end"')
            : text(left + 4, at, words, 'class="roof-text"');
    });
}
/** Along the line, above it, below the labels of the peaks. */
function slopeLabel(words, { x1, y1, x2, y2 }) {
    if (Math.hypot(x2 - x1, y2 - y1) < 90)
        return '';
    const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const [x, y] = [x1 + 0.17 * (x2 - x1), y1 + 0.17 * (y2 - y1)];
    return text(x, y - 7, words, `class="roof-text" text-anchor="middle" transform="rotate(${px(angle)},${px(x)},${px(y)})"`);
}
const drawPoints = (series, x, y) => series.flatMap((one) => one.points.map((p) => mark(x(p.x), y(p.y), one, p.note ?? `${one.name}: ${quantity(p.y, 'flop/s')}`)));
function describe(series) {
    const parts = series.map(({ name, points }) => {
        const best = points.reduce((a, b) => (b.y > a.y ? b : a));
        return `${name} reaches ${quantity(best.y, 'flop/s')}`;
    });
    return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
