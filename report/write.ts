// Writes runs as `readReports` reads them: the one format of files that programs, pages and people exchange.
import type { ReportData } from './data.ts';

/** Runs as JSON: a list, one run in a line. */
export const reportJson = (runs: readonly ReportData[]): string =>
  `[${runs.map((run) => JSON.stringify(run)).join(',\n')}]\n`;
