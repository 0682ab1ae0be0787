// The report as one HTML file: no scripts, no requests, nothing beside it. The data is in it, for readReports.
import { nameOf, passed, rate, shareOfRoof } from './data.js';
import { shortName, shownDevices } from './devices.js';
import { htmlPage, themeChoice } from './page.js';
import { DATA_ID } from './read.js';
import { accuracySection, batchSection, deviceSection, factorizationSection, methodSection, productSection, rooflineSection, solverSection, } from './sections.js';
import { digits, escapeText, percent, quantity, sizeText } from './text.js';
import { reportJson } from './write.js';
/**
 * The report of one run of `collect`, or of several to be compared: a series per device, which is named with its run's date if it occurs in
 * more than one of them.
 *
 * @throws RangeError for an empty list.
 * @example
 * writeFileSync('report.html', renderReport([before, await collect(ctx)]));
 */
export function renderReport(data) {
    const runs = Array.isArray(data) ? data : [data];
    if (runs.length === 0)
        throw new RangeError('renderReport: there is no run to be shown');
    const devices = shownDevices(runs);
    const sections = [
        deviceSection,
        productSection,
        factorizationSection,
        solverSection,
        batchSection,
        rooflineSection,
        accuracySection,
        methodSection,
    ].map((make) => make(devices));
    const names = [...new Set(runs.flatMap((run) => run.devices.map(shortName)))];
    const title = `basalt on ${listed(names)}`;
    return htmlPage({
        title,
        header: `${runs.map(about).join('\n')}\n${themeChoice()}\n${navigation(sections)}`,
        main: `${tiles(devices)}\n${sections.map(({ id, title, html }) => `<section id="${id}" aria-labelledby="${id}-h">\n<h2 id="${id}-h">${escapeText(title)}</h2>\n${html}\n</section>`).join('\n')}`,
        footer: 'Made by basalt. This file holds its data: it can be read again and compared with other runs.',
        data: `<script type="application/json" id="${DATA_ID}">${embedded(runs)}</script>`,
    });
}
const listed = (names) => [names.slice(0, -1).join(', '), names.at(-1) ?? 'no device'].filter(Boolean).join(' and ');
const about = ({ version, date, runtime, quick, seconds }) => `<p class="sub">${[
    `basalt ${escapeText(version)}`,
    `<time datetime="${escapeText(date)}">${escapeText(date.slice(0, 16).replace('T', ' '))} UTC</time>`,
    escapeText(runtime),
    `${quick ? 'quick run' : 'full run'} of ${digits(seconds)} s`,
].join(', ')}</p>`;
const navigation = (sections) => `<nav aria-label="Sections"><ul>${sections.map(({ id, title }) => `<li><a href="#${id}">${escapeText(title)}</a></li>`).join('')}</ul></nav>`;
/** The highest value of all measurements that have one. */
function best(devices, value) {
    let found;
    for (const device of devices) {
        for (const m of device.run.measurements) {
            const x = value(m, device);
            if (x !== undefined && !(found !== undefined && found.value >= x))
                found = { device, m, value: x };
        }
    }
    return found;
}
function tiles(devices) {
    const where = ({ m, device }) => `${nameOf(m)}, n = ${sizeText(m.n)}, ${device.label}`;
    const product = best(devices, (m) => (m.group === 'products' ? rate(m) : undefined));
    const share = best(devices, (m, { roof }) => m.group === 'factorizations' || m.group === 'solvers' ? shareOfRoof(roof, m) : undefined);
    // A result that is not a number is worse than any other.
    const worst = best(devices, (m) => {
        if (m.error === null)
            return Number.POSITIVE_INFINITY;
        return m.group === 'vectors' ? undefined : m.error / m.limit;
    });
    const all = devices.flatMap(({ run }) => run.measurements);
    const good = all.filter(passed).length;
    const shown = [
        tile('Fastest product', product && quantity(product.value, 'flop/s'), product && where(product)),
        tile('Factorization closest to the roofline', share && percent(share.value), share && where(share)),
        tile('Largest error', worst && (worst.m.error === null ? 'not a number' : `${digits(worst.m.error)} of ${digits(worst.m.limit)} eps`), worst && where(worst)),
        tile('Results within their limits', `${good} of ${all.length}`, good === all.length ? 'all right' : `${all.length - good} wrong`),
    ];
    return `<dl class="tiles">${shown.join('')}</dl>`;
}
const tile = (name, value = 'none', note = 'nothing measured') => `<div class="tile"><dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd><dd class="note">${escapeText(note)}</dd></div>`;
/** JSON that cannot end the element that it lies in. */
const embedded = (runs) => reportJson(runs).replaceAll('<', '\\u003c');
