// What all charts share: layouts, axes, marks and legends. Charts are functions from data to text: no DOM, no Node.
//
// Text in an SVG shrinks with the picture. So every chart is drawn for several widths, and the style (theme.ts) shows the
// one that fits the width of its own box: letters never get smaller than 11 pixels.
import { scaleLinear, scaleLog } from 'd3-scale';
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolStar, symbolTriangle, symbolWye, } from 'd3-shape';
import { digits, escapeText, prefixOf, px, sizeText } from './text.js';
const LAYOUTS = [
    { name: 'wide', width: 720, height: 360, left: 58, right: 18, top: 34, bottom: 48, ticksX: 10, ticksY: 6 },
    { name: 'middle', width: 480, height: 290, left: 52, right: 16, top: 32, bottom: 46, ticksX: 8, ticksY: 5 },
    { name: 'narrow', width: 320, height: 250, left: 46, right: 14, top: 32, bottom: 44, ticksX: 5, ticksY: 5 },
];
/** Colours of the palette. */
export const COLORS = 6;
const SHAPES = [
    symbolCircle,
    symbolSquare,
    symbolTriangle,
    symbolDiamond,
    symbolStar,
    symbolWye,
];
const DASHES = ['', '7 4', '2 3', '9 3 2 3', '12 4', '1 5'];
const MARK_AREA = 46;
/** Values beyond are no measurements, and their quotients may be no numbers. */
const LARGEST = 1e60;
/** Whether a value has a place on such an axis. */
export const placeable = (kind, value) => value <= LARGEST && value >= (kind === 'linear' ? 0 : 1 / LARGEST);
/** An axis over the values that have a place on it, or over an arbitrary stretch if there are none. */
export function axis({ kind, title, unit }, values, range, count) {
    const usable = values.filter((value) => placeable(kind, value));
    const most = usable.reduce((a, b) => Math.max(a, b), usable.length === 0 ? 2 : 0);
    const least = usable.reduce((a, b) => Math.min(a, b), usable.length === 0 ? 1 : most);
    const titled = (letter) => (unit ? `${title}, ${letter}${unit}` : title);
    if (kind === 'linear') {
        const scale = scaleLinear()
            .domain([0, most === 0 ? 1 : most * 1.04])
            .nice(count)
            .range(range);
        const { letter, factor } = unit === undefined ? { letter: '', factor: 1 } : prefixOf(scale.domain()[1]);
        const ticks = scale.ticks(count).map((value) => ({ at: scale(value), label: digits(value / factor) }));
        return { title: titled(letter), scale, ticks };
    }
    const base = kind === 'size' ? 2 : 10;
    // A single value stands in the middle; others get a little air.
    const air = most === least ? base : (most / least) ** 0.03;
    const scale = scaleLog()
        .base(base)
        .domain([least / air, most * air])
        .range(range);
    const label = kind === 'size' ? sizeText : (value) => logLabel(value, unit !== undefined);
    const ticks = logTicks(scale, base, count).map((value) => ({ at: scale(value), label: label(value) }));
    return { title: titled(''), scale, ticks };
}
function logLabel(value, prefixed) {
    if (!prefixed)
        return digits(value);
    const { letter, factor } = prefixOf(value);
    return `${digits(value / factor)}${letter === '' ? '' : ` ${letter}`}`;
}
/** Powers of the base, some left out where there are too many; of ten also 2 and 5 times them where there are too few. */
function logTicks(scale, base, count) {
    const [low, high] = scale.domain();
    const first = Math.ceil(Math.log(low) / Math.log(base) - 1e-9);
    const last = Math.floor(Math.log(high) / Math.log(base) + 1e-9);
    const step = Math.max(1, Math.ceil((last - first + 1) / count));
    const powers = [];
    for (let e = first; e <= last; e += step)
        powers.push(base ** e);
    if (base !== 10 || powers.length > 2)
        return powers;
    const between = (factors) => Array.from({ length: last - first + 3 }, (_, k) => factors.map((factor) => factor * 10 ** (first - 1 + k)))
        .flat()
        .filter((value) => value >= low && value <= high);
    return [between([1, 2, 5]), between([1, 3])].find((values) => values.length <= count) ?? powers;
}
/** Tool tips: a title element shows while the pointer is over its parent. */
export const tip = (text) => `<title>${escapeText(text)}</title>`;
export const text = (x, y, content, options = '') => `<text x="${px(x)}" y="${px(y)}"${options === '' ? '' : ` ${options}`}>${escapeText(content)}</text>`;
export const rule = (x1, y1, x2, y2, name) => `<line class="${name}" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}"/>`;
/** A class that sets the current colour. */
export const colorClass = ({ color }) => `c${color % COLORS}`;
export function dashOf({ variant }) {
    const dash = DASHES[variant % DASHES.length];
    return dash === '' ? '' : ` stroke-dasharray="${dash}"`;
}
const shapeOf = ({ color }) => symbol(SHAPES[color % SHAPES.length], MARK_AREA).digits(1)() ?? '';
/** A mark with its tip, and a wider place to point at. */
export function mark(x, y, look, note) {
    const hollow = look.variant % 2 === 1 ? ' hollow' : '';
    return (`<g class="mark ${colorClass(look)}${hollow}" transform="translate(${px(x)},${px(y)})">${tip(note)}` +
        `<circle r="11"/><path d="${shapeOf(look)}"/></g>`);
}
/** Grid, labels and titles of two axes. */
export function axes(x, y, layout) {
    const { width, height, left, right, bottom } = layout;
    const [floor, end] = [height - bottom, width - right];
    const rows = y.ticks.map(({ at, label }) => rule(left, at, end, at, 'grid') + text(left - 7, at + 4, label, 'text-anchor="end"'));
    const columns = x.ticks.map(({ at, label }) => rule(at, floor, at, floor + 5, 'axis') + text(at, floor + 18, label, 'text-anchor="middle"'));
    return [...rows, ...columns, rule(left, floor, end, floor, 'axis'), titles(x.title, y.title, layout)].join('');
}
/** Titles of two axes, in their places. */
export const titles = (x, y, { width, height, right, top }) => text(6, top - 16, y, 'class="axis-title"') +
    text(width - right, height - 6, x, 'class="axis-title" text-anchor="end"');
