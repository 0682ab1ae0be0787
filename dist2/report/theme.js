// Colours and style: of charts, which a page of any kind can use, and of the report's page.
/**
 * Custom properties in both themes. The colours of series keep apart for all common kinds of colour blindness, and have a contrast of at
 * least 3 to 1 with both backgrounds; those of text have 4.5 to 1.
 */
export const TOKENS = {
    page: { light: '#f6f7f9', dark: '#101317' },
    surface: { light: '#ffffff', dark: '#191d23' },
    ink: { light: '#16191d', dark: '#eceff3' },
    muted: { light: '#545c67', dark: '#a7b0bc' },
    line: { light: '#d7dce2', dark: '#343b45' },
    axis: { light: '#7b8490', dark: '#7f8995' },
    accent: { light: '#0060a8', dark: '#6cbcf5' },
    good: { light: '#00693f', dark: '#58d3a3' },
    bad: { light: '#b3261e', dark: '#ff8f80' },
    series0: { light: '#0068b5', dark: '#5cb5f2' },
    series1: { light: '#c44e00', dark: '#ff9a5c' },
    series2: { light: '#007a5a', dark: '#3ecf9f' },
    series3: { light: '#a2357f', dark: '#e993cb' },
    series4: { light: '#7a6a00', dark: '#e6cf3c' },
    series5: { light: '#4a4f57', dark: '#c3c9d2' },
};
/** Ids of the radio buttons that a page may have for its reader's choice; without them the system's theme is taken. */
export const THEME_CHOICES = ['system', 'light', 'dark'];
const declarations = (theme) => [`color-scheme:${theme}`, ...Object.entries(TOKENS).map(([name, token]) => `--${name}:${token[theme]}`)].join(';');
/** The custom properties in the theme of the system, or the one chosen. Paper is light. */
export const themeStyle = [
    `:root{${declarations('light')}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not(:has(#theme-light:checked)){${declarations('dark')}}}`,
    `@media screen{:root:has(#theme-dark:checked){${declarations('dark')}}}`,
].join('\n');
const SERIES = Object.keys(TOKENS).filter((name) => name.startsWith('series'));
/** What the elements of charts look like; needs the custom properties. A chart chooses its drawing by the width of its box. */
export const chartStyle = `
.chart{container-type:inline-size;overflow-x:auto}
.chart svg{display:block;width:100%;height:auto;font:14px system-ui,sans-serif}
.chart svg:is(.wide,.middle){display:none}
.chart svg.wide{max-width:900px}
.chart svg.middle{font-size:13px}
.chart svg.narrow{min-width:320px;font-size:12px}
@container (min-width:440px){.chart svg.middle{display:block}.chart svg.narrow{display:none}}
@container (min-width:660px){.chart svg.wide{display:block}.chart svg.middle{display:none}}
.chart text{fill:var(--muted)}
.chart .axis-title{fill:var(--ink)}
.chart .grid,.chart .guide{stroke:var(--line)}
.chart .guide{stroke-dasharray:2 4}
.chart .axis{stroke:var(--axis)}
.chart .limit{stroke:var(--bad);stroke-width:1.5;stroke-dasharray:6 4}
.chart .limit-text{fill:var(--bad)}
.chart .roof{stroke:var(--ink);stroke-width:2}
.chart .lower{stroke-width:1;stroke-dasharray:5 4}
.chart .roof-text{fill:var(--ink)}
.chart :is(.roof-text,.limit-text){paint-order:stroke;stroke:var(--surface);stroke-width:3px;stroke-linejoin:round}
.series{fill:none;stroke:currentColor;stroke-width:2}
.mark{fill:currentColor;stroke:currentColor}
.mark.hollow path{fill:var(--surface);stroke-width:1.6}
.mark circle{fill:transparent;stroke:none}
.mark:hover path{stroke-width:3}
${SERIES.map((name, k) => `.c${k}{color:var(--${name})}`).join('')}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.5rem 0 0;padding:0;list-style:none;font-size:.875rem}
.legend li{display:flex;align-items:center;gap:.4rem;min-width:0;overflow-wrap:anywhere}
.legend .key{width:30px;height:16px;flex:none}
`.trim();
/** The report's page around the charts. */
export const pageStyle = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main,footer{max-width:76rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0;overflow-wrap:anywhere}
h2{font-size:1.3rem;margin:2.25rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:0 0 .25rem}
p{max-width:44rem;margin:.5rem 0}
a{color:var(--accent)}
code{font-size:.9em;overflow-wrap:anywhere}
.sub,figcaption,footer{color:var(--muted);font-size:.875rem}
.theme{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1rem 0 0;padding:0;border:0;font-size:.875rem}
.theme legend{float:left;padding:.25rem 0;color:var(--muted)}
.theme label{display:flex;align-items:center;gap:.35rem;padding:.25rem 0}
.theme input{margin:0}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1rem 0 0;padding:0;list-style:none}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:.75rem;margin:1rem 0;padding:0}
.tile,figure{margin:0;padding:.9rem;background:var(--surface);border:1px solid var(--line);border-radius:.5rem;min-width:0}
.tile dt{color:var(--muted);font-size:.875rem}
.tile dd{margin:0;font-size:1.6rem;font-weight:600;line-height:1.3}
.tile dd.note{color:var(--muted);font-size:.875rem;font-weight:400;overflow-wrap:anywhere}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:.75rem;margin:.75rem 0}
.charts.one{grid-template-columns:minmax(0,1fr)}
.charts.even{grid-template-columns:repeat(auto-fit,minmax(min(100%,28rem),1fr))}
@media (min-width:68rem){.charts.one figure{display:grid;grid-template-columns:minmax(0,54rem) minmax(0,1fr);column-gap:1rem}.charts.one :is(h3,figcaption){grid-column:1/-1}.charts.one .legend{flex-direction:column;align-self:center;margin:0}}
.scroll{overflow-x:auto;margin:.5rem 0;background:var(--surface);border:1px solid var(--line);border-radius:.5rem}
.scroll:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:.35rem .75rem;text-align:left;border-top:1px solid var(--line);vertical-align:top}
thead th{border-top:0;color:var(--muted);font-weight:600;white-space:nowrap}
td.number,th.number{text-align:right;white-space:nowrap}
.facts td:first-child{white-space:nowrap}
.facts td+td{min-width:14rem;overflow-wrap:anywhere}
summary{cursor:pointer;padding:.4rem 0;color:var(--accent)}
.good{color:var(--good)}
.bad{color:var(--bad);font-weight:600}
@media (max-width:480px){header,main,footer{padding:.75rem}.tile,figure{padding:.65rem}figure .chart{margin:0 -.4rem}}
@media print{
body{background:#fff;font-size:11pt}
.theme,nav{display:none}
details::details-content{content-visibility:visible;height:auto;display:block}
.scroll,.chart{overflow:visible}
figure,tr{break-inside:avoid}
h2,h3{break-after:avoid}
}
`.trim();
