// What the reports of a vitest run say in a few lines: each failed test, the counts, both of which .ci/run gathers from several runs, and
// which files took long.
import path from 'node:path';
import { root } from './process.mjs';

/** Why a run without a failed test and file is a failure all the same. */
const OUTSIDE = 'an error outside of tests, or a worker process that went down';

/** Of a message the line that says what is wrong, without colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const firstLine = (message = '') => message.replace(/\x1b\[[\d;]*m/g, '').match(/\S.*/)?.[0] ?? 'no message';

/**
 * A line for each failure, "failed: file > full name: first line of the error". `results` are what vitest's JSON reporter wrote, undefined
 * where vitest itself went down before; `code` is what it exited with.
 */
export function failures(results, code) {
  const lines = [];
  for (const { name, status, message, assertionResults } of results?.testResults ?? []) {
    const file = path.relative(root, name).replaceAll(path.sep, '/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { ancestorTitles, title, failureMessages } of failed)
      lines.push(`failed: ${[file, ...ancestorTitles, title].join(' > ')}: ${firstLine(failureMessages[0])}`);
    // A file that cannot be loaded has no tests to fail.
    if (status === 'failed' && failed.length === 0) lines.push(`failed: ${file}: ${firstLine(message)}`);
  }
  return lines.length === 0 && code !== 0 ? [`failed: vitest, exit code ${code}: ${OUTSIDE}`] : lines;
}

/** "N passed, N failed, N skipped". */
export function counts(results, code) {
  const { numPassedTests: passed = 0, numPendingTests: pending = 0, numTodoTests: todo = 0 } = results ?? {};
  return `${passed} passed, ${failures(results, code).length} failed, ${pending + todo} skipped`;
}

/**
 * "Processor time 61 s; most: 12.3 s test/a.test.ts, ..." of what tests have reported, { file, seconds } among other lines. Of processes
 * that a test starts nothing is known.
 */
export function slowest(lines, most) {
  const files = lines.filter(({ file }) => file !== undefined).sort((a, b) => b.seconds - a.seconds);
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const named = files.slice(0, most).map(({ file, seconds }) => `${seconds.toFixed(1)} s ${file}`);
  return `Processor time ${all.toFixed(0)} s; most: ${named.join(', ') || 'none'}.`;
}
