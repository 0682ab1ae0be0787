import { type ReportData } from './data.ts';
/**
 * The report of one run of `collect`, or of several to be compared: a series per device, which is named with its run's date if it occurs in
 * more than one of them.
 *
 * @throws RangeError for an empty list.
 * @example
 * writeFileSync('report.html', renderReport([before, await collect(ctx)]));
 */
export declare function renderReport(data: ReportData | readonly ReportData[]): string;
