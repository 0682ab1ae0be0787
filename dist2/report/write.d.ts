import type { ReportData } from './data.ts';
/** Runs as JSON: a list, one run in a line. */
export declare const reportJson: (runs: readonly ReportData[]) => string;
