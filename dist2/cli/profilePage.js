// A profile as a page: the roofline with its routines, and tables of routines and kernels.
import { htmlPage, roofline, table, themeChoice } from '../report/index.js';
import { digits, escapeText, percent, quantity } from '../report/text.js';
import { fields } from '../src/index.js';
const number = (title) => ({ title, number: true });
export function profilePage(gpu, version, bounds, found) {
    const calls = found.flatMap((one) => one.calls);
    const series = calls.map(({ routine, intensity, flops, ms, share, bound }, color) => {
        const rate = flops / (ms / 1000);
        const note = `${routine}: ${digits(intensity)} flop/B, ${quantity(rate, 'flop/s')}\n${percent(share)}, bound by ${bound}`;
        return { name: routine, color, variant: 0, points: [{ x: intensity, y: rate, note }] };
    });
    const chart = roofline({
        ...{ id: 'roofline', title: `Roofline of ${gpu}`, bandwidth: bounds.bandwidth, series },
        peaks: [...bounds.peaks].map(([prec, flops]) => ({ label: fields[prec].title, flops })),
    });
    const routines = table('Routines', [
        { title: 'Routine' },
        ...['Calls', 'Time of one', 'Flop/B', 'Rate', 'Memory', 'Of its bound'].map(number),
        { title: 'Bound by' },
    ], calls.map(({ routine, calls: count, ms, flops, bytes, intensity, share, bound }) => {
        const seconds = ms / 1000;
        const rates = [quantity(flops / seconds, 'flop/s'), quantity(bytes / seconds, 'B/s')];
        const cells = [escapeText(routine), String(count), quantity(seconds / count, 's'), digits(intensity), ...rates];
        return [...cells, percent(share), bound];
    }));
    const kernels = found.map(({ profile: { rows, ms, span } }, k) => table(`Kernels of ${found[k].calls.map(({ routine }) => routine).join(', ')}: ${quantity(ms / 1000, 's')}, ${quantity(Math.max(0, span - ms) / 1000, 's')} between them`, [{ title: 'Kernel' }, number('Runs'), number('Time'), number('Share')], rows.map((row) => [
        escapeText(row.kernel),
        String(row.calls),
        quantity(row.ms / 1000, 's'),
        percent(row.ms / ms),
    ])));
    return htmlPage({
        title: `Profile on ${gpu}`,
        header: `<p class="sub">basalt ${escapeText(version)}</p>\n${themeChoice()}`,
        main: `<section aria-labelledby="bounds"><h2 id="bounds">What bounds the routines</h2>${chart}${routines}</section>
<section aria-labelledby="kernels"><h2 id="kernels">Kernels</h2>${kernels.join('\n')}</section>`,
        footer: 'Intensity: operations by the bytes of the operands, each read and written once. Bounds: measured on this device.',
    });
}