/** All drawings of a chart, and its legend: of marks with lines, or of marks alone. `draw` gets the layout that it draws in. */
export function chart({ id, title, description }, series, lines, draw) {
    const drawings = LAYOUTS.map((layout) => {
        const own = escapeText(`${id}-${layout.name}`);
        return (`<svg class="${layout.name}" viewBox="0 0 ${layout.width} ${layout.height}" role="img" aria-labelledby="${own}-t ${own}-d">` +
            `<title id="${own}-t">${escapeText(title)}</title><desc id="${own}-d">${escapeText(description)}</desc>` +
            `${draw(layout)}</svg>`);
    });
    return `<div class="chart">${drawings.join('')}</div>${legend(series, lines)}`;
}
export const nothing = ({ width, height }) => text(width / 2, height / 2, 'nothing measured', 'class="axis-title" text-anchor="middle"');
/** What the looks mean, as a list that wraps. */
function legend(series, lines) {
    const items = series.map((one) => {
        const line = lines ? `<line class="series ${colorClass(one)}" x1="0" y1="8" x2="30" y2="8"${dashOf(one)}/>` : '';
        return `<li><svg class="key" viewBox="0 0 30 16" aria-hidden="true">${line}${keyMark(one)}</svg>${escapeText(one.name)}</li>`;
    });
    return `<ul class="legend">${items.join('')}</ul>`;
}
function keyMark(look) {
    const hollow = look.variant % 2 === 1 ? ' hollow' : '';
    return `<g class="mark ${colorClass(look)}${hollow}" transform="translate(15,8)"><path d="${shapeOf(look)}"/></g>`;
}
