// What tests tell the runner, scripts/test.mjs: JSON lines in the file BASALT_TEST_REPORT.
import { appendFileSync } from 'node:fs';

/** Tells it of an adapter in use, of a skipped test and why, or what a file has taken. */
export function report(line: Readonly<Record<string, string | number>>): void {
  const file = process.env.BASALT_TEST_REPORT;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
