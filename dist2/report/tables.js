// Tables: what the charts show, as numbers.
import { bandwidth, nameOf, passed, rate, shareOfRoof } from './data.js';
import { digits, escapeText, percent, quantity, sizeText } from './text.js';
/** A table that scrolls in its own box, reachable by keyboard. Cells are HTML. */
export function table(caption, columns, rows, name = '') {
    const kind = (k) => (columns[k]?.number ? ' class="number"' : '');
    const head = columns.map(({ title }, k) => `<th scope="col"${kind(k)}>${escapeText(title)}</th>`).join('');
    const body = rows
        .map((cells) => `<tr>${cells.map((cell, k) => `<td${kind(k)}>${cell}</td>`).join('')}</tr>`)
        .join('\n');
    const label = escapeText(caption);
    return (`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table${name === '' ? '' : ` class="${name}"`}>` +
        `<caption>${label}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`);
}
const COLUMNS = [
    { title: 'Device' },
    { title: 'Routine' },
    { title: 'n', number: true },
    { title: 'Batch', number: true },
    { title: 'Time', number: true },
    { title: 'Rate', number: true },
    { title: 'Memory', number: true },
    { title: 'Of roofline', number: true },
    { title: 'Error, eps', number: true },
];
/** Measurements of all devices that `wanted` accepts, folded away. */
export function measurementTable(caption, devices, wanted) {
    const rows = devices.flatMap((device) => device.run.measurements.filter(wanted).map((m) => measurementRow(device, m)));
    if (rows.length === 0)
        return '';
    const batched = rows.some((cells) => cells[3] !== '1');
    const [columns, shown] = batched
        ? [COLUMNS, rows]
        : [COLUMNS.filter((_, k) => k !== 3), rows.map((cells) => cells.filter((_, k) => k !== 3))];
    const summary = `${caption} as a table, ${rows.length} row${rows.length === 1 ? '' : 's'}`;
    return `<details><summary>${escapeText(summary)}</summary>${table(caption, columns, shown)}</details>`;
}
function measurementRow({ label, roof }, m) {
    const share = shareOfRoof(roof, m);
    return [
        escapeText(label),
        escapeText(nameOf(m)),
        sizeText(m.n),
        String(m.batch),
        quantity(m.ms / 1000, 's'),
        m.flops === 0 ? '' : quantity(rate(m), 'flop/s'),
        quantity(bandwidth(m), 'B/s'),
        share === undefined ? '' : percent(share),
        errorCell(m),
    ];
}
export const errorCell = (m) => {
    const text = m.error === null ? 'wrong' : digits(m.error);
    return passed(m) ? text : `<span class="bad">${text} (limit ${digits(m.limit)})</span>`;
};
/** Facts of all devices side by side: a fact is a row. */
export function factTable(devices) {
    const labels = [...new Set(devices.flatMap(({ run }) => run.facts.map(([label]) => label)))];
    const rows = labels.map((label) => [
        escapeText(label),
        ...devices.map(({ run }) => escapeText(run.facts.find(([name]) => name === label)?.[1] ?? '')),
    ]);
    return table('Facts about the devices', [{ title: 'Fact' }, ...devices.map(({ label }) => ({ title: label }))], rows, 'facts');
}
