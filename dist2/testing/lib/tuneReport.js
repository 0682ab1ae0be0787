/** Lines of JSON as benchmarks of other libraries print them, or an array of such objects; what is no square product is left out. */
export function parseRivals(text) {
    const values = text.trimStart().startsWith('[') ? JSON.parse(text) : text.split('\n').flatMap(line);
    return values.flatMap((value) => {
        const { what, lib, n, batch = 1, tflops } = value;
        const isProduct = typeof what === 'string' && /^[a-z]gemm/.test(what) && batch === 1;
        return isProduct && typeof n === 'number' && typeof tflops === 'number'
            ? [{ name: `${String(lib)} ${what}`, n, rate: 1000 * tflops }]
            : [];
    });
}
function line(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? [value] : [];
    }
    catch {
        return []; // a benchmark may print warnings in between
    }
}
const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 64;
const BOTTOM = 40;
const TOP = 16;
const RIGHT = 16;
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** Cube root of m n k: the order of a cube of as many flops. */
const order = ({ problem: { m, n, k } }) => Math.round(Math.cbrt(m * n * k));
const label = ({ problem: { m, n, k, trans } }) => `${m} x ${n} x ${k} ${trans}`;
export function reportPage(family, machine, tuned, rivals) {
    const precs = new Set(tuned.map(({ problem }) => problem.prec));
    // The same precision only: s matches "cublas sgemm" and "cublas sgemm_tf32".
    const shown = rivals.filter(({ name }) => precs.has(name.split(' ')[1][0]));
    const ours = [...new Set(tuned.map(({ problem }) => problem.trans))].flatMap((trans) => {
        const own = tuned.filter(({ problem }) => problem.trans === trans);
        return [
            { name: `tuned ${trans}`, points: own.map((t) => [order(t), t.bestRate]) },
            { name: `built-in rules ${trans}`, points: own.map((t) => [order(t), t.rulesRate]) },
        ];
    });
    const theirs = [...new Set(shown.map(({ name }) => name))].map((name) => ({
        name,
        points: shown.filter((r) => r.name === name).map(({ n, rate }) => [n, rate]),
    }));
    const curves = [...ours, ...theirs].map((c) => ({
        ...c,
        points: [...c.points].sort((a, b) => a[0] - b[0]),
    }));
    const title = `${family} on ${machine.adapter}`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>basalt ${escaped(machine.version)}, ${escaped(machine.date.slice(0, 10))}, Node ${escaped(machine.node)}. Rates in Gflop/s; more is better.</p>
<figure>
${chart(curves)}
${legend(curves)}
</figure>
<div class="wide">
${rowsTable(tuned)}
</div>
</main>
</body>
</html>
`;
}
const STYLE = `:root { color-scheme: light dark; --ink: #1c1e21; --soft: #6a7178; --grid: #dfe3e7; --paper: #fff;
  --c0: #0a6cc4; --c1: #c2410c; --c2: #15803d; --c3: #7e22ce; --c4: #a16207; --c5: #be185d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --soft: #9aa3ab; --grid: #33393f; --paper: #15181b;
  --c0: #61b0ff; --c1: #ff9a5c; --c2: #5fd38a; --c3: #c99bff; --c4: #e6c14a; --c5: #ff86bb; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; }
figure { margin: 1rem 0; }
svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--soft); font-size: 14px; }
svg .grid { stroke: var(--grid); }
svg .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
ul.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
ul.legend i { display: inline-block; width: 1.2rem; height: .3rem; border-radius: 2px; vertical-align: middle; margin-right: .4rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; white-space: nowrap; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--grid); text-align: right; }
th:first-child, td:first-child, th:last-child, td:last-child { text-align: left; }`;
const COLORS = 6;
const color = (k) => `var(--c${k % COLORS})`;
function chart(curves) {
    const all = curves.flatMap(({ points }) => points);
    const exponents = all.map(([n]) => Math.log2(n));
    const [low, high] = [Math.floor(Math.min(...exponents)), Math.ceil(Math.max(...exponents))];
    const top = niceAbove(Math.max(...all.map(([, rate]) => rate)));
    const x = (n) => LEFT + ((Math.log2(n) - low) / Math.max(1, high - low)) * (WIDTH - LEFT - RIGHT);
    const y = (rate) => HEIGHT - BOTTOM - (rate / top) * (HEIGHT - BOTTOM - TOP);
    const parts = [];
    for (let tick = 0; tick <= 4; tick++) {
        const rate = (top * tick) / 4;
        const at = y(rate).toFixed(1);
        parts.push(`<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at}" y2="${at}"/>`);
        parts.push(`<text x="${LEFT - 8}" y="${at}" text-anchor="end" dominant-baseline="middle">${Number(rate.toPrecision(3))}</text>`);
    }
    for (let e = low; e <= high; e++) {
        parts.push(`<text x="${x(2 ** e).toFixed(1)}" y="${HEIGHT - BOTTOM + 22}" text-anchor="middle">${2 ** e}</text>`);
    }
    for (const [k, { name, points }] of curves.entries()) {
        const path = points.map(([n, rate]) => `${x(n).toFixed(1)},${y(rate).toFixed(1)}`);
        parts.push(`<polyline class="curve" stroke="${color(k)}" points="${path.join(' ')}"/>`);
        for (const [i, [n, rate]] of points.entries()) {
            const [cx, cy] = path[i].split(',');
            const hint = `${escaped(name)}, n = ${n}: ${rate.toPrecision(4)} Gflop/s`;
            parts.push(`<circle cx="${cx}" cy="${cy}" r="4" fill="${color(k)}"><title>${hint}</title></circle>`);
        }
    }
    return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Gflop/s over the order of the matrices">\n${parts.join('\n')}\n</svg>`;
}
const legend = (curves) => `<ul class="legend">${curves.map(({ name }, k) => `<li><i style="background:${color(k)}"></i>${escaped(name)}</li>`).join('')}</ul>`;
function rowsTable(tuned) {
    const cells = tuned.map((t) => {
        const { rulesRate, bestRate, row, found } = t;
        const choice = row.params === undefined
            ? 'built-in rules'
            : `${row.variant} ${JSON.stringify(row.params).replace(/["{}]/g, '')}`;
        const numbers = [rulesRate.toFixed(1), bestRate.toFixed(1), (bestRate / rulesRate).toFixed(2), found.trials.length];
        return `<tr><td>${label(t)}</td>${numbers.map((v) => `<td>${v}</td>`).join('')}<td>${escaped(choice)}</td></tr>`;
    });
    return `<table><thead><tr><th>m x n x k</th><th>rules</th><th>tuned</th><th>gain</th><th>tried</th><th>choice</th></tr></thead>
<tbody>
${cells.join('\n')}
</tbody></table>`;
}
/** The next of 1, 2, 4, 8 times a power of ten. */
function niceAbove(value) {
    const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
    return ([1, 2, 4, 8, 10].find((f) => f * power >= value) ?? 10) * power;
}
