// Measurements of this machine as data, charts of them as SVG, and both as one HTML file that needs nothing beside it. Charts and pages are
// functions from data to text, without DOM and without Node: a browser makes the same ones.
export { type CollectOptions, collect, type Progress } from './collect.ts';
export { type DeviceRun, type Group, type Measurement, passed, type ReportData, SCHEMA, type Skipped } from './data.ts';
export { type Dot, type DotChart, type DotSeries, dotChart } from './dotChart.ts';
export { renderReport } from './html.ts';
export { type LineChart, lineChart, type Point, type Series } from './lineChart.ts';
export { htmlPage, type Page, themeChoice } from './page.ts';
export type { Sizes } from './plan.ts';
export { ReportFormatError, readReports } from './read.ts';
export { type Peak, type Roofline, type RooflineSeries, roofline } from './roofline.ts';
export { type Column, table } from './tables.ts';
export { chartStyle, themeStyle } from './theme.ts';
export { reportJson } from './write.ts';
