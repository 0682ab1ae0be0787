// Tables of bench:cpu: a line per problem, a column per contender and per ratio. Speeds are better when larger, times when smaller.
import { fixed } from '../../testing/lib/printf.js';
const width = (title) => Math.max(9, title.length + 2);
const cell = (value, title) => value === undefined ? '---'.padStart(width(title)) : fixed(value, width(title), value < 10 ? 2 : 1);
export function header({ title, columns, ratios }) {
    const titles = [...columns, ...ratios.map((ratio) => ratio.title)].map((text) => text.padStart(width(text)));
    return `\n% ${title}\n${'%'.padEnd(14)}${titles.join('')}`;
}
/** A line of medians: `value` turns milliseconds per call into what the table shows. */
export function line(table, problem, times, value) {
    const shown = (ms) => (ms === undefined ? undefined : value(ms));
    return {
        table: table.title,
        problem,
        values: Object.fromEntries(table.columns.map((name) => [name, shown(times.ms(name))])),
        fastest: Object.fromEntries(table.columns.map((name) => [name, shown(times.least(name))])),
        ratios: Object.fromEntries(table.ratios.map(({ title, of, to }) => [title, least(to.map((one) => times.ratio(of, one)))])),
    };
}
function least(values) {
    const present = values.filter((value) => value !== undefined);
    return present.length === 0 ? undefined : Math.min(...present);
}
export function text({ columns, ratios }, { problem, values, ratios: quotients }) {
    const speeds = columns.map((name) => cell(values[name], name));
    return `${problem.padEnd(14)}${[...speeds, ...ratios.map(({ title }) => cell(quotients[title], title))].join('')}`;
}
