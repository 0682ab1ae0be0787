import { type ReportData } from './data.ts';
/** Id of the element of a report that holds its data. */
export declare const DATA_ID = "basalt-report-data";
/** What is wrong with saved data, and where. */
export declare class ReportFormatError extends Error {
    readonly name = "ReportFormatError";
}
/**
 * The runs in a text: the JSON of one run, of a list of them, or a report's HTML.
 *
 * @throws ReportFormatError naming the first field that is missing or of another kind, or a version that is not known.
 * @example
 * const before = readReports(readFileSync('report.html', 'utf8'));
 * writeFileSync('both.html', renderReport([...before, await collect(ctx)]));
 */
export declare function readReports(text: string): ReportData[];
