// The sections of a report: which charts of which measurements, and what is said about them.
import { bandwidth, intensity, MIXED, nameOf, passed, rate, shareOfRoof } from './data.js';
import { familyOf, linesOf } from './devices.js';
import { dotChart } from './dotChart.js';
import { lineChart } from './lineChart.js';
import { roofline } from './roofline.js';
import { errorCell, factTable, measurementTable, table } from './tables.js';
import { digits, escapeText, percent, quantity, sizeText } from './text.js';
const figure = (title, chart, note = '') => `<figure><h3>${escapeText(title)}</h3>${chart}${note === '' ? '' : `<figcaption>${note}</figcaption>`}</figure>`;
const figures = (all) => all.length === 0
    ? '<p>Nothing was measured.</p>'
    : `<div class="charts${all.length === 1 ? ' one' : all.length % 2 === 0 ? ' even' : ''}">${all.join('\n')}</div>`;
const one = (devices) => devices.length === 1;
/** Without the device where there is but one. */
const seriesName = ({ device, routine }, devices) => {
    const name = routine.replace('StridedBatched', '');
    return one(devices) ? name : `${name}, ${device.label}`;
};
/** Devices that differ by more than this are compared on a logarithmic axis: on a linear one the slower would lie at its floor. */
const FAR_APART = 15;
/** The kind of an axis on which the highest points of all series can be seen. */
function kindFor(series) {
    const highest = series.map(({ points }) => Math.max(...points.map((p) => p.y))).filter((y) => y > 0);
    return Math.max(...highest) > FAR_APART * Math.min(...highest) ? 'log' : 'linear';
}
const noteOf = (m, device) => [
    `${nameOf(m)}, n = ${sizeText(m.n)}${m.batch === 1 ? '' : `, ${m.batch} problems`}, ${device.label}`,
    [
        ...(m.flops > 0 ? [quantity(rate(m), 'flop/s')] : []),
        quantity(bandwidth(m), 'B/s'),
        quantity(m.ms / 1000, 's'),
    ].join(', '),
    `error ${m.error === null ? 'not a number' : `${digits(m.error)} eps`}`,
].join('\n');
function seriesOf(lines, devices, value) {
    return lines.map((line) => ({
        ...{ name: seriesName(line, devices), ...line.look },
        points: line.measurements.map((m) => ({ x: m.n, y: value(m), note: noteOf(m, line.device) })),
    }));
}
/** Families of routines in the order in which they were first measured on any device. */
const families = (devices, group) => [
    ...new Set(devices.flatMap(({ run }) => run.measurements.filter((m) => m.group === group).map(familyOf))),
];
/** A chart of rates for each family of routines. */
function rateFigures(devices, group, titles) {
    return figures(families(devices, group).map((family) => {
        const title = titles[family] ?? family;
        const lines = linesOf(devices, (m) => m.group === group && familyOf(m) === family);
        const series = seriesOf(lines, devices, rate);
        const chart = lineChart({
            ...{ id: `${group}-${family}`, title, series },
            x: { kind: 'size', title: 'n' },
            y: { kind: kindFor(series), title: 'Rate', unit: 'flop/s' },
        });
        return figure(title, chart);
    }));
}
export const deviceSection = (devices) => ({
    ...{ id: 'device', title: one(devices) ? 'Device' : 'Devices' },
    html: factTable(devices),
});
export function productSection(devices) {
    const gemm = rateFigures(devices, 'products', { gemm: 'gemm: C := A B of order n' });
    const vectors = families(devices, 'vectors').map((family) => {
        const titles = {
            axpy: 'axpy: y := a x + y of n elements',
            copy: 'copy: y := x of n elements',
            gemv: 'gemv: y := A x of order n',
        };
        const lines = linesOf(devices, (m) => m.group === 'vectors' && familyOf(m) === family);
        const series = seriesOf(lines, devices, bandwidth);
        const chart = lineChart({
            ...{ id: `vectors-${family}`, title: titles[family] ?? family, series },
            x: { kind: 'size', title: 'n' },
            y: { kind: kindFor(series), title: 'Memory', unit: 'B/s' },
        });
        return figure(titles[family] ?? family, chart);
    });
    return {
        ...{ id: 'products', title: 'Products' },
        html: gemm +
            '<p>What memory bounds is shown by the bytes that have to be moved. Short vectors stay in caches.</p>' +
            figures(vectors) +
            measurementTable('Products', devices, (m) => m.group === 'products' || m.group === 'vectors'),
    };
}
export const factorizationSection = (devices) => ({
    ...{ id: 'factorizations', title: 'Factorizations' },
    html: rateFigures(devices, 'factorizations', {
        getrf: 'getrf: LU with partial pivoting',
        potrf: 'potrf: Cholesky',
        geqrf: 'geqrf: QR',
    }) + measurementTable('Factorizations', devices, (m) => m.group === 'factorizations'),
});
export const solverSection = (devices) => ({
    ...{ id: 'solvers', title: 'Solvers' },
    html: '<p>One right-hand side. dsgesv factors in single precision and corrects the solution to double.</p>' +
        rateFigures(devices, 'solvers', {
            gesv: 'gesv: general systems by LU',
            posv: 'posv: definite systems by Cholesky',
            dsgesv: 'dsgesv: general systems, mixed precision',
        }) +
        measurementTable('Solvers', devices, (m) => m.group === 'solvers'),
});
export function batchSection(devices) {
    const charts = families(devices, 'batches').map((family) => {
        const title = `${family}, batched`;
        const lines = linesOf(devices, (m) => m.group === 'batches' && familyOf(m) === family);
        const sizes = [...new Set(lines.flatMap(({ measurements }) => measurements.map(({ n }) => n)))].sort((a, b) => a - b);
        const series = lines.map((line) => ({
            ...{ name: seriesName(line, devices), ...line.look },
            dots: line.measurements.map((m) => ({
                row: String(m.n),
                value: (1000 * m.batch) / m.ms,
                note: `${noteOf(m, line.device)}\n${quantity((1000 * m.batch) / m.ms, 'problems/s')}`,
            })),
        }));
        const chart = dotChart({
            ...{ id: `batches-${family}`, title, rowTitle: 'n', rows: sizes.map(String), series },
            x: { kind: 'log', title: 'Problems in a second', unit: '' },
        });
        return figure(title, chart);
    });
    return {
        ...{ id: 'batches', title: 'Batches' },
        html: '<p>Many small problems of one size in one call; gesv with one right-hand side each.</p>' +
            figures(charts) +
            measurementTable('Batches', devices, (m) => m.group === 'batches'),
    };
}
/** Kinds of routines on a roofline, with their colours. */
const KINDS = [
    ['products', (m) => m.group === 'products'],
    ['vectors, gemv', (m) => m.group === 'vectors'],
    ['factorizations', (m) => m.group === 'factorizations'],
    ['solvers', (m) => m.group === 'solvers' && m.prec !== MIXED],
    ['batches', (m) => m.group === 'batches'],
];
const PEAKS = {
    s: 'single',
    d: 'double',
    h: 'half',
    's split': 'split',
    's fast': 'fast',
};
export function rooflineSection(devices) {
    const charts = devices.flatMap((device) => {
        const { roof, run, label, key } = device;
        if (roof === undefined)
            return [];
        const series = KINDS.map(([name, wanted], color) => {
            const points = run.measurements
                .filter((m) => wanted(m) && m.flops > 0)
                .map((m) => ({ x: intensity(m), y: rate(m), note: `${noteOf(m, device)}\n${roofNote(device, m)}` }));
            return { name, color, variant: 0, points };
        });
        const chart = roofline({
            ...{ id: `roofline-${key}`, title: `Roofline of ${label}`, bandwidth: roof.bandwidth, series },
            peaks: [...roof.peaks].map(([kind, flops]) => ({ label: PEAKS[kind] ?? kind, flops })),
        });
        return [figure(label, chart)];
    });
    return {
        ...{ id: 'roofline', title: 'Roofline' },
        html: '<p>A routine that does few operations for each byte can be no faster than memory, the slope; others no faster than ' +
            'arithmetic, the flat lines. Both are measured: the longest vectors, and the fastest routine of each precision. ' +
            'What stays in caches may lie above the slope.</p>' +
            figures(charts),
    };
}
function roofNote({ roof }, m) {
    const share = shareOfRoof(roof, m);
    return `${digits(intensity(m))} flop per byte${share === undefined ? '' : `, ${percent(share)} of the roofline`}`;
}
/** LAPACK's threshold, on the common scale of all limits. */
const THRESHOLD = 30;
/** Exact results have no place on a logarithmic axis: they are shown here. */
const EXACT = 1e-3;
export function accuracySection(devices) {
    const marks = (line) => ({
        ...{ name: line.device.label, color: line.device.color, variant: 0 },
        points: line.measurements.flatMap((m) => m.error === null
            ? []
            : [{ x: m.n, y: Math.max(EXACT, (THRESHOLD * m.error) / m.limit), note: noteOf(m, line.device) }]),
    });
    const inMatrices = linesOf(devices, (m) => m.group !== 'vectors');
    const series = devices.map((device) => {
        const own = inMatrices.filter((line) => line.device === device).map(marks);
        return { name: device.label, color: device.color, variant: 0, points: own.flatMap(({ points }) => points) };
    });
    const chart = lineChart({
        ...{ id: 'accuracy-all', title: 'Backward errors against their threshold', lines: false, series },
        x: { kind: 'size', title: 'n' },
        y: { kind: 'log', title: 'Error, units of roundoff' },
        threshold: { value: THRESHOLD, label: `threshold ${THRESHOLD}` },
    });
    const all = devices.flatMap((device) => device.run.measurements.map((m) => ({ device, m })));
    const failed = all.filter(({ m }) => !passed(m));
    const verdict = failed.length === 0
        ? `<p class="good">All ${all.length} results are within their limits.</p>`
        : `<p class="bad">${failed.length} of ${all.length} results are not within their limits.</p>`;
    const rows = failed.map(({ device, m }) => [
        ...[device.label, nameOf(m)].map(escapeText),
        ...[sizeText(m.n), String(m.batch), errorCell(m)],
    ]);
    const columns = ['Device', 'Routine', 'n', 'Batch', 'Error, eps'].map((title, k) => ({ title, number: k > 1 }));
    return {
        ...{ id: 'accuracy', title: 'Accuracy' },
        html: verdict +
            (failed.length === 0 ? '' : table('Results that are not within their limits', columns, rows)) +
            figures([figure('Backward errors against their threshold', chart)]) +
            `<p>Errors are backward errors as in LAPACK's and MAGMA's testers, in units of the roundoff of the arithmetic. Products are held to 3, ` +
            `all others to ${THRESHOLD}; here all are scaled to ${THRESHOLD}. Errors below ${EXACT} are shown there.</p>`,
    };
}
export function methodSection(devices) {
    const rows = devices.flatMap(({ label, run }) => run.skipped.map((s) => [...[label, nameOf(s)].map(escapeText), sizeText(s.n), escapeText(s.why)]));
    const columns = [{ title: 'Device' }, { title: 'Routine' }, { title: 'n', number: true }, { title: 'Why' }];
    const timers = new Set(devices.flatMap(({ run }) => run.measurements.map(({ timer }) => timer)));
    const clocks = [
        ...(timers.has('gpu')
            ? [
                'GPU timestamps around the calls; on hardware behind up to 100 ms of other work, because an idle GPU lowers its clocks',
            ]
            : []),
        ...(timers.has('wall') ? ["the host's clock between two synchronizations"] : []),
    ];
    return {
        ...{ id: 'method', title: 'How measured' },
        html: `<p>Times are medians of several rounds by ${clocks.join(', or ')}. Short calls are timed many together, on operands of their own ` +
            'where a call overwrites them. The first calls, which compile kernels, are not timed. Transfers between host and GPU are not ' +
            'part of the times. Operands are uniform random numbers in (-1, 1); definite matrices have n added to their diagonal.</p>' +
            '<p>Rates count the operations of the textbook algorithm (LAPACK Working Note 41), memory the bytes of operands and results. ' +
            'A sweep over sizes ends when its share of the time is spent.</p>' +
            (rows.length === 0
                ? ''
                : `<details><summary>Where sweeps ended early, ${rows.length} row${rows.length === 1 ? '' : 's'}</summary>` +
                    `${table('Sizes from which on a sweep was not run', columns, rows)}</details>`),
    };
}
