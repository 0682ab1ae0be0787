// Measurements of this machine as data, charts of them as SVG, and both as one HTML file that needs nothing beside it. Charts and pages are
// functions from data to text, without DOM and without Node: a browser makes the same ones.
export { collect } from './collect.js';
export { passed, SCHEMA } from './data.js';
export { dotChart } from './dotChart.js';
export { renderReport } from './html.js';
export { lineChart } from './lineChart.js';
export { htmlPage, themeChoice } from './page.js';
export { ReportFormatError, readReports } from './read.js';
export { roofline } from './roofline.js';
export { table } from './tables.js';
export { chartStyle, themeStyle } from './theme.js';
export { reportJson } from './write.js';
